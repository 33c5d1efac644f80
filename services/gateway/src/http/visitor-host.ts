import type { IncomingHttpHeaders } from "node:http";
import { type Storefront, storefrontOf } from "@chalkbox/session";

/** Letters, digits, dots, hyphens and a port; anything else is no host of ours. */
const plausible = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i;

/** The host that the visitor addressed: a proxy's word first (STORE-05 when there is none). */
export function hostOf(headers: IncomingHttpHeaders): string {
  const forwarded = headers["x-forwarded-host"];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(",", 1)[0]?.trim();
  const host = first === undefined || first === "" ? (headers.host ?? "") : first;
  return plausible.test(host) ? host.toLowerCase() : "localhost";
}

/** The storefront that the visitor's host stands for. */
export function storefrontOfRequest(headers: IncomingHttpHeaders): Storefront {
  return storefrontOf(hostOf(headers), headers["x-forwarded-proto"] === "https" ? "https" : "http");
}

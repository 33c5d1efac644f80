import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import type { Config } from "./config.ts";

/** Where a visitor's call comes from, as far as it can be trusted. */
export interface VisitorOrigin {
  /** Address of the visitor; where no gateway vouches for one, of the other end of the connection; null: unknown. */
  readonly visitorAddress: string | null;
  /** A secret that the gateway keeps in the visitor's browser; null: it named none. */
  readonly visitorDevice: string | null;
}

const plausibleDevice = /^[\w-]{16,64}$/;

/**
 * Reads a gateway's headers about a visitor: `x-visitor-address` and `x-visitor-device`. Visitors have an API token in
 * a cookie, so a token does not prove a gateway: it signs both headers and the request's id with the client secret
 * (`x-visitor-signature`).
 * @param peer address of the other end of the connection
 */
export function visitorOriginOf(
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  { oauth }: Pick<Config, "oauth">,
): VisitorOrigin {
  const unvouched = { visitorAddress: addressIn(peer ?? ""), visitorDevice: null };
  const address = single(headers["x-visitor-address"]);
  const signature = single(headers["x-visitor-signature"]);
  if (address === "" || signature === "") return unvouched;
  const device = single(headers["x-visitor-device"]);
  const signed = [single(headers["x-request-id"]), address, device].join("\n");
  const expected = createHmac("sha256", oauth.clientSecret).update(`visitor\n${signed}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return unvouched;
  return { visitorAddress: addressIn(address), visitorDevice: plausibleDevice.test(device) ? device : null };
}

function addressIn(text: string): string | null {
  const [address = ""] = text.split("%", 1);
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
}

function single(header: string | string[] | undefined): string {
  return typeof header === "string" ? header : "";
}

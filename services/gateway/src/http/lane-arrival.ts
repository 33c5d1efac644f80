import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Proxies } from "@chalkbox/edge";
import type { Storefront } from "@chalkbox/session";
import { bypassesCache, hasPrivateCookie } from "../cache/bypass.ts";
import { type Encoding, preferredEncoding } from "../cache/encoded-bytes.ts";
import { explainHeader } from "../observability/explanation.ts";
import { headersFor } from "../planning/media-type.ts";
import { isJson } from "../security/csrf.ts";
import { refusalOf } from "../security/door.ts";
import { securityHeaders } from "../security/response-headers.ts";
import { commonHeaders } from "./reply.ts";
import { timeoutHeader } from "../upstream/time-left.ts";
import { storefrontHeader, storefrontOfRequest } from "./visitor-host.ts";

/** How requests came whose shared answers differ in nothing but the body. */
export interface Arrival {
  readonly storefront: Storefront;
  /** What all that come so have in common: nothing that a visitor has of their own, as this is kept. */
  readonly headers: IncomingHttpHeaders;
  readonly accept: string;
  readonly encoding: Encoding;
  /** Names and values of the headers that all answers have. */
  readonly head: readonly string[];
  /** The same for answers that visitors share. */
  readonly sharedHead: readonly string[];
}

/** Longer bodies take the usual way; in bytes. */
const longestBody = 8_000;

/** What has no influence on a shared answer. Every header that is not named here keeps arrivals apart. */
const irrelevant: ReadonlySet<string> = new Set([
  "accept-language",
  "cache-control",
  "connection",
  "content-length",
  "cookie",
  "dnt",
  "keep-alive",
  "pragma",
  "priority",
  "referer",
  "sec-ch-ua",
  "sec-ch-ua-mobile",
  "sec-ch-ua-platform",
  "user-agent",
  "x-forwarded-for",
  "x-request-id",
  timeoutHeader,
]);
/** Who sends one of these wants more than the answer. */
const special = [explainHeader, storefrontHeader, "traceparent", "expect", "upgrade"] as const;

/** Names are written in few ways, and making them small takes time. */
const lowerCase = new Map<string, string>();

function lower(name: string): string {
  const known = lowerCase.get(name);
  if (known !== undefined) return known;
  const small = name.toLowerCase();
  if (lowerCase.size < 500) lowerCase.set(name, small);
  return small;
}

/** A request's headers, read no further than it takes. */
export interface Glance {
  /** What keeps arrivals apart: all that may change how a request for a shared answer is judged or answered. */
  readonly signature: string;
  /** `x-request-id` as it was sent. */
  readonly requestId: string | undefined;
}

/** A first look at a request; null when it takes the usual way in any case. */
export function glanceAt({ method, url, rawHeaders, socket }: IncomingMessage): Glance | null {
  if (method !== "POST" || (url !== "/api/shop/" && url !== "/api/shop")) return null;
  let signature = socket.remoteAddress ?? "";
  let length = 0;
  let requestId: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = lower(rawHeaders[at] ?? "");
    const value = rawHeaders[at + 1] ?? "";
    if (name === "content-length") length = Number(value);
    else if (name === "x-request-id") requestId = value;
    else if (name === "cookie" && hasPrivateCookie(value)) return null;
    // No header holds a line break.
    if (!irrelevant.has(name)) signature += `\n${name}:${value}`;
  }
  return length > 0 && length <= longestBody ? { signature, requestId } : null;
}

/** Judges a request as the usual way does, without touching it; null when it must take that. */
export function judgeArrival(request: IncomingMessage, proxies: Proxies): Arrival | null {
  const { method, url, socket } = request;
  const headers = { ...request.headers };
  proxies.clean(headers, socket.remoteAddress);
  if (special.some((name) => headers[name] !== undefined)) return null;
  if (refusalOf({ headers, method, url }) !== null) return null;
  if (!isJson(headers["content-type"]) || bypassesCache(headers)) return null;
  const accept = headers.accept ?? "";
  const always = {
    ...securityHeaders(headers),
    ...commonHeaders,
    ...headersFor({ accept }),
  };
  const head = Object.entries(always).flat();
  return {
    storefront: storefrontOfRequest(headers),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !irrelevant.has(name))),
    accept,
    encoding: preferredEncoding(headers["accept-encoding"]),
    head,
    sharedHead: [...head, "vary", "accept, accept-encoding", "x-chalkbox-cache", "hit"],
  };
}

import type { IncomingMessage } from "node:http";
import { hasPrivateCookie } from "../cache/bypass.ts";
import { timeoutHeader } from "../upstream/time-left.ts";
import { changeNameHeader } from "./made-changes.ts";

/** Headers that decide nothing about a request. Every header that is not named here is part of the fingerprint. */
const irrelevant: ReadonlySet<string> = new Set([
  "accept-language",
  "cache-control",
  "connection",
  "content-length",
  "cookie",
  "dnt",
  changeNameHeader,
  "keep-alive",
  "pragma",
  "priority",
  "referer",
  "sec-ch-ua",
  "sec-ch-ua-mobile",
  "sec-ch-ua-platform",
  "traceparent",
  "tracestate",
  "user-agent",
  "x-forwarded-for",
  "x-request-id",
  timeoutHeader,
]);

/** Longer ones are rare, and not worth their memory; in characters. */
const longest = 4_000;

/** Names are written in few ways, and `toLowerCase` takes time. */
const lowerCase = new Map<string, string>();

function lower(name: string): string {
  const known = lowerCase.get(name);
  if (known !== undefined) return known;
  const small = name.toLowerCase();
  if (lowerCase.size < 500) lowerCase.set(name, small);
  return small;
}

/** A request's raw headers, read once. */
export interface Fingerprint {
  /** Equal for requests that are classified alike. */
  readonly key: string;
  /** `x-request-id` as it was sent. */
  readonly requestId: string | undefined;
  /** In bytes; 0 for a body whose length the headers do not name. */
  readonly contentLength: number;
}

/**
 * The fingerprint of a request to the graph: peer, and every header that may decide something. It is read from the raw
 * list, as Node's own object takes longer than the rest of a cached response.
 * @returns null for requests that are classified one by one
 */
export function fingerprintOf({ method, url, rawHeaders, socket }: IncomingMessage): Fingerprint | null {
  if (method !== "POST" || (url !== "/api/shop/" && url !== "/api/shop")) return null;
  let key = socket.remoteAddress ?? "";
  let contentLength = 0;
  let requestId: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = lower(rawHeaders[at] ?? "");
    const value = rawHeaders[at + 1] ?? "";
    if (name === "content-length") contentLength = Number(value);
    else if (name === "x-request-id") requestId = value;
    else if (name === "cookie" && hasPrivateCookie(value)) return null;
    // No header holds a line break.
    if (!irrelevant.has(name)) key += `\n${name}:${value}`;
  }
  return key.length <= longest ? { key, requestId, contentLength } : null;
}

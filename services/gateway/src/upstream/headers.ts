import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "@chalkbox/session";
import type { CallingVisitor, Forwarded } from "./call-context.ts";
import { forwardedCookies, previewOf } from "./forwarded-cookies.ts";
import type { Caller } from "./call.ts";

/** Headers of the visitor's request that the shop gets as they came (GQL-06). */
const asTheyCame = ["user-agent", "referer"] as const;

/** Addresses as proxies write them; anything else in `x-forwarded-for` is not passed on. */
const plausibleAddresses = /^[\w.:[\], -]{1,500}$/;

/** Where a visitor's request came in. */
export interface ForwardedRequest {
  readonly headers: IncomingHttpHeaders;
  /** Address of the other end of the connection; undefined when it is gone. */
  readonly address: string | undefined;
  readonly storefront: Pick<Storefront, "host" | "baseUrl">;
}

interface Settings {
  /** Whether developers may switch the shop's unfinished parts on: not in the live environment. */
  readonly allowsDevFlags: boolean;
}

/**
 * The headers of a visitor's request that every call to the shop repeats, and the address that payment pages send
 * the visitor back to (GQL-06, GQL-07, SESS-21). Nothing else of the visitor's request reaches the shop.
 */
export function forwardedHeaders(
  { headers, address, storefront }: ForwardedRequest,
  { allowsDevFlags }: Settings,
): Forwarded {
  const { host, baseUrl } = storefront;
  const taken: Record<string, string> = {
    "x-forwarded-host": host,
    "x-forwarded-proto": baseUrl.startsWith("https:") ? "https" : "http",
  };
  const put = (name: string, value: string | undefined): void => {
    if (value !== undefined && value !== "") taken[name] = value;
  };
  for (const name of asTheyCame) put(name, headers[name]);
  put("x-forwarded-for", addressesOf(headers["x-forwarded-for"], address));
  const { preview, devFlags } = previewOf(headers);
  put("x-preview", preview);
  if (allowsDevFlags) put("x-dev-flags", devFlags);
  put("cookie", forwardedCookies(headers.cookie));
  return taken;
}

/** The addresses that earlier proxies wrote down, and the one that the gateway sees itself. */
function addressesOf(earlier: string | string[] | undefined, address: string | undefined): string | undefined {
  const before = Array.isArray(earlier) ? earlier.join(", ") : earlier;
  const own = address?.replace(/^::ffff:(?=\d+\.)/, "");
  const trusted = before !== undefined && plausibleAddresses.test(before) ? before.trim() : "";
  return [trusted, own ?? ""].filter((part) => part !== "").join(", ");
}

/**
 * Bearer token, user id and customer token where present (GQL-04, GQL-05), and what is forwarded.
 * @param origin where the visitor comes from, signed; for what the shop counts
 */
export function callerOf(
  token: string,
  visitor: CallingVisitor,
  forwarded: Forwarded,
  requestId: string,
  origin: Forwarded | null,
): Caller {
  const { userId, customerToken, confirmation } = visitor;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    accept: "application/json",
    "x-request-id": requestId,
    authorization: `Bearer ${token}`,
  };
  if (userId !== null) headers["x-ishop-api-userid"] = userId;
  if (customerToken !== null) {
    headers["x-jwt"] = customerToken;
    visitor.noteTokenSent();
  }
  if (confirmation !== null) headers["x-confirmation"] = confirmation;
  // The request id only serves to find log lines, so it keeps no callers apart. No header holds a line break.
  let batchKey = `${token}\n${userId ?? ""}\n${customerToken ?? ""}\n${confirmation ?? ""}`;
  for (const name in forwarded) {
    const value = forwarded[name] ?? "";
    headers[name] = value;
    batchKey += `\n${name}:${value}`;
  }
  if (origin !== null) {
    Object.assign(headers, origin);
    // The address follows from what is in the batchKey already.
    batchKey += `\norigin:${origin["x-visitor-device"] ?? ""}`;
  }
  return { headers, batchKey, visitor: userId ?? forwarded["x-forwarded-for"] ?? "" };
}

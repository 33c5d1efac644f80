import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "@chalkbox/session";
import type { RequestVisitor } from "../identity/request-visitor.ts";

/** What of the visitor's request the shop is told (GQL-06); nothing else is. */
const forwarded = ["user-agent", "referer", "x-forwarded-for"] as const;

/**
 * The headers of a visitor's request that every call to the shop repeats, and the address that payment pages send
 * the visitor back to.
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  { host, baseUrl }: Pick<Storefront, "host" | "baseUrl">,
): Readonly<Record<string, string>> {
  const scheme = baseUrl.startsWith("https:") ? "https" : "http";
  const taken: Record<string, string> = { "x-forwarded-host": host, "x-forwarded-proto": scheme };
  for (const name of forwarded) {
    const value = headers[name];
    if (typeof value === "string" && value !== "") taken[name] = value;
  }
  return taken;
}

/** The headers of a call to the shop, and the lane that only identical callers share. */
export interface CallHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly lane: string;
}

/** Bearer token, user id and customer token where present (GQL-04, GQL-05), and what is forwarded. */
export function callHeaders(
  token: string,
  visitor: RequestVisitor,
  passed: Readonly<Record<string, string>>,
  requestId: string,
): CallHeaders {
  const identity = {
    authorization: `Bearer ${token}`,
    ...(visitor.userId !== null && { "x-ishop-api-userid": visitor.userId }),
    ...(visitor.customerToken !== null && { "x-jwt": visitor.customerToken }),
    ...passed,
  };
  return {
    headers: { "content-type": "application/json", accept: "application/json", "x-request-id": requestId, ...identity },
    // The request id only serves to find log lines, so it keeps nobody apart.
    lane: JSON.stringify(identity),
  };
}

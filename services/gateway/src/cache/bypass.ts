import type { IncomingHttpHeaders } from "node:http";

/** Headers with which editors and developers request what shoppers do not see yet (GQL-07). */
const privateViews = ["x-preview", "x-dev-flags"] as const;

/** The cookies that stand for these headers, and those that put a visitor into a test's group (SESS-21). */
const privateCookies = /(?:^|;)\s*(?:preview=|devFlags=|BZ_AB_)/;

/** Whether a `Cookie` header stands for one of these, or puts the visitor into a test's group. */
export function hasPrivateCookie(cookies: string): boolean {
  return privateCookies.test(cookies);
}

/**
 * Whether a visitor is to get answers of their own even to public operations. The shop gets previews, developers'
 * switches and tests' groups with each call and may answer them differently; as they are few and their combinations
 * many, they are not made part of the key but requested one by one.
 */
export function bypassesCache(headers: IncomingHttpHeaders): boolean {
  return privateViews.some((name) => headers[name] !== undefined) || hasPrivateCookie(headers.cookie ?? "");
}

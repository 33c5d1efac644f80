import type { PageSessionQuery } from "./generated/PageSession.ts";
import { cookiesIn } from "../lib/cookies.ts";

/** The cookies by which gateway and shop recognise a visitor. */
const known = ["cartId", "X-iSHOP-API-USERID", "X-JWT", "X-JWT-exist", "X-JWT-guest"] as const;

/** Whether a `Cookie` header identifies the visitor. Who has none of these has no cart and is not signed in (C-87). */
export function isKnownVisitor(cookies: string | null): boolean {
  if (cookies === null || cookies === "") return false;
  const found = cookiesIn(cookies);
  return known.some((name) => found[name] !== undefined);
}

/**
 * What there is to say of a visitor without ids; with the names of its types, by which the browser's cache finds what a
 * sign-in makes stale.
 */
const session = {
  cartId: null,
  securityLogout: false,
  visitor: { state: "LOGGED_OUT", firstName: null, lastName: null, __typename: "Visitor" },
  cart: null,
  __typename: "Session",
} as const;
const wishlistSummary = { entryCount: null, __typename: "WishlistSummary" } as const;
export const anonymousSession: PageSessionQuery = { session, wishlistSummary };

/** The same as the JSON that pages carry. */
export const anonymousSessionJson = JSON.stringify(anonymousSession);

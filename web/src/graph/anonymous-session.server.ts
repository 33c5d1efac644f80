import type { PageSessionQuery } from "./generated/PageSession.ts";
import { cookiesIn } from "../lib/cookies.ts";

/** The cookies by which gateway and shop know a visitor again. */
const known = ["cartId", "X-iSHOP-API-USERID", "X-JWT", "X-JWT-exist", "X-JWT-guest"] as const;

/** Whether a `Cookie` header says who the visitor is. Who has none of these has no cart and is not signed in (C-87). */
export function isKnownVisitor(cookies: string | null): boolean {
  if (cookies === null || cookies === "") return false;
  const found = cookiesIn(cookies);
  return known.some((name) => found[name] !== undefined);
}

/**
 * What there is to say of a visitor without ids; with the names of its types, by which the browser's cache knows what a
 * sign-in makes stale.
 */
const session = {
  cartId: null,
  securityLogout: false,
  visitor: { state: "LOGGED_OUT", firstName: null, lastName: null, __typename: "Visitor" },
  cart: null,
  __typename: "Session",
} as const;
export const anonymousSession: PageSessionQuery = { session };

/** The same as the JSON that pages carry. */
export const anonymousSessionJson = JSON.stringify(anonymousSession);

import type { Storefront } from "@chalkbox/session";
import { decodeJwt } from "jose";
import * as v from "valibot";
import { cookieNames, type CookieJar, type CookieName } from "./cookies.ts";
import type { ApiToken } from "./token-client.ts";
import { renewalLead } from "./token-source.ts";

const claimsSchema = v.object({
  exp: v.number(),
  shop_id: v.object({ store: v.string(), language: v.string() }),
});

/**
 * Whether the cookie's token may stay: it was issued for this storefront and language and does not end soon (SESS-11).
 * Calls to the shop never use it, so that a visitor cannot make the gateway use a token of their own.
 */
export function holdsToken(
  cookies: ReadonlyMap<CookieName, string>,
  { store, language }: Storefront,
  current: ApiToken,
  now: number,
): boolean {
  const value = cookies.get(cookieNames.apiToken);
  if (value === undefined) return false;
  if (value === current.token) return true;
  try {
    const claims = v.parse(claimsSchema, decodeJwt(value));
    const endsSoon = claims.exp * 1000 - renewalLead <= now;
    return !endsSoon && claims.shop_id.store === store && claims.shop_id.language === language;
  } catch {
    return false;
  }
}

/** Puts the token into the visitor's cookie until a minute before it ends (SESS-06). */
export function setTokenCookie(jar: CookieJar, { token, expires }: ApiToken, now: number): void {
  const maxAge = (expires - renewalLead - now) / 1000;
  if (maxAge >= 1) jar.set(cookieNames.apiToken, token, { maxAge, httpOnly: true });
}

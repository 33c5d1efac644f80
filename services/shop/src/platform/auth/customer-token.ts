import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Caller, Storefront } from "../context.ts";
import { storefrontSchema } from "../storefront.ts";
import type { TokenPlatform } from "./access-token.ts";
import { signingKey } from "./signing-key.ts";
import {
  deleteExpiredTokens,
  findTokenLife,
  findTokenState,
  insertCustomerToken,
  markUsed,
  replaceToken,
  revokeToken,
  revokeTokensOf,
} from "./token.store.ts";

const audience = "chalkbox-customer";
const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  jti: v.pipe(v.string(), v.uuid()),
  guest: v.boolean(),
  shop_id: storefrontSchema,
});

/** Lives in seconds: a day's shopping; 30 days with "stay logged in", as long as the user id cookie (SESS-09). */
const lifetime = { session: 12 * 3600, stay: 30 * 24 * 3600 } as const;

/** How long a token that was replaced still counts, in milliseconds: for calls of other tabs that are on their way. */
const grace = 60_000;

/**
 * How long calls with a token from before a change of password are on their way, in milliseconds. A browser that sends it
 * later has not received the answer with the new one: its login has ended like all others.
 */
const onTheWay = 15_000;

/** What a customer token vouches for. */
export interface TokenRequest {
  readonly customerId: string;
  readonly isGuest: boolean;
  readonly storefront: Storefront;
  /** The shopper ticked "stay logged in" (AUTH-01). */
  readonly staySignedIn: boolean;
}

/** Issues a customer's login token (X-JWT) and records it, so that it can be revoked. */
export async function issueCustomerToken(
  platform: TokenPlatform,
  request: TokenRequest,
): Promise<{ token: string; expires: Date }> {
  const now = platform.clock.now();
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = issuedAt + (request.staySignedIn ? lifetime.stay : lifetime.session);
  const expires = new Date(expiresAt * 1000);
  const tokenId = randomUUID();
  const { store, language } = request.storefront;
  const token = await new SignJWT({ guest: request.isGuest, shop_id: { store, language } })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(audience)
    .setSubject(request.customerId)
    .setJti(tokenId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signingKey(platform.config));
  await insertCustomerToken(platform.database.write, {
    tokenId,
    customerId: request.customerId,
    store,
    isGuest: request.isGuest,
    issuedAt: now,
    expiresAt: expires,
  });
  await deleteExpiredTokens(platform.database.write, now);
  return { token, expires };
}

/** Whom a customer token identifies, or why it does not count. */
export type CustomerVerdict =
  | { readonly customer: NonNullable<Caller["customer"]>; readonly fault: null }
  | { readonly customer: null; readonly fault: NonNullable<Caller["tokenFault"]> };

/** Checks a customer token for a storefront; a token of another store is invalid, one of another language is not. */
export async function verifyCustomerToken(
  platform: TokenPlatform,
  token: string,
  storefront: Storefront,
): Promise<CustomerVerdict> {
  const claims = await jwtVerify(token, signingKey(platform.config), {
    algorithms: ["HS256"],
    audience,
    currentDate: platform.clock.now(),
  }).then(
    ({ payload }) => v.safeParse(claimsSchema, payload),
    () => null,
  );
  if (claims === null || !claims.success) return { customer: null, fault: "invalid" };
  const { sub, jti, guest, shop_id } = claims.output;
  if (shop_id.store !== storefront.store) return { customer: null, fault: "invalid" };
  const now = platform.clock.now();
  const { validity, isUsed } = await findTokenState(platform.database.write, jti, now, onTheWay);
  if (validity === "replaced") return { customer: null, fault: "replaced" };
  if (validity === "revoked") return { customer: null, fault: "revoked" };
  if (validity === "unknown") return { customer: null, fault: "invalid" };
  if (!isUsed) await markUsed(platform.database.write, jti, now);
  return { customer: { customerId: sub, isGuest: guest, tokenId: jti }, fault: null };
}

/** Revokes one token, e.g. at logout; false when it was not live. */
export function revokeCustomerToken(platform: TokenPlatform, tokenId: string): Promise<boolean> {
  return revokeToken(platform.database.write, tokenId, platform.clock.now());
}

/**
 * Revokes a customer's tokens on all devices, e.g. after a change of password; returns how many.
 * @param keep id of the token of the calling device, which stays logged in
 */
export function revokeCustomerTokens(
  platform: TokenPlatform,
  customerId: string,
  keep: string | null = null,
): Promise<number> {
  return revokeTokensOf(platform.database.write, customerId, platform.clock.now(), keep);
}

/** Whether a token was issued to a visitor who stays signed in; false for an unknown one. */
export async function isLasting({ database }: TokenPlatform, tokenId: string): Promise<boolean> {
  const life = await findTokenLife(database.write, tokenId);
  return life !== null && life.expiresAt.getTime() - life.issuedAt.getTime() > lifetime.session * 1000;
}

/**
 * Ends a token at once, because another took its place in the same browser. Calls of other tabs that are on their way
 * with it are those of a visitor who is not signed in: that is no reason to take the browser's new token away (ERR-03).
 */
export async function replaceCustomerToken({ database, clock }: TokenPlatform, tokenId: string): Promise<void> {
  await replaceToken(database.write, tokenId, clock.now());
}

/** Ends a token in a minute, because another took its place. */
export async function retireCustomerToken({ database, clock }: TokenPlatform, tokenId: string): Promise<void> {
  await revokeToken(database.write, tokenId, new Date(clock.now().getTime() + grace));
}

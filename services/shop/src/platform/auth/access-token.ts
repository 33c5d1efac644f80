import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import * as v from "valibot";
import type { Platform } from "../platform.ts";
import type { Storefront } from "../context.ts";
import { storefrontSchema } from "../storefront.ts";
import { signingKey } from "./signing-key.ts";
import { raiseEpoch, readEpoch } from "./token.store.ts";

/** What issuing and checking tokens needs of the platform. */
export type TokenPlatform = Pick<Platform, "config" | "database" | "clock">;

const audience = "chalkbox-api";
const claimsSchema = v.object({ shop_id: storefrontSchema, epoch: v.number(), exp: v.number() });
type Claims = v.InferOutput<typeof claimsSchema>;

/** Tokens whose signature was checked: a visitor sends the same one with every call, and checking costs 0.3 ms. */
const checkedTokens = new WeakMap<TokenPlatform["config"], Map<string, Claims>>();
const maxCheckedTokens = 5_000;

/** How long a revocation in another process may go unnoticed, in milliseconds. */
const epochMaxAge = 1_000;
const knownEpochs = new WeakMap<TokenPlatform["database"]["address"], { epoch: Promise<number>; readAt: number }>();

/**
 * Issues an API token for a storefront (SESS-01, SESS-10): a JWT whose `shop_id` claim is the storefront.
 * @returns the token and its life in seconds
 */
export async function issueAccessToken(
  platform: TokenPlatform,
  storefront: Storefront,
): Promise<{ token: string; expiresIn: number }> {
  const expiresIn = platform.config.oauth.accessTokenSeconds;
  const issuedAt = Math.floor(platform.clock.now().getTime() / 1000);
  const epoch = await readEpoch(platform.database.write);
  const token = await new SignJWT({ shop_id: { store: storefront.store, language: storefront.language }, epoch })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresIn)
    .sign(signingKey(platform.config));
  return { token, expiresIn };
}

/** The storefront that an API token was issued for; null when it is forged, expired or revoked. */
export async function verifyAccessToken(platform: TokenPlatform, token: string): Promise<Storefront | null> {
  const claims = await readClaims(platform, token);
  if (claims === null || claims.exp * 1000 <= platform.clock.now().getTime()) return null;
  return claims.epoch === (await currentEpoch(platform)) ? claims.shop_id : null;
}

/** What a token holds whose signature is ours; null for any other. */
async function readClaims({ config, clock }: TokenPlatform, token: string): Promise<Claims | null> {
  const checked = checkedTokens.get(config) ?? new Map<string, Claims>();
  checkedTokens.set(config, checked);
  const known = checked.get(token);
  if (known !== undefined) return known;
  const claims = await jwtVerify(token, signingKey(config), {
    algorithms: ["HS256"],
    audience,
    currentDate: clock.now(),
  }).then(
    ({ payload }) => v.safeParse(claimsSchema, payload),
    () => null,
  );
  if (claims === null || !claims.success) return null;
  const [oldest] = checked.keys();
  if (oldest !== undefined && checked.size >= maxCheckedTokens) checked.delete(oldest);
  checked.set(token, claims.output);
  return claims.output;
}

/** Revokes every API token that is out. Other processes follow within a second. */
export async function revokeAccessTokens(platform: TokenPlatform): Promise<void> {
  const epoch = await raiseEpoch(platform.database.write);
  knownEpochs.set(platform.database.address, { epoch: Promise.resolve(epoch), readAt: performance.now() });
}

/**
 * Read at most once a second, for all calls that come meanwhile: every call of the API needs it, and a statement a call
 * would double its cost.
 */
function currentEpoch({ database }: TokenPlatform): Promise<number> {
  const known = knownEpochs.get(database.address);
  if (known !== undefined && performance.now() - known.readAt < epochMaxAge) return known.epoch;
  const epoch = readEpoch(database.write);
  const reading = { epoch, readAt: performance.now() };
  knownEpochs.set(database.address, reading);
  epoch.catch(() => {
    // The next call tries again.
    if (knownEpochs.get(database.address) === reading) knownEpochs.delete(database.address);
  });
  return epoch;
}

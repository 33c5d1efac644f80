import * as v from "valibot";
import type { Store } from "../context.ts";
import type { Queryable } from "../database.ts";

export interface CustomerTokenRow {
  readonly tokenId: string;
  readonly customerId: string;
  readonly store: Store;
  readonly isGuest: boolean;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const epochSchema = v.tuple([v.object({ epoch: v.number() })]);
const stateSchema = v.array(v.object({ revoked: v.boolean(), replaced: v.boolean(), used: v.boolean() }));
const lifeSchema = v.array(v.object({ issuedAt: v.date(), expiresAt: v.date() }));
const idSchema = v.array(v.object({ tokenId: v.string() }));

/** The epoch that API tokens are issued in now. */
export async function readEpoch(sql: Queryable): Promise<number> {
  return v.parse(epochSchema, [...(await sql`select epoch from access_token_epoch`)])[0].epoch;
}

/** Starts a new epoch; returns it. */
export async function raiseEpoch(sql: Queryable): Promise<number> {
  return v.parse(epochSchema, [...(await sql`update access_token_epoch set epoch = epoch + 1 returning epoch`)])[0]
    .epoch;
}

export async function insertCustomerToken(sql: Queryable, token: CustomerTokenRow): Promise<void> {
  await sql`
    insert into customer_token (token_id, customer_id, store, is_guest, issued_at, expires_at)
    values (${token.tokenId}, ${token.customerId}, ${token.store}, ${token.isGuest}, ${token.issuedAt}, ${token.expiresAt})`;
}

/** Deletes rows of tokens that expired before `moment`: their signature no longer counts anyway. */
export async function deleteExpiredTokens(sql: Queryable, moment: Date): Promise<void> {
  await sql`delete from customer_token where expires_at < ${moment}`;
}

/** What is known of a token at a moment. */
export interface TokenState {
  readonly validity: "unknown" | "live" | "revoked" | "replaced";
  /** Whether a call came with it before. */
  readonly isUsed: boolean;
}

/** @param grace how long a replaced token is kept apart from a revoked one, in milliseconds */
export async function findTokenState(
  sql: Queryable,
  tokenId: string,
  moment: Date,
  grace: number,
): Promise<TokenState> {
  const [row] = v.parse(stateSchema, [
    ...(await sql`
      select coalesce(revoked_at <= ${moment}, false) as revoked, used_at is not null as used,
        is_replaced and revoked_at > ${new Date(moment.getTime() - grace)} as replaced
      from customer_token where token_id = ${tokenId}`),
  ]);
  if (row === undefined) return { validity: "unknown", isUsed: false };
  return { validity: row.replaced ? "replaced" : row.revoked ? "revoked" : "live", isUsed: row.used };
}

/** Keeps the first call with a token. */
export async function markUsed(sql: Queryable, tokenId: string, moment: Date): Promise<void> {
  await sql`update customer_token set used_at = ${moment} where token_id = ${tokenId} and used_at is null`;
}

/** For how long a token was issued; null for an unknown one. */
export async function findTokenLife(
  sql: Queryable,
  tokenId: string,
): Promise<{ readonly issuedAt: Date; readonly expiresAt: Date } | null> {
  const rows = await sql`
    select issued_at, expires_at from customer_token where token_id = ${tokenId}`;
  return v.parse(lifeSchema, [...rows])[0] ?? null;
}

/** Revokes one token, and at once one that was to end later; returns whether it was live. */
export async function revokeToken(sql: Queryable, tokenId: string, moment: Date): Promise<boolean> {
  const rows = v.parse(idSchema, [
    ...(await sql`
      update customer_token set revoked_at = ${moment}
      where token_id = ${tokenId} and (revoked_at is null or revoked_at > ${moment})
      returning token_id`),
  ]);
  return rows.length > 0;
}

/** Revokes a token because another took its place. */
export async function replaceToken(sql: Queryable, tokenId: string, moment: Date): Promise<void> {
  await sql`update customer_token set revoked_at = ${moment}, is_replaced = true where token_id = ${tokenId}`;
}

/** Revokes all live tokens of a customer but `keep`; returns how many. */
export async function revokeTokensOf(
  sql: Queryable,
  customerId: string,
  moment: Date,
  keep: string | null,
): Promise<number> {
  const rows = v.parse(idSchema, [
    ...(await sql`
      update customer_token set revoked_at = ${moment}
      where customer_id = ${customerId} and (revoked_at is null or revoked_at > ${moment})
        and token_id is distinct from ${keep}::uuid
      returning token_id`),
  ]);
  return rows.length;
}

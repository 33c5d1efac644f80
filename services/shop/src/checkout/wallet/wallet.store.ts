import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

const sessionRow = v.object({
  id: v.string(),
  cartId: v.string(),
  state: v.picklist(["opened", "bound", "charging", "ended"]),
  attemptId: v.nullable(v.string()),
});
/** A session with the wallet as stored. */
export type WalletSessionRow = v.InferOutput<typeof sessionRow>;

const idRow = v.object({ id: v.string() });

const sessionColumns = (sql: Queryable) => sql`
  select id, cart_id, state, attempt_id from wallet_session`;

export async function insertSession(sql: Queryable, id: string, cartId: string, moment: Date): Promise<void> {
  await sql`insert into wallet_session (id, cart_id, state, changed_at) values (${id}, ${cartId}, 'opened', ${moment})`;
}

export async function findSession(sql: Queryable, id: string): Promise<WalletSessionRow | null> {
  return v.parse(v.array(sessionRow), [...(await sql`${sessionColumns(sql)} where id = ${id}`)])[0] ?? null;
}

/** The sessions of a cart that have not ended, the one that pays for it first. */
export async function findLiveSessions(sql: Queryable, cartId: string): Promise<WalletSessionRow[]> {
  return v.parse(v.array(sessionRow), [
    ...(await sql`
      ${sessionColumns(sql)} where cart_id = ${cartId} and state <> 'ended' order by state = 'opened', changed_at desc`),
  ]);
}

/** Changes a session's state. @param attemptId the payment that the shopper is asked for; left out: as before */
export async function setSessionState(
  sql: Queryable,
  id: string,
  state: WalletSessionRow["state"],
  moment: Date,
  attemptId: string | null = null,
): Promise<void> {
  await sql`
    update wallet_session set state = ${state}, changed_at = ${moment}, attempt_id = coalesce(${attemptId}, attempt_id)
    where id = ${id}`;
}

/** Ends the sessions of a cart, and takes the wallet off it as the way to pay. */
export async function endSessions(sql: Queryable, cartId: string, moment: Date): Promise<void> {
  await sql`
    update wallet_session set state = 'ended', changed_at = ${moment} where cart_id = ${cartId} and state <> 'ended'`;
  await sql`
    update cart set payment_method = null
    where id = ${cartId} and payment_method = 'AMAZONPAY' and submitted_at is null`;
}

/** Ids of sessions whose payment has been under way since before a moment. */
export async function findStaleCharges(sql: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await sql`
    select id from wallet_session where state = 'charging' and changed_at < ${before} order by changed_at limit ${limit}`;
  return v.parse(v.array(idRow), [...rows]).map(({ id }) => id);
}

/** Whether a cart has goods of one of the categories, or of one below. */
export async function hasGoodsIn(sql: Queryable, cartId: string, categoryIds: readonly number[]): Promise<boolean> {
  const rows = await sql`
    select 1 from cart_position
    join item on item.id = cart_position.item_id
    join product on product.id = item.product_id
    join category leaf on leaf.id = product.category_id
    join category above on above.lft <= leaf.lft and above.rgt >= leaf.rgt
    where cart_id = ${cartId} and above.id = any(${[...categoryIds]}::int[]) limit 1`;
  return rows.length > 0;
}

const cartRow = v.object({ cartId: v.string() });

/** The cart of an order that the wallet pays, by the wallet's id or by the order's number; null when there is none. */
export async function findWalletCart(sql: Queryable, orderId: string): Promise<string | null> {
  const rows = await sql`
    select cart_id from wallet_session where id = ${orderId} and state in ('bound', 'charging')
    union all
    select cart_id from shop_order where order_number::text = ${orderId} and payment_method = 'AMAZONPAY' limit 1`;
  return v.parse(v.array(cartRow), [...rows])[0]?.cartId ?? null;
}

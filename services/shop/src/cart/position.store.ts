import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";
import { type PositionRow, positionRow } from "./cart.types.ts";

const expiredRow = v.object({ cartId: v.string() });

/** The lines of a cart in the order in which they were added. */
export async function readPositions(sql: Queryable, cartId: string): Promise<PositionRow[]> {
  return v.parse(v.array(positionRow), [
    ...(await sql`
      select id, item_id, kind, quantity, deal_id, reserved_until,
        shown_cents, lapsed_quantity, lapsed_cents
      from cart_position where cart_id = ${cartId} order by sequence`),
  ]);
}

/** A line to store; one of the same item and kind is overwritten and keeps its place. */
export type PositionWrite = PositionRow;

/** Stores lines of a cart in one statement, however many; new ones come after those that are there, in the order given. */
export async function writePositions(
  sql: Queryable,
  cartId: string,
  positions: readonly PositionWrite[],
): Promise<void> {
  const rows = positions.map((position) => ({
    id: position.id,
    item_id: position.itemId,
    kind: position.kind,
    quantity: position.quantity,
    deal_id: position.dealId,
    reserved_until: position.reservedUntil,
    shown_cents: position.shownCents,
    lapsed_quantity: position.lapsedQuantity,
    lapsed_cents: position.lapsedCents,
  }));
  await sql`
    insert into cart_position (id, cart_id, item_id, kind, quantity, deal_id, reserved_until, shown_cents,
      lapsed_quantity, lapsed_cents)
    select id, ${cartId}, item_id, kind, quantity, deal_id, reserved_until, shown_cents, lapsed_quantity, lapsed_cents
    from json_populate_recordset(null::cart_position, ${JSON.stringify(rows)}::text::json) with ordinality
    order by ordinality
    on conflict (cart_id, item_id, kind) do update
      set id = excluded.id, quantity = excluded.quantity, deal_id = excluded.deal_id, reserved_until = excluded.reserved_until,
        shown_cents = excluded.shown_cents, lapsed_quantity = excluded.lapsed_quantity,
        lapsed_cents = excluded.lapsed_cents`;
}

export async function deletePositions(sql: Queryable, ids: readonly string[]): Promise<void> {
  await sql`delete from cart_position where id = any(${[...ids]}::uuid[])`;
}

/** Puts the lines of one cart into another, an empty one. */
export async function movePositions(sql: Queryable, fromCartId: string, toCartId: string): Promise<void> {
  await sql`update cart_position set cart_id = ${toCartId} where cart_id = ${fromCartId}`;
}

/** Locks the deals of items and those named by id, in order of id, so that two carts never wait for each other. */
export async function lockDeals(sql: Queryable, dealIds: readonly number[]): Promise<void> {
  await sql`select 1 from lightning_deal where id = any(${[...dealIds]}::int[]) order by id for update`;
}

/**
 * Reserves pieces of a deal, or gives them back when `pieces` is negative, in one statement.
 * @returns false when that many are not left; nothing is changed then
 */
export async function reserveDeal(sql: Queryable, dealId: number, pieces: number): Promise<boolean> {
  const rows = await sql`
    update lightning_deal set taken = greatest(0, taken + ${pieces})
    where id = ${dealId} and taken + ${pieces} <= quantity
    returning id`;
  return rows.length > 0;
}

/** Ids of open carts that hold pieces of a deal beyond their time, or beyond the deal's. */
export async function findExpiredReservations(sql: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = v.parse(v.array(expiredRow), [
    ...(await sql`
      select distinct cart_id from cart_position
      join cart on cart.id = cart_id
      left join lightning_deal deal on deal.id = deal_id
      where kind = 'deal' and (reserved_until <= ${now} or deal.ends_at <= ${now}) and submitted_at is null and merged_at is null
      limit ${limit}`),
  ]);
  return rows.map(({ cartId }) => cartId);
}

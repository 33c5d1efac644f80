import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

/** When a cart's reservations were extended; null when they were not. */
export async function readExtension(sql: Queryable, cartId: string): Promise<Date | null> {
  const [row] = v.parse(v.array(v.object({ reservationExtendedAt: v.nullable(v.date()) })), [
    ...(await sql`select reservation_extended_at from cart where id = ${cartId}`),
  ]);
  return row?.reservationExtendedAt ?? null;
}

/** Gives the deal pieces of a cart until a moment, and keeps that this was done. */
export async function extendReservations(sql: Queryable, cartId: string, now: Date, until: Date): Promise<void> {
  await sql`update cart_position set reserved_until = ${until} where cart_id = ${cartId} and kind = 'deal'`;
  await sql`update cart set reservation_extended_at = ${now} where id = ${cartId}`;
}

/** Lets a cart that takes over another's pieces count as extended when the other one does. */
export async function carryExtension(sql: Queryable, fromCartId: string, toCartId: string): Promise<void> {
  await sql`
    update cart set reservation_extended_at = coalesce(cart.reservation_extended_at, former.reservation_extended_at)
    from cart former where cart.id = ${toCartId} and former.id = ${fromCartId}`;
}

/** Lets the deal pieces of an item in a cart end no later than this. */
export async function endNoLater(sql: Queryable, cartId: string, itemId: number, until: Date): Promise<void> {
  await sql`
    update cart_position set reserved_until = least(reserved_until, ${until})
    where cart_id = ${cartId} and item_id = ${itemId} and kind = 'deal'`;
}

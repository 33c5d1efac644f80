import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

const dueRow = v.object({ orderNumber: v.number(), cartId: v.string() });
/** An order whose buyer is to be asked. */
export type DueOrder = v.InferOutput<typeof dueRow>;

export async function insertWish(sql: Queryable, cartId: string, moment: Date): Promise<void> {
  await sql`insert into rating_wish (cart_id, wished_at) values (${cartId}, ${moment}) on conflict (cart_id) do nothing`;
}

export async function deleteWish(sql: Queryable, cartId: string): Promise<void> {
  await sql`delete from rating_wish where cart_id = ${cartId} and asked_at is null`;
}

/** Takes the oldest order that was delivered before a moment and whose buyer has not been asked; no other process has it. */
export async function takeDueOrder(sql: Queryable, deliveredBefore: Date, moment: Date): Promise<DueOrder | null> {
  const rows = await sql`
    update rating_wish set asked_at = ${moment}
    where cart_id = (
      select wish.cart_id from rating_wish wish
      join shop_order on shop_order.cart_id = wish.cart_id
      join order_event on order_event.order_number = shop_order.order_number and order_event.status = 'delivered'
      where wish.asked_at is null and order_event.happened_at <= ${deliveredBefore}
      order by order_event.happened_at limit 1 for update of wish skip locked
    )
    returning cart_id, (select order_number from shop_order where shop_order.cart_id = rating_wish.cart_id)`;
  return v.parse(v.array(dueRow), [...rows])[0] ?? null;
}

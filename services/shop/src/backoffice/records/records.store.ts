import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const lineRow = v.object({
  order_number: v.number(),
  item_id: v.number(),
  order_article_number: v.string(),
  name: v.string(),
  quantity: v.number(),
  single_price_cents: v.number(),
  total_price_cents: v.number(),
});
/** A line of an order. */
export type LineRow = v.InferOutput<typeof lineRow>;

const orderRow = v.object({
  order_number: v.number(),
  cart_id: v.string(),
  store: v.string(),
  language: v.string(),
  customer_id: v.nullable(v.string()),
  is_guest: v.boolean(),
  ordered_at: v.date(),
  payment_method: v.string(),
  snapshot: v.unknown(),
  subtotal_cents: v.number(),
  promotions_saving_cents: v.number(),
  shipping_cost_cents: v.number(),
  tax_cents: v.number(),
  total_cents: v.number(),
});
/** An order. */
export type OrderRow = v.InferOutput<typeof orderRow>;

/** Which orders to read. */
export interface OrderSelection {
  readonly orderNumber: number | null;
  readonly store: Store | null;
  readonly limit: number;
  readonly offset: number;
}

/** Orders, newest first. */
export async function readOrders(
  sql: Queryable,
  { orderNumber, store, limit, offset }: OrderSelection,
): Promise<OrderRow[]> {
  return v.parse(v.array(orderRow), [
    ...(await sql`
    select order_number, cart_id, store, language, customer_id, is_guest, ordered_at, payment_method, snapshot,
      subtotal_cents, promotions_saving_cents, shipping_cost_cents, tax_cents, total_cents
    from shop_order
    where (${orderNumber}::int is null or order_number = ${orderNumber}::int)
      and (${store}::text is null or store = ${store}::text)
    order by order_number desc limit ${limit} offset ${offset}`),
  ]);
}

/** Lines of orders in their order. */
export async function readLines(sql: Queryable, orderNumbers: readonly number[]): Promise<LineRow[]> {
  return v.parse(v.array(lineRow), [
    ...(await sql`
    select order_number, item_id, order_article_number, name, quantity, single_price_cents, total_price_cents
    from order_line where order_number = any(${[...orderNumbers]}::int[]) order by order_number, line`),
  ]);
}

const mailRow = v.object({
  id: v.number(),
  message: v.object({ to: v.string(), subject: v.string(), reference: v.string(), text: v.string(), html: v.string() }),
  created_at: v.date(),
  sent_at: v.nullable(v.date()),
  tries: v.number(),
  last_fault: v.nullable(v.string()),
});
/** A mail that the shop wrote. */
export type MailRow = v.InferOutput<typeof mailRow>;

/** Mails, newest first. @param to address of one recipient only, null for all */
export async function readMails(sql: Queryable, to: string | null, limit: number): Promise<MailRow[]> {
  return v.parse(v.array(mailRow), [
    ...(await sql`
    select id, message, created_at, sent_at, tries, last_fault from mail_outbox
    where ${to}::text is null or message ->> 'to' = ${to}::text order by id desc limit ${limit}`),
  ]);
}

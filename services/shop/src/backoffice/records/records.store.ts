import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const lineRow = v.object({
  orderNumber: v.number(),
  itemId: v.number(),
  orderArticleNumber: v.string(),
  name: v.string(),
  quantity: v.number(),
  singlePriceCents: v.number(),
  totalPriceCents: v.number(),
});
/** A line of an order. */
export type LineRow = v.InferOutput<typeof lineRow>;

const orderRow = v.object({
  orderNumber: v.number(),
  cartId: v.nullable(v.string()),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  language: v.string(),
  customerId: v.nullable(v.string()),
  isGuest: v.boolean(),
  orderedAt: v.date(),
  paymentMethod: v.string(),
  snapshot: v.unknown(),
  subtotalCents: v.number(),
  promotionsSavingCents: v.number(),
  shippingCostCents: v.number(),
  taxCents: v.number(),
  totalCents: v.number(),
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
  createdAt: v.date(),
  sentAt: v.nullable(v.date()),
  undeliverableAt: v.nullable(v.date()),
  tries: v.number(),
  lastFault: v.nullable(v.string()),
});
/** A mail that the shop wrote. */
export type MailRow = v.InferOutput<typeof mailRow>;

/** Mails, newest first. @param to address of one recipient only, null for all */
export async function readMails(sql: Queryable, to: string | null, limit: number): Promise<MailRow[]> {
  return v.parse(v.array(mailRow), [
    ...(await sql`
    select id, message, created_at, sent_at, undeliverable_at, tries, last_fault from mail_outbox
    where ${to}::text is null or message ->> 'to' = ${to}::text order by id desc limit ${limit}`),
  ]);
}

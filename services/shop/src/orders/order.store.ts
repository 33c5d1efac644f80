import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";
import { type DraftLine, type OrderDraft, type OrderHead, orderHeadSchema } from "./order-draft.ts";

const placedRow = v.object({ orderNumber: v.number(), newCartId: v.string() });
/** An order and the cart that followed it. */
export type PlacedOrder = v.InferOutput<typeof placedRow>;

const orderRow = v.object({ cartId: v.string(), orderedAt: v.date(), head: orderHeadSchema });
const lineRow = v.object({
  itemId: v.number(),
  productId: v.number(),
  articleNumber: v.string(),
  name: v.string(),
  quantity: v.number(),
  singleCents: v.number(),
  netSingleCents: v.number(),
  totalCents: v.number(),
  picture: v.nullable(v.looseObject({ kind: v.string(), colour: v.string(), accent: v.string() })),
});
/** A line of an order as stored. */
export type OrderLineRow = v.InferOutput<typeof lineRow>;
const countRow = v.object({ count: v.number() });

/** An order as it was made. */
export interface StoredOrder {
  readonly head: OrderHead;
  /** The cart that it was made of. */
  readonly cartId: string;
  readonly orderedAt: Date;
  readonly lines: readonly OrderLineRow[];
}

export async function findOrderOfCart(sql: Queryable, cartId: string): Promise<PlacedOrder | null> {
  const rows = await sql`
    select order_number, new_cart_id from shop_order where cart_id = ${cartId}`;
  return v.parse(v.array(placedRow), [...rows])[0] ?? null;
}

/** Stores an order with its lines. @throws when the cart was ordered before (unique) */
export async function insertOrder(
  sql: Queryable,
  { head, lines }: OrderDraft,
  cartId: string,
  newCartId: string,
  moment: Date,
): Promise<void> {
  await sql`
    insert into shop_order (order_number, cart_id, new_cart_id, store, language, user_id, customer_id, is_guest, ordered_at,
      payment_method, snapshot, subtotal_cents, promotions_saving_cents, shipping_cost_cents, tax_cents, tax_included,
      total_cents)
    values (${head.orderNumber}, ${cartId}, ${newCartId}, ${head.store}, ${head.language}, ${head.userId},
      ${head.customerId}, ${head.isGuest}, ${moment}, ${head.paymentMethod}, ${JSON.stringify(head)}::text::jsonb,
      ${head.subtotalCents}, ${head.promotionsSavingCents}, ${head.shippingCents}, ${head.taxCents},
      ${head.taxIncluded}, ${head.totalCents})`;
  await insertLines(sql, head.orderNumber, lines);
}

/** All lines in one statement. */
async function insertLines(sql: Queryable, orderNumber: number, lines: readonly DraftLine[]): Promise<void> {
  const rows = lines.map((line, index) => ({ ...line, line: index }));
  await sql`
    insert into order_line (order_number, line, item_id, product_id, order_article_number, name, quantity,
      single_price_cents, net_single_price_cents, total_price_cents, promotion_cents, vat_basis_points, picture)
    select ${orderNumber}, line, "itemId", "productId", "articleNumber", name, quantity, "singleCents",
      "netSingleCents", "totalCents", "promotionCents", "vatRate", picture
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (line int, "itemId" int, "productId" int,
      "articleNumber" text, name text, quantity int, "singleCents" int, "netSingleCents" int, "totalCents" int,
      "promotionCents" int, "vatRate" int, picture jsonb)`;
}

/** An order by its number, of any customer. */
export async function readOrder(sql: Queryable, orderNumber: number): Promise<StoredOrder | null> {
  const [order] = v.parse(v.array(orderRow), [
    ...(await sql`
      select cart_id, ordered_at, snapshot as head
      from shop_order where order_number = ${orderNumber}`),
  ]);
  if (order === undefined) return null;
  const lines = v.parse(v.array(lineRow), [
    ...(await sql`
      select item_id, product_id, order_article_number as article_number, name, quantity,
        single_price_cents as single_cents, net_single_price_cents as net_single_cents,
        total_price_cents as total_cents, picture
      from order_line where order_number = ${orderNumber} order by line`),
  ]);
  return { ...order, lines };
}

export async function countOrders(sql: Queryable, customerId: string): Promise<number> {
  const rows = await sql`select count(*)::int as count from shop_order where customer_id = ${customerId}`;
  return v.parse(v.tuple([countRow]), [...rows])[0].count;
}

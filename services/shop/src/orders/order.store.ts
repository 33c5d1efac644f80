import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";
import { orderStatuses, type StoredOrder, storedOrderSchema } from "./stored-order.ts";
import type { DraftLine, OrderDraft } from "./order-draft.ts";

const placedRow = v.object({ orderNumber: v.number(), newCartId: v.string() });
/** An order and the cart that followed it. */
export type PlacedOrder = v.InferOutput<typeof placedRow>;

const countRow = v.object({ count: v.number() });

export async function findOrderOfCart(sql: Queryable, cartId: string): Promise<PlacedOrder | null> {
  const rows = await sql`
    select order_number, new_cart_id from shop_order where cart_id = ${cartId}`;
  return v.parse(v.array(placedRow), [...rows])[0] ?? null;
}

/**
 * The email that the account of an order's buyer has by now; null for a guest's, and once the account is gone.
 * @param order `customerId` counts where no order was made
 */
export async function findAccountEmail(
  sql: Queryable,
  { orderNumber, customerId }: Pick<OrderDraft["head"], "orderNumber" | "customerId">,
): Promise<string | null> {
  const rows = await sql`
    select email from customer
    where id = coalesce((select customer_id from shop_order where order_number = ${orderNumber}), ${customerId}::uuid)
      and not is_guest and email is not null`;
  return v.parse(v.array(v.object({ email: v.string() })), [...rows])[0]?.email ?? null;
}

/** A number for an order without a cart. */
export async function nextOrderNumber(sql: Queryable): Promise<number> {
  const rows = await sql`select nextval('order_number')::int as number`;
  return v.parse(v.tuple([v.object({ number: v.number() })]), [...rows])[0].number;
}

/**
 * Stores an order with its lines.
 * @param carts the cart that was ordered and the one that follows it; null for a membership
 * @throws when the cart was ordered before (unique)
 */
export async function insertOrder(
  sql: Queryable,
  { head, lines }: OrderDraft,
  carts: { readonly cartId: string; readonly newCartId: string } | null,
  moment: Date,
): Promise<void> {
  await sql`
    insert into shop_order (order_number, cart_id, new_cart_id, store, language, user_id, customer_id, is_guest, ordered_at,
      payment_method, snapshot, subtotal_cents, promotions_saving_cents, shipping_cost_cents, tax_cents, tax_included,
      total_cents, search_text)
    values (${head.orderNumber}, ${carts?.cartId ?? null}, ${carts?.newCartId ?? null}, ${head.store}, ${head.language}, ${head.userId},
      ${head.customerId}, ${head.isGuest}, ${moment}, ${head.paymentMethod}, ${JSON.stringify(head)}::text::jsonb,
      ${head.subtotalCents}, ${head.promotionsSavingCents}, ${head.shippingCents}, ${head.taxCents},
      ${head.taxIncluded}, ${head.totalCents}, ${searchTextOf({ head, lines })})`;
  await sql`
    insert into order_event (order_number, status, happened_at) values (${head.orderNumber}, 'placed', ${moment})`;
  await insertLines(sql, head.orderNumber, lines);
}

/** What the order list is searched in. */
function searchTextOf({ head, lines }: OrderDraft): string {
  const words = lines.flatMap(({ articleNumber, name }) => [articleNumber, name]);
  return [String(head.orderNumber), head.orderReference, ...words].join(" ").toLowerCase();
}

/**
 * All lines in one statement, with the parts of sets and the names in both languages as they are sold at the moment. The
 * order is found by either name.
 */
async function insertLines(sql: Queryable, orderNumber: number, lines: readonly DraftLine[]): Promise<void> {
  const rows = lines.map((line, index) => ({ ...line, line: index }));
  await sql`
    with stored as (insert into order_line (order_number, line, item_id, product_id, order_article_number, name, quantity,
      single_price_cents, net_single_price_cents, total_price_cents, promotion_cents, vat_basis_points, picture, components, names)
    select ${orderNumber}, line, "itemId", "productId", "articleNumber", name, quantity, "singleCents",
      "netSingleCents", "totalCents", "promotionCents", "vatRate", picture,
      (select coalesce(jsonb_agg(jsonb_build_object('id', position::text, 'nameDe', name_de, 'nameEn', name_en,
        'quantity', part.quantity) order by position), '[]') from item_component part where part.item_id = "itemId"),
      (select jsonb_build_object('de', name_de, 'en', name_en) from item
        where item.id = "itemId" and given.name in (name_de, replace(name_de, 'ß', 'ss'), name_en))
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (line int, "itemId" int, "productId" int,
      "articleNumber" text, name text, quantity int, "singleCents" int, "netSingleCents" int, "totalCents" int,
      "promotionCents" int, "vatRate" int, picture jsonb) returning names)
    update shop_order
    set search_text = search_text || lower((select concat(' ', string_agg(concat_ws(' ', names ->> 'de', names ->> 'en'), ' ')) from stored))
    where order_number = ${orderNumber}`;
}

/** An order by its number, of any customer. */
export async function readOrder(sql: Queryable, orderNumber: number): Promise<StoredOrder | null> {
  return (await readOrders(sql, [orderNumber]))[0] ?? null;
}

/** Orders with all that belongs to them, in one statement; latest first. Whose one is may have changed since it was made. */
export async function readOrders(sql: Queryable, orderNumbers: readonly number[]): Promise<StoredOrder[]> {
  if (orderNumbers.length === 0) return [];
  return v.parse(v.array(storedOrderSchema), [
    ...(await sql`
      select o.cart_id, o.ordered_at,
        o.snapshot || jsonb_build_object('customerId', o.customer_id, 'isGuest', o.is_guest) as head, o.status, o.paid_cents, o.refunded_cents,
        lines.lines, events.events, shipments.shipments, papers.papers,
        (select max(held_until) from return_order r
          where r.order_number = o.order_number and r.status = 'held' and r.kind = 'withdrawal') as held_until
      from shop_order o
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('line', line, 'itemId', item_id, 'productId', product_id,
          'articleNumber', order_article_number, 'name', name, 'quantity', quantity,
          'singleCents', single_price_cents, 'netSingleCents', net_single_price_cents,
          'totalCents', total_price_cents, 'promotionCents', promotion_cents, 'vatRate', vat_basis_points,
          'picture', picture, 'packed', packed_quantity, 'shipped', shipped_quantity,
          'cancelled', cancelled_quantity, 'returned', returned_quantity, 'credited', credited_quantity,
          'components', components, 'names', names) order by line), '[]') as lines
        from order_line where order_number = o.order_number
      ) lines
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('status', status, 'at', happened_at)
          order by happened_at, array_position(${[...orderStatuses]}::text[], status)), '[]') as events
        from order_event where order_number = o.order_number
      ) events
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'status', s.status, 'carrier', s.carrier,
          'trackingCode', s.tracking_code, 'rma', s.rma, 'packedAt', s.packed_at, 'shippedAt', s.shipped_at,
          'deliveredAt', s.delivered_at, 'expectedDelivery', s.expected_delivery,
          'items', (select jsonb_agg(jsonb_build_object('line', line, 'quantity', quantity) order by line)
            from shipment_item where shipment_id = s.id)) order by s.id), '[]') as shipments
        from shipment s where s.order_number = o.order_number
      ) shipments
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'number', number, 'issuedAt', issued_at,
          'totalCents', total_cents, 'isElectronic', content -> 'parties' ->> 'store' = 'b2b'
            and not (content ->> 'taxIncluded')::boolean) order by issued_at, kind desc, number), '[]') as papers
        from order_paper where order_number = o.order_number
      ) papers
      where o.order_number = any(${[...orderNumbers]}::int[])
      order by o.ordered_at desc, o.order_number desc`),
  ]);
}

/** Hands a guest's order to an account, together with what its vouchers count for. */
export async function setOrderCustomer(sql: Queryable, orderNumber: number, customerId: string): Promise<void> {
  await sql`
    update shop_order set customer_id = ${customerId}, is_guest = false
    where order_number = ${orderNumber} and is_guest`;
  await sql`update voucher_redemption set customer_id = ${customerId} where order_number = ${orderNumber}`;
}

export async function countOrders(sql: Queryable, customerId: string): Promise<number> {
  const rows = await sql`select count(*)::int as count from shop_order where customer_id = ${customerId}`;
  return v.parse(v.tuple([countRow]), [...rows])[0].count;
}

import * as v from "valibot";
import { addressSchema } from "../../cart/address/address.types.ts";
import type { Queryable } from "../../platform/database.ts";
import type { DemoBuyer, DemoItem } from "./demo-draft.ts";

const buyerRow = v.object({ customerId: v.string(), email: v.string(), address: addressSchema });
const itemRow = v.object({
  itemId: v.number(),
  productId: v.number(),
  articleNumber: v.string(),
  name: v.string(),
  cents: v.number(),
  vatRate: v.number(),
  picture: v.looseObject({ kind: v.string(), colour: v.string(), accent: v.string() }),
});
const numberRow = v.object({ number: v.number() });
const dueRow = v.object({ orderNumber: v.number(), status: v.string(), shipmentId: v.nullable(v.number()) });
/** A demo order that has been in its state for long enough. */
export type DueOrder = v.InferOutput<typeof dueRow>;
const rmaRow = v.object({ rma: v.string() });

/** By what a demo account signs in. */
export type DemoLogin =
  | { readonly store: "de"; readonly email: string }
  | { readonly store: "b2b"; readonly customerNumber: string };

/** The demo account with its address; null when there is none. */
export async function readDemoBuyer(sql: Queryable, login: DemoLogin): Promise<DemoBuyer | null> {
  const rows = await sql`
    select c.id as customer_id, c.email, jsonb_build_object('id', a.id, 'kind', a.kind, 'isCustomerAddress', a.is_customer_address,
      'isPackstation', a.is_packstation, 'salutation', a.salutation, 'firstName', a.first_name, 'lastName', a.last_name,
      'company', a.company, 'street', a.street, 'addition', a.addition, 'postCode', a.post_code, 'city', a.city,
      'country', a.country, 'email', a.email, 'phone', null) as address
    from customer c join address a on a.customer_id = c.id
    where ${
      login.store === "de"
        ? sql`c.realm = 'consumer' and c.email = ${login.email}`
        : sql`c.realm = 'b2b' and c.customer_number = ${login.customerNumber}`
    } limit 1`;
  const [buyer] = v.parse(v.array(buyerRow), [...rows]);
  return buyer === undefined ? null : { ...buyer, store: login.store };
}

/** Parcels that a store has plenty of, so many of them. */
export async function readDemoItems(sql: Queryable, store: DemoBuyer["store"], limit: number): Promise<DemoItem[]> {
  return v.parse(v.array(itemRow), [
    ...(await sql`
      select item.id as item_id, item.product_id, item.order_number as article_number, item.name_de as name,
        price.price_cents as cents, price.vat_basis_points as vat_rate, item.picture
      from item
      join price on price.item_id = item.id and price.store = ${store}
      join stock on stock.item_id = item.id and stock.quantity > 50
      where item.shipping_class = 'parcel' and item.minimum_order_quantity = 1
      order by md5(item.id::text) limit ${limit}`),
  ]);
}

export async function nextOrderNumber(sql: Queryable): Promise<number> {
  const rows = await sql`select nextval('order_number')::int as number`;
  return v.parse(v.tuple([numberRow]), [...rows])[0].number;
}

/** Carts of a customer, one after the other; all but the last were ordered. */
export async function insertCarts(
  sql: Queryable,
  { store, customerId }: Pick<DemoBuyer, "store" | "customerId">,
  ids: readonly string[],
  moment: Date,
): Promise<void> {
  await sql`
    insert into cart (id, store, customer_id, submitted_at)
    select id, ${store}, ${customerId}, case when place < ${ids.length} then ${moment}::timestamptz end
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)`;
}

/** Makes an order one that the clock moves along, and drops the mails about what happened to it so far. */
export async function markDemo(sql: Queryable, orderNumber: number): Promise<void> {
  await sql`update shop_order set is_demo = true where order_number = ${orderNumber}`;
  await sql`delete from mail_outbox where message ->> 'reference' = ${String(orderNumber)}`;
}

/** Demo orders that have been in their state since before a moment, each with its shipment that is to move. */
export async function readDueOrders(sql: Queryable, before: Date): Promise<DueOrder[]> {
  return v.parse(v.array(dueRow), [
    ...(await sql`
      select o.order_number, o.status, (
        select min(id) from shipment s where s.order_number = o.order_number and s.status <> 'delivered'
      ) as shipment_id
      from shop_order o
      where o.is_demo and o.status not in ('delivered', 'cancelled') and greatest(
        (select max(happened_at) from order_event e where e.order_number = o.order_number),
        (select max(greatest(packed_at, shipped_at, delivered_at)) from shipment s where s.order_number = o.order_number)
      ) <= ${before}
      order by o.order_number limit 20`),
  ]);
}

/** Returns of demo orders that were announced before a moment. */
export async function readDueReturns(sql: Queryable, before: Date): Promise<string[]> {
  const rows = await sql`
    select r.rma from return_order r join shop_order o on o.order_number = r.order_number
    where o.is_demo and r.status = 'announced' and r.created_at <= ${before} order by r.rma limit 20`;
  return v.parse(v.array(rmaRow), [...rows]).map(({ rma }) => rma);
}

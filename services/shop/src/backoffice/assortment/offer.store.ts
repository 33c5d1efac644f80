import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable, TransactionSql } from "../../platform/database.ts";
import type { DealInput, PriceInput } from "./inputs.ts";

const priceRow = v.object({
  itemId: v.number(),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  priceCents: v.number(),
  oldPriceCents: v.nullable(v.number()),
  listPriceCents: v.nullable(v.number()),
  lowest30DaysCents: v.nullable(v.number()),
});
/** A price as stored. */
export type PriceRow = v.InferOutput<typeof priceRow>;

/** The prices of items in all stores. */
export async function readPrices(sql: Queryable, itemIds: readonly number[]): Promise<PriceRow[]> {
  return v.parse(v.array(priceRow), [
    ...(await sql`
    select item_id, store, price_cents, old_price_cents, list_price_cents, lowest_30_days_cents from price
    where item_id = any(${[...itemIds]}::int[]) order by item_id, store`),
  ]);
}

/** Whether an item exists. */
export async function itemExists(sql: Queryable, itemId: number): Promise<boolean> {
  return (await sql`select from item where id = ${itemId}`).length > 0;
}

/** Sets the price of an item in a store. */
export async function upsertPrice(tx: TransactionSql, itemId: number, price: PriceInput): Promise<void> {
  await tx`
    insert into price (store, item_id, price_cents, old_price_cents, list_price_cents, lowest_30_days_cents, vat_basis_points, tiers)
    values (${price.store}, ${itemId}, ${price.priceCents}, ${price.oldPriceCents}, ${price.listPriceCents},
      ${price.lowest30DaysCents}, ${price.vatBasisPoints}, ${JSON.stringify(price.tiers)}::text::jsonb)
    on conflict (store, item_id) do update set price_cents = excluded.price_cents, old_price_cents = excluded.old_price_cents,
      list_price_cents = excluded.list_price_cents, lowest_30_days_cents = excluded.lowest_30_days_cents,
      vat_basis_points = excluded.vat_basis_points, tiers = excluded.tiers`;
}

/** Takes the price of an item in a store away; returns whether there was one. */
export async function deletePrice(tx: TransactionSql, itemId: number, store: Store): Promise<boolean> {
  return (await tx`delete from price where item_id = ${itemId} and store = ${store} returning item_id`).length > 0;
}

/** Sets the stock of an item. */
export async function upsertStock(
  tx: TransactionSql,
  itemId: number,
  quantity: number,
  shortage: { readonly de: string; readonly en: string } | null,
): Promise<void> {
  await tx`
    insert into stock (item_id, quantity, shortage_de, shortage_en)
    values (${itemId}, ${quantity}, ${shortage?.de ?? null}, ${shortage?.en ?? null})
    on conflict (item_id) do update set quantity = excluded.quantity, shortage_de = excluded.shortage_de, shortage_en = excluded.shortage_en`;
}

/** What an item costs in a store, in cents; null when it is not sold there. */
export async function readPriceCents(tx: TransactionSql, itemId: number, store: Store): Promise<number | null> {
  const rows = v.parse(v.array(v.object({ priceCents: v.number() })), [
    ...(await tx`
    select price_cents from price where item_id = ${itemId} and store = ${store} for share`),
  ]);
  return rows[0]?.priceCents ?? null;
}

/** Inserts a deal; returns its id. */
export async function insertDeal(tx: TransactionSql, deal: DealInput, startsAt: Date): Promise<number> {
  const [row] = v.parse(v.array(v.object({ id: v.number() })), [
    ...(await tx`
    insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
    values (${deal.store}, ${deal.itemId}, ${deal.priceCents}, ${deal.quantity}, ${deal.maxPerCart}, ${startsAt}, ${deal.endsAt})
    returning id`),
  ]);
  if (!row) throw new Error("The inserted deal came back without an id");
  return row.id;
}

/** Moves the end of a deal that is not over; `early`: it would end before it starts. A demo deal does not run again then. */
export async function updateDealEnd(
  tx: TransactionSql,
  id: number,
  endsAt: Date,
  now: Date,
): Promise<"moved" | "early" | "missing"> {
  const [deal] = v.parse(v.array(v.object({ startsAt: v.date() })), [
    ...(await tx`select starts_at from lightning_deal where id = ${id} and ends_at > ${now} for update`),
  ]);
  if (deal === undefined) return "missing";
  if (endsAt <= deal.startsAt) return "early";
  await tx`update lightning_deal set ends_at = ${endsAt}, renews = false where id = ${id}`;
  return "moved";
}

/**
 * Ends a deal; returns whether it existed. One that carts hold pieces of stays on record, over: they say what has become
 * of their price. Members may hold pieces of one that was to begin later: it has run for a moment then.
 */
export async function deleteDeal(tx: TransactionSql, id: number, now: Date): Promise<boolean> {
  const [held] = await tx`select from cart_position where deal_id = ${id} limit 1`;
  const ended =
    held === undefined
      ? await tx`delete from lightning_deal where id = ${id} returning id`
      : await tx`
          update lightning_deal set renews = false, ends_at = least(ends_at, ${now}),
            starts_at = least(starts_at, ${now}::timestamptz - interval '1 millisecond')
          where id = ${id} returning id`;
  return ended.length > 0;
}

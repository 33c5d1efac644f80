import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { type OfferRow, offerRow, type VoucherRow, voucherRow } from "./cart.types.ts";

const voucherColumns = (sql: Queryable, now: Date, counted = sql`false`) => sql`
  select voucher.code, kind, name_de, name_en, percent_basis_points,
    item_id, minimum_subtotal_cents,
    starts_at <= ${now} and ends_at > ${now} as is_running, max_redemptions,
    max_per_customer, ${counted} as counted
  from voucher`;

/** The vouchers of a cart, first redeemed first. */
export async function readVouchers(sql: Queryable, cartId: string, now: Date): Promise<VoucherRow[]> {
  return v.parse(v.array(voucherRow), [
    ...(await sql`
      ${voucherColumns(sql, now, sql`cart_voucher.counted`)} join cart_voucher on cart_voucher.code = voucher.code
      where cart_id = ${cartId} order by redeemed_at, voucher.code`),
  ]);
}

/** A voucher by its code in capitals. */
export async function findVoucher(sql: Queryable, code: string, now: Date): Promise<VoucherRow | null> {
  return v.parse(v.array(voucherRow), [...(await sql`${voucherColumns(sql, now)} where code = ${code}`)])[0] ?? null;
}

export async function addVoucher(sql: Queryable, cartId: string, code: string, moment: Date): Promise<void> {
  await sql`
    insert into cart_voucher (cart_id, code, redeemed_at) values (${cartId}, ${code}, ${moment})
    on conflict (cart_id, code) do update set redeemed_at = excluded.redeemed_at`;
}

export async function removeVoucher(sql: Queryable, cartId: string, code: string): Promise<void> {
  await sql`delete from cart_voucher where cart_id = ${cartId} and code = ${code}`;
}

/** Moves the vouchers of one cart into another; those that it has already stay as they are. Settle the cart then. */
export async function moveVouchers(sql: Queryable, fromCartId: string, toCartId: string): Promise<void> {
  await sql`
    insert into cart_voucher (cart_id, code, redeemed_at, counted)
    select ${toCartId}, code, redeemed_at, counted from cart_voucher where cart_id = ${fromCartId}
    on conflict do nothing`;
}

/** Keeps which vouchers of a cart count. */
export async function setCounting(sql: Queryable, cartId: string, codes: readonly string[]): Promise<void> {
  await sql`update cart_voucher set counted = code = any(${[...codes]}::text[]) where cart_id = ${cartId}`;
}

/** Keeps that vouchers of a cart count, beside those that do already. */
export async function markCounting(sql: Queryable, cartId: string, codes: readonly string[]): Promise<void> {
  await sql`update cart_voucher set counted = true where cart_id = ${cartId} and code = any(${[...codes]}::text[])`;
}

/** What a store gives away, cheapest condition first. */
export async function readOffers(sql: Queryable, store: Store): Promise<OfferRow[]> {
  return v.parse(v.array(offerRow), [
    ...(await sql`
      select item_id, kind, minimum_subtotal_cents
      from free_offer where store = ${store} order by minimum_subtotal_cents, item_id`),
  ]);
}

/** A voucher to offer. */
export interface NewVoucher {
  readonly code: string;
  readonly nameDe: string;
  readonly nameEn: string;
  /** Set for a voucher that takes a percentage off. */
  readonly percentBasisPoints: number | null;
  /** Set for a voucher that adds an article. */
  readonly itemId: number | null;
  readonly minimumSubtotalCents: number;
  /** Orders of one customer that may use it. */
  readonly maxPerCustomer: number;
}

/** Stores a voucher; one whose code is known stays as it is. */
export async function insertVoucher(sql: Queryable, voucher: NewVoucher): Promise<void> {
  await sql`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points, item_id, minimum_subtotal_cents,
      max_per_customer)
    values (${voucher.code}, ${voucher.itemId === null ? "percentage" : "free_article"}, ${voucher.nameDe},
      ${voucher.nameEn}, ${voucher.percentBasisPoints}, ${voucher.itemId}, ${voucher.minimumSubtotalCents},
      ${voucher.maxPerCustomer})
    on conflict do nothing`;
}

/** Stores what a store gives away. */
export async function insertOffer(sql: Queryable, store: Store, offer: OfferRow): Promise<void> {
  await sql`
    insert into free_offer (store, item_id, kind, minimum_subtotal_cents)
    values (${store}, ${offer.itemId}, ${offer.kind}, ${offer.minimumSubtotalCents})
    on conflict do nothing`;
}

/** Items of the demo data's printed catalogues. */
export async function findCatalogueItems(sql: Queryable): Promise<number[]> {
  const rows = await sql`
    select item.id from item
    join product on product.id = item.product_id
    join category on category.id = product.category_id
    where category.path like '/kataloge/%' order by item.id`;
  return v.parse(v.array(v.object({ id: v.number() })), [...rows]).map(({ id }) => id);
}

/** Small items that every store sells by the piece and has plenty of: good to give away. Cheapest first. */
export async function findGiftItems(sql: Queryable, limit: number): Promise<number[]> {
  const rows = await sql`
    select item.id from item
    join stock on stock.item_id = item.id and stock.quantity >= 30
    join price on price.item_id = item.id
    where shipping_class = 'parcel' and minimum_order_quantity = 1
    group by item.id having count(*) = 4 and max(price_cents) between 150 and 600
    order by min(price_cents), item.id limit ${limit}`;
  return v.parse(v.array(v.object({ id: v.number() })), [...rows]).map(({ id }) => id);
}

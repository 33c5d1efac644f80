import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { type OfferRow, offerRow, type VoucherRow, voucherRow } from "./cart.types.ts";

const voucherColumns = (sql: Queryable, now: Date) => sql`
  select voucher.code, kind, name_de as "nameDe", name_en as "nameEn", percent_basis_points as "percentBasisPoints",
    item_id as "itemId", minimum_subtotal_cents as "minimumSubtotalCents",
    starts_at <= ${now} and ends_at > ${now} as "isRunning"
  from voucher`;

/** The vouchers of a cart, first redeemed first. */
export async function readVouchers(sql: Queryable, cartId: string, now: Date): Promise<VoucherRow[]> {
  return v.parse(v.array(voucherRow), [
    ...(await sql`
      ${voucherColumns(sql, now)} join cart_voucher on cart_voucher.code = voucher.code
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

/** Moves the vouchers of one cart into another; those that it has already stay as they are. */
export async function moveVouchers(sql: Queryable, fromCartId: string, toCartId: string): Promise<void> {
  await sql`
    insert into cart_voucher (cart_id, code, redeemed_at)
    select ${toCartId}, code, redeemed_at from cart_voucher where cart_id = ${fromCartId}
    on conflict do nothing`;
}

/** What a store gives away, cheapest condition first. */
export async function readOffers(sql: Queryable, store: Store): Promise<OfferRow[]> {
  return v.parse(v.array(offerRow), [
    ...(await sql`
      select item_id as "itemId", kind, minimum_subtotal_cents as "minimumSubtotalCents"
      from free_offer where store = ${store} order by minimum_subtotal_cents, item_id`),
  ]);
}

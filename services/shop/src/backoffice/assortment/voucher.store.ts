import * as v from "valibot";
import type { Queryable, TransactionSql } from "../../platform/database.ts";
import type { VoucherInput } from "./inputs.ts";

const storedVoucher = v.object({
  code: v.string(),
  nameDe: v.string(),
  nameEn: v.string(),
  percentBasisPoints: v.nullable(v.number()),
  itemId: v.nullable(v.number()),
  minimumSubtotalCents: v.number(),
  maxRedemptions: v.nullable(v.number()),
  maxPerCustomer: v.nullable(v.number()),
  startsAt: v.nullable(v.date()),
  endsAt: v.nullable(v.date()),
  redemptions: v.number(),
});
/** A voucher with the number of orders and open payments that use it. */
export type StoredVoucher = v.InferOutput<typeof storedVoucher>;

/** A voucher by its code in capitals; null when there is none. */
export async function readVoucher(sql: Queryable, code: string): Promise<StoredVoucher | null> {
  const [row] = await sql`
    select code, name_de, name_en, percent_basis_points, item_id, minimum_subtotal_cents, max_redemptions,
      max_per_customer, nullif(starts_at, '-infinity') as starts_at, nullif(ends_at, 'infinity') as ends_at,
      (select count(*)::int from voucher_redemption where voucher_redemption.code = voucher.code) as redemptions
    from voucher where code = ${code}`;
  return row === undefined ? null : v.parse(storedVoucher, row);
}

/** Stores a voucher; one of the same code is overwritten, what has been redeemed of it still counts. */
export async function upsertVoucher(tx: TransactionSql, voucher: VoucherInput): Promise<void> {
  const kind = voucher.itemId === null ? "percentage" : "free_article";
  await tx`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points, item_id, minimum_subtotal_cents, starts_at,
      ends_at, max_redemptions, max_per_customer)
    values (${voucher.code}, ${kind}, ${voucher.name.de}, ${voucher.name.en}, ${voucher.percentBasisPoints},
      ${voucher.itemId}, ${voucher.minimumSubtotalCents}, coalesce(${voucher.startsAt}::timestamptz, '-infinity'),
      coalesce(${voucher.endsAt}::timestamptz, 'infinity'), ${voucher.maxRedemptions}, ${voucher.maxPerCustomer})
    on conflict (code) do update set kind = excluded.kind, name_de = excluded.name_de, name_en = excluded.name_en,
      percent_basis_points = excluded.percent_basis_points, item_id = excluded.item_id,
      minimum_subtotal_cents = excluded.minimum_subtotal_cents, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, max_redemptions = excluded.max_redemptions,
      max_per_customer = excluded.max_per_customer`;
}

/** Ends a voucher; returns whether it existed. Its redemptions stay on record. */
export async function endVoucher(tx: TransactionSql, code: string, now: Date): Promise<boolean> {
  return (await tx`update voucher set ends_at = least(ends_at, ${now}) where code = ${code} returning code`).length > 0;
}

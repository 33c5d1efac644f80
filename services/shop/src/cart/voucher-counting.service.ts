import type { Queryable, TransactionSql } from "../platform/database.ts";
import { type CartView, countingVouchers } from "./cart-view.ts";
import { markCounting, setCounting } from "./voucher.store.ts";

/**
 * Keeps which vouchers count now that the shopper has changed the cart: one that stops counting by itself is reported from then
 * on.
 * @returns the same cart, without a word about those whose end the shopper has caused
 */
export async function noteCounting(tx: TransactionSql, view: CartView): Promise<CartView> {
  const counting = new Set(countingVouchers(view));
  const differs = view.vouchers.some(({ voucher }) => voucher.counted !== counting.has(voucher.code));
  if (differs) await setCounting(tx, view.cart.id, [...counting]);
  return { ...view, changes: view.changes.filter(({ type }) => type !== "voucherLost") };
}

/** Keeps which vouchers the shopper is shown to count, whatever made them: their end is reported from then on. */
export async function noteShownCounting(sql: Queryable, view: CartView): Promise<void> {
  const counting = new Set(countingVouchers(view));
  const shown = view.vouchers.flatMap(({ voucher: { code, counted } }) =>
    !counted && counting.has(code) ? [code] : [],
  );
  if (shown.length > 0) await markCounting(sql, view.cart.id, shown);
}

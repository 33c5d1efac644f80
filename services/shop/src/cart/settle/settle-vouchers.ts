import type { SpentReason, VoucherRow } from "../cart.types.ts";

/** What decides which vouchers a cart may have. */
export interface VoucherFacts {
  /** Vouchers that have been used as often as they may, by code. */
  readonly spent: ReadonlyMap<string, SpentReason>;
  /** Value of the goods, in cents. */
  readonly subtotal: number;
}

/** Why a voucher is taken out of a cart: another takes a percentage off, or it cannot be used any more. */
export type VoucherEnd = "onlyOne" | "ended" | SpentReason;

/** A voucher that a cart cannot keep. */
export interface DroppedVoucher {
  readonly voucher: VoucherRow;
  readonly reason: VoucherEnd;
  /** The one that stays in its place. */
  readonly kept: VoucherRow;
}

/** Whether a voucher could count in some cart of this customer now. */
export function isAlive({ isRunning, code }: VoucherRow, { spent }: Pick<VoucherFacts, "spent">): boolean {
  return isRunning && !spent.has(code);
}

/** Whether a voucher's condition is met; among several percentages {@link settleVouchers} decides. */
export function isAttained(voucher: VoucherRow, facts: VoucherFacts): boolean {
  return isAlive(voucher, facts) && facts.subtotal > 0 && facts.subtotal >= voucher.minimumSubtotalCents;
}

/**
 * Leaves a cart one percentage at most: the one that takes most off now; before that one that could count at all, and of
 * equals the one that was redeemed first. Articles of vouchers add up.
 * @param vouchers in the order in which they were redeemed
 */
export function settleVouchers(
  vouchers: readonly VoucherRow[],
  facts: VoucherFacts,
): { readonly vouchers: readonly VoucherRow[]; readonly dropped: readonly DroppedVoucher[] } {
  const percentages = vouchers.filter(({ kind }) => kind === "percentage");
  const [kept] = percentages.toSorted((a, b) => rank(b, facts) - rank(a, facts));
  if (kept === undefined || percentages.length === 1) return { vouchers, dropped: [] };
  return {
    vouchers: vouchers.filter((voucher) => voucher === kept || voucher.kind !== "percentage"),
    dropped: percentages
      .filter((voucher) => voucher !== kept)
      .map((voucher) => ({ voucher, reason: endOf(voucher, facts), kept })),
  };
}

/** Counting vouchers rank by their percentage, above those that may count later, above those that cannot. */
function rank(voucher: VoucherRow, facts: VoucherFacts): number {
  const group = isAttained(voucher, facts) ? 2 : isAlive(voucher, facts) ? 1 : 0;
  return group * 20_000 + (voucher.percentBasisPoints ?? 0);
}

function endOf(voucher: VoucherRow, { spent }: VoucherFacts): VoucherEnd {
  return spent.get(voucher.code) ?? (voucher.isRunning ? "onlyOne" : "ended");
}

import type { Language } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import type { CartRow } from "./cart.types.ts";
import { findSpent } from "./redemption.service.ts";
import { isAlive, type VoucherEnd } from "./settle/settle-vouchers.ts";
import { type Message } from "./texts.ts";
import { voucherRefusalText } from "./voucher-texts.ts";
import type { VoucherOp } from "./update-input.ts";
import { addVoucher, findVoucher, readVouchers, removeVoucher } from "./voucher.store.ts";

/** Redeems and takes back vouchers of a locked cart; returns why one is refused. The caller rolls back then. */
export async function applyVoucherOps(
  tx: TransactionSql,
  cart: CartRow,
  ops: readonly VoucherOp[],
  now: Date,
  language: Language,
): Promise<Message | null> {
  for (const { type, code } of ops) {
    if (type === "remove") {
      await removeVoucher(tx, cart.id, code);
      continue;
    }
    const refusal = await redeem(tx, cart, code, now);
    if (refusal !== null) return voucherRefusalText(refusal, language);
  }
  return null;
}

async function redeem(
  tx: TransactionSql,
  cart: CartRow,
  code: string,
  now: Date,
): Promise<"unknown" | VoucherEnd | null> {
  const voucher = await findVoucher(tx, code, now);
  if (voucher === null) return "unknown";
  if (!voucher.isRunning) return "ended";
  const others = (await readVouchers(tx, cart.id, now)).filter((known) => known.code !== code);
  const spent = await findSpent(tx, cart, [voucher, ...others]);
  const own = spent.get(code);
  if (own !== undefined) return own;
  // One that can count no more gives way: settling the cart takes it out.
  const rivals = others.filter((known) => known.kind === "percentage" && isAlive(known, { spent }));
  if (voucher.kind === "percentage" && rivals.length > 0) return "onlyOne";
  await addVoucher(tx, cart.id, code, now);
  return null;
}

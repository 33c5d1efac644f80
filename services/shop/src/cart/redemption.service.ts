import type { Queryable, TransactionSql } from "../platform/database.ts";
import type { CartRow, SpentReason, VoucherRow } from "./cart.types.ts";
import { findBuyer } from "./buyer.store.ts";
import { redeemerOf } from "./redeemer.ts";
import {
  countRedemptions,
  deleteOpenRedemptions,
  eraseMailboxes,
  hasRedeemed,
  insertMailboxes,
  insertRedemption,
  type LimitRow,
  lockVouchers,
  settleRedemptions,
} from "./redemption.store.ts";

/** What an order or a payment uses. */
export interface Claim {
  readonly cartId: string;
  /** Codes of the vouchers that count in it. */
  readonly codes: readonly string[];
  readonly email: string;
  /** Null for guests, who are known by their e-mail alone. */
  readonly customerId: string | null;
}

/** A voucher that an order cannot use any more. */
export interface VoucherFault {
  readonly reason: SpentReason;
  readonly voucher: LimitRow;
}

/**
 * Uses vouchers for a locked cart; returns the first that has been used as often as it may, and uses none then. Orders
 * that arrive at once wait for each other at the voucher, so that the last redemption is one order's.
 * @param isPaid uses them whatever their limits say: what was paid is ordered
 */
export async function claimVouchers(
  tx: TransactionSql,
  { cartId, codes, email, customerId }: Claim,
  now: Date,
  isPaid: boolean,
): Promise<VoucherFault | null> {
  if (codes.length === 0) return null;
  const by = { cartId, redeemer: redeemerOf(email), customerId };
  const vouchers = await lockVouchers(tx, codes);
  for (const voucher of isPaid ? [] : vouchers) {
    if (!isLimited(voucher)) continue;
    const reason = reasonOf(voucher, await countRedemptions(tx, voucher.code, by));
    if (reason !== null) return { reason, voucher };
  }
  for (const { code } of vouchers) await insertRedemption(tx, code, by, now);
  return null;
}

/**
 * Which vouchers a cart could not be ordered with now, by code. Whose the cart is counts as soon as the e-mail is known;
 * only {@link claimVouchers} is certain, as others may be ordering at this moment.
 */
export async function findSpent(
  sql: Queryable,
  cart: Pick<CartRow, "id" | "customerId">,
  vouchers: readonly VoucherRow[],
): Promise<ReadonlyMap<string, SpentReason>> {
  const spent = new Map<string, SpentReason>();
  const limited = vouchers.filter(isLimited);
  if (limited.length === 0) return spent;
  const buyer = cart.customerId === null ? null : await findBuyer(sql, cart.customerId);
  const by = {
    cartId: cart.id,
    redeemer: buyer === null ? null : redeemerOf(buyer.email),
    customerId: buyer === null || buyer.isGuest ? null : cart.customerId,
  };
  for (const voucher of limited) {
    const reason = reasonOf(voucher, await countRedemptions(sql, voucher.code, by));
    if (reason !== null) spent.set(voucher.code, reason);
  }
  return spent;
}

type Limits = Pick<LimitRow, "maxRedemptions" | "maxPerCustomer">;

const isLimited = ({ maxRedemptions, maxPerCustomer }: Limits): boolean =>
  maxRedemptions !== null || maxPerCustomer !== null;

/** The customer's own use goes first: it is what they can see. */
function reasonOf(
  { maxRedemptions, maxPerCustomer }: Limits,
  { all, own }: { readonly all: number; readonly own: number },
): SpentReason | null {
  if (maxPerCustomer !== null && own >= maxPerCustomer) return "used";
  return maxRedemptions !== null && all >= maxRedemptions ? "exhausted" : null;
}

/** Lets vouchers follow an account to another e-mail: both are the same buyer from then on, with and without a login. */
export async function followEmail(
  tx: TransactionSql,
  customerId: string,
  emails: readonly (string | null)[],
): Promise<void> {
  const mailboxes = emails.filter((email) => email !== null).map(redeemerOf);
  if (new Set(mailboxes).size > 1) await insertMailboxes(tx, customerId, mailboxes);
}

/**
 * Takes the e-mails of an account that is deleted off the vouchers that it has used. Digests stay in their place: who comes
 * back with one of these e-mails has used them before.
 */
export async function forgetBuyer(tx: TransactionSql, customerId: string, email: string | null): Promise<void> {
  if (email !== null && (await hasRedeemed(tx, customerId))) await insertMailboxes(tx, customerId, [redeemerOf(email)]);
  await eraseMailboxes(tx, customerId);
}

/** Notes the order that a cart's vouchers were used in. */
export function settleVouchers(tx: TransactionSql, cartId: string, orderNumber: number): Promise<void> {
  return settleRedemptions(tx, cartId, orderNumber);
}

/** Gives back what an unfinished payment of a locked cart had used. */
export function releaseVouchers(tx: TransactionSql, cartId: string): Promise<void> {
  return deleteOpenRedemptions(tx, cartId);
}

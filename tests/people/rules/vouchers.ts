import { correct, type HeldVoucher, keys, type ModelCart } from "./cart.ts";
import { goodsCents } from "./goods.ts";
import type { ModelShop, ModelVoucher } from "./shop.ts";

/** Whether a voucher has been used as often as the buyer of a cart may use it. */
export function isSpent({ mostInAll, mostPerCustomer, redemptions }: ModelVoucher, { mailbox }: ModelCart): boolean {
  const own = redemptions.filter((redemption) => redemption.mailbox === mailbox).length;
  return (
    (mostPerCustomer !== null && own >= mostPerCustomer) || (mostInAll !== null && redemptions.length >= mostInAll)
  );
}

/** Whether a voucher can be of use in a cart at all. */
const isAlive = (voucher: ModelVoucher, cart: ModelCart): boolean => voucher.isRunning && !isSpent(voucher, cart);

/** Whether a voucher counts in a cart that has it. */
export function counts(voucher: ModelVoucher, cart: ModelCart, shop: ModelShop): boolean {
  const goods = goodsCents(cart, shop);
  return isAlive(voucher, cart) && goods > 0 && goods >= voucher.minimumCents;
}

/**
 * Redeems a code.
 *
 * @param moment place in the order in which vouchers are redeemed
 * @returns key of why it is refused; null when it was redeemed
 */
export function redeem(cart: ModelCart, shop: ModelShop, code: string, moment: number): string | null {
  const voucher = shop.vouchers.find((known) => known.code === code);
  if (voucher?.isRunning !== true) return keys.voucherInvalid;
  if (isSpent(voucher, cart)) return keys.voucherSpent;
  const hasRival = percentagesOf(cart, shop).some((other) => other !== voucher && isAlive(other, cart));
  if (voucher.percent !== null && hasRival) return keys.voucherTwice;
  const held = cart.vouchers.find((known) => known.code === code);
  if (held !== undefined) held.since = moment;
  else cart.vouchers.push({ code, since: moment, hasCounted: false });
  return null;
}

/** One percentage at most: that which takes most off now, else that which could, else the first one redeemed. */
export function settleVouchers(cart: ModelCart, shop: ModelShop): void {
  cart.vouchers.sort((a, b) => a.since - b.since);
  const rank = (voucher: ModelVoucher) =>
    (counts(voucher, cart, shop) ? 2_000 : isAlive(voucher, cart) ? 1_000 : 0) + (voucher.percent ?? 0);
  const percentages = percentagesOf(cart, shop);
  const [best, ...others] = percentages.toSorted((a, b) => rank(b) - rank(a));
  if (best === undefined) return;
  for (const { code } of others) {
    cart.vouchers = cart.vouchers.filter((held) => held.code !== code);
    correct(cart, keys.voucherDropped, code);
  }
}

/** The shopper has seen which vouchers count. */
export function noteCounting(cart: ModelCart, shop: ModelShop): void {
  for (const [held, voucher] of heldVouchers(cart, shop)) held.hasCounted = counts(voucher, cart, shop);
}

/** The vouchers of a cart, first redeemed first. */
export function heldVouchers(cart: ModelCart, { vouchers }: ModelShop): [HeldVoucher, ModelVoucher][] {
  return cart.vouchers.flatMap((held): [HeldVoucher, ModelVoucher][] => {
    const voucher = vouchers.find(({ code }) => code === held.code);
    return voucher === undefined ? [] : [[held, voucher]];
  });
}

const percentagesOf = (cart: ModelCart, shop: ModelShop): ModelVoucher[] =>
  heldVouchers(cart, shop).flatMap(([, voucher]) => (voucher.percent === null ? [] : [voucher]));

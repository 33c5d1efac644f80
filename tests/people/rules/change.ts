import { goOn, keys, type ModelCart } from "./cart.ts";
import { goodsCents } from "./goods.ts";
import { settle } from "./settle.ts";
import type { ModelShop } from "./shop.ts";
import { counts, heldVouchers, noteCounting } from "./vouchers.ts";

/**
 * A change that the shopper makes: what they have read before is dropped, and the cart keeps the rules.
 *
 * @param act changes the cart; returns what the shopper hears of it, as keys
 * @returns all that the shopper hears at once, sorted
 */
export function change(cart: ModelCart, shop: ModelShop, act: () => readonly string[]): string[] {
  goOn(cart);
  const said = act();
  settle(cart, shop);
  const hasGoods = goodsCents(cart, shop) > 0;
  const lost = heldVouchers(cart, shop).filter(
    ([{ hasCounted }, voucher]) => hasGoods && hasCounted && !counts(voucher, cart, shop),
  );
  noteCounting(cart, shop);
  return [...said, ...lost.map(() => keys.voucherLost)].toSorted();
}

/** Puts a list or an order into a cart: what could not be put in is left out. */
export function changeByFilling(cart: ModelCart, shop: ModelShop, act: () => void): void {
  goOn(cart);
  act();
  settle(cart, shop);
}

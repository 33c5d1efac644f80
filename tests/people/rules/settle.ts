import type { ModelCart } from "./cart.ts";
import { settleGoods } from "./goods.ts";
import type { ModelShop } from "./shop.ts";
import { settleVouchers } from "./vouchers.ts";

/** Lets a cart keep the rules, whatever it was made of; what that took is kept for the shopper. */
export function settle(cart: ModelCart, shop: ModelShop): void {
  settleGoods(cart, shop);
  settleVouchers(cart, shop);
}

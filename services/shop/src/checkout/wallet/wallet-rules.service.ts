import type { CartView } from "../../cart/cart-view.ts";
import { findParameters, hasValue } from "../../content/parameter/parameter.service.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import { hasGoodsIn } from "./wallet.store.ts";
import type { WalletFault } from "./wallet-texts.ts";

/** Categories whose goods, and those below, are not sold over the wallet (CART-14, C-55). */
export const excludedCategories: readonly number[] = [
  757883, 757887, 757888, 757889, 757890, 757891, 757958, 757892, 757893,
];
const parameter = { name: "amazonPayV2Activation", entry: "AmazonPayV2 Aktivierung", value: "amazonpay.activated" };

/** Why a cart cannot be paid with the wallet (CART-13..15, C-23); null when it can. */
export async function walletFault(
  context: ShopContext,
  sql: Queryable,
  { cart, positions }: CartView,
): Promise<WalletFault | null> {
  if (context.storefront.store === "b2b") return "notOffered";
  const stored = await findParameters(context, [parameter.name]);
  if (!hasValue(stored, parameter.name, parameter.entry, parameter.value)) return "notOffered";
  if (cart.submittedAt !== null || positions.length === 0) return "empty";
  return (await hasGoodsIn(sql, cart.id, excludedCategories)) ? "excludedGoods" : null;
}

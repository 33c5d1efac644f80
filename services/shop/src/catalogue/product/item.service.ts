import type { VariantAttribute } from "../../generated/graph.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import { pick } from "../language.ts";
import { purchaseOptionId } from "../pricing/purchase-option.ts";
import { snapshotOf } from "../snapshot.loader.ts";
import { selectionOf, variantState } from "../variant/variants.ts";
import { priceOfItem } from "./item-price.ts";
import { lightningDealOf } from "./prices.ts";
import type { SoldItem } from "./product.service.ts";

/** The variants of its product with the item's own chosen. */
export const variantsOf = ({ product, item }: SoldItem, context: ShopContext): readonly VariantAttribute[] =>
  variantState(product.items, snapshotOf(context), selectionOf(item), context.storefront.language).attributes;

/** Whether members have it delivered for nothing; business customers have no membership. */
export const isPrimeItem = ({ item }: SoldItem, { storefront }: Pick<ShopContext, "storefront">): boolean =>
  item.primeFaehig && storefront.store !== "b2b";

/** Reports whether a power supply comes with the item; null for what needs none. */
export function plugTextOf({ item }: SoldItem, language: Language): string | null {
  const scope = item.powerPlugDeliveryScope;
  if (scope === null) return null;
  const isIncluded = scope === "included";
  return pick(
    language,
    isIncluded ? "Netzteil liegt bei" : "Ohne Netzteil",
    isIncluded ? "Power supply included" : "Without power supply",
  );
}

/** Whether all items of the product arrive at the same time. */
export function hasSameDeliveryTimes({ product }: Pick<SoldItem, "product">): boolean {
  const times = product.items.map((item) => `${item.stock > 0} ${item.deliveryDaysMin} ${item.deliveryDaysMax}`);
  return new Set(times).size === 1;
}

/** What the item is put into a basket as, at the price that it has now. */
export const purchaseIdOf = ({ product, item }: SoldItem): string =>
  purchaseOptionId(item.id, priceOfItem(product, item).option);

/** The running deal of the item; null when there is none. */
export function dealOf({ product, item }: SoldItem, language: Language) {
  const deal = product.deals.get(item.id);
  return deal ? lightningDealOf(deal, priceOfItem(product, item), language) : null;
}

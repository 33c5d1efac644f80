import { optionLabelsOf } from "../variant/variants.ts";
import { ancestorsOf } from "../category/category.service.ts";
import type { ShopContext } from "../../platform/context.ts";
import { priceOf, taxOnTop, taxWithin } from "../../platform/money.ts";
import { snapshotOf } from "../snapshot.loader.ts";
import { priceOfItem } from "./item-price.ts";
import { findItem } from "./product.service.ts";

/** `TrackingItem` of the graph (OP-Q-44); null for an item that is not sold here. */
export async function findTrackingItem(context: ShopContext, itemId: string) {
  const found = await findItem(context, itemId);
  if (!found) return null;
  const { product, item } = found;
  const { language } = context.storefront;
  const snapshot = snapshotOf(context);
  const category = snapshot.categoryById.get(product.row.categoryId);
  const { cents } = priceOfItem(product, item);
  const { net } = (item.taxIncluded ? taxWithin : taxOnTop)(cents, item.vatBasisPoints);
  const labels = optionLabelsOf(item, snapshot, "de-DE");
  return {
    itemId: item.id,
    productId: product.row.id,
    orderNumber: item.orderNumber,
    name: product.row.nameDe,
    brand: product.row.brand,
    variant: labels.length === 0 ? null : labels.join(", "),
    categories: category ? ancestorsOf(snapshot, category).map(({ nameDe }) => nameDe) : [],
    price: priceOf(cents, language),
    netPrice: priceOf(net, language),
  };
}

import { breadCrumbOf } from "../catalogue/category/category.service.ts";
import { pick } from "../catalogue/language.ts";
import { loadProductList, type ProductAggregate, productLoaders } from "../catalogue/product/product.loader.ts";
import { productPath } from "../catalogue/product/product.service.ts";
import { snapshotOf } from "../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../platform/context.ts";
import type { ShownEntry } from "./entries.ts";

/** `WishlistProduct` of the graph. */
export function productOf({ product }: ShownEntry, context: ShopContext) {
  return {
    id: product.row.id,
    name: pick(context.storefront.language, product.row.nameDe, product.row.nameEn),
    brand: product.row.brand,
    crumbs: breadCrumbOf(context, product.row.categoryId)
      .slice(1)
      .map(({ displayName }) => displayName),
    path: productPath(product, null),
    hasMultipleItems: product.items.length > 1,
  };
}

/** `WishlistItem` of the graph; null when no item was chosen, or it is not sold any more. */
export function itemOf({ product, item }: ShownEntry, context: ShopContext) {
  if (item === null) return null;
  return {
    id: item.id,
    name: pick(context.storefront.language, item.nameDe, item.nameEn),
    variantInfoList: variantInfos(item.variantAttributes, context),
    path: productPath(product, item),
  };
}

/** What to buy instead of what cannot be bought; null when it can, or when there is nothing (WISH-04). */
export async function replacementOf(
  { product, isSaleable }: ShownEntry,
  context: ShopContext,
): Promise<ProductAggregate | null> {
  if (isSaleable) return null;
  const [first] = await loadProductList(context, await productLoaders(context).replacements.load(product.row.id));
  return first ?? null;
}

/** Attributes of an item as shoppers read them. */
function variantInfos(chosen: ShownEntry["product"]["items"][number]["variantAttributes"], context: ShopContext) {
  const { attributes, options } = snapshotOf(context);
  const { language } = context.storefront;
  return chosen.map(({ name, value }) => {
    const attribute = attributes.get(name);
    const option = options.get(`${name}/${value}`);
    return {
      label: attribute ? pick(language, attribute.displayDe, attribute.displayEn) : name,
      value: option ? pick(language, option.displayDe, option.displayEn) : value,
    };
  });
}

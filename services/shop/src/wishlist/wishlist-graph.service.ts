import { breadCrumbOf } from "../catalogue/category/category.service.ts";
import { tileImage } from "../catalogue/images.ts";
import { pick } from "../catalogue/language.ts";
import { loadProductList, type ProductAggregate, productLoaders } from "../catalogue/product/product.loader.ts";
import { productPath } from "../catalogue/product/product.service.ts";
import { snapshotOf } from "../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../platform/context.ts";
import { currencyCode, formatPrice } from "../platform/money.ts";
import { commentsOf, type ShownComment } from "./comment.service.ts";
import { type ShownEntry, type Sum, sumOf } from "./entries.ts";
import { knownOwnerOf } from "./owner.ts";
import type { TeaserList } from "./teaser.service.ts";
import { wishlistLoaders } from "./wishlist.loader.ts";

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

/** What is bought, as `Item` of the graph is made of it. */
export const soldItemOf = ({ product, sold }: ShownEntry) => ({ product, item: sold });

/** The main picture of what is bought. */
export function imageOf(entry: ShownEntry, context: ShopContext) {
  const { item } = soldItemOf(entry);
  return tileImage(item.picture, pick(context.storefront.language, item.nameDe, item.nameEn));
}

/** `WishlistTotals` of a sum. */
export const totalsOf = ({ cents, startsFrom }: Sum, { storefront }: Pick<ShopContext, "storefront">) => ({
  raw: cents,
  currencyCode,
  stringValue: formatPrice(cents, storefront.language),
  startsFrom,
});

/** What to buy instead of what cannot be bought; null when it can, or when there is nothing (WISH-04). */
export async function replacementOf(
  { product, isSaleable }: ShownEntry,
  context: ShopContext,
): Promise<ProductAggregate | null> {
  if (isSaleable) return null;
  const [first] = await loadProductList(context, await productLoaders(context).replacements.load(product.row.id));
  return first ?? null;
}

/** Comments on an entry of one of the caller's lists; none on those of a teaser list, or of what a link shows. */
export async function entryComments({ row, list }: ShownEntry, context: ShopContext): Promise<readonly ShownComment[]> {
  return list === null ? [] : commentsOf(context, list, row.id);
}

/** What came of putting an entry into the caller's cart last (ENT-10). */
export async function optionsOf({ row, list }: ShownEntry, context: ShopContext) {
  const isOwn = list !== null && knownOwnerOf(context) !== null;
  const outcome = isOwn ? await wishlistLoaders(context).outcomes.load(row.id) : null;
  return {
    variantsToChoose: outcome?.variantsToChoose ?? false,
    quantityChanged: outcome?.quantityChanged ?? false,
    maxInCart: outcome?.maxInCart ?? false,
    countAddedToCart: outcome?.added ?? 0,
  };
}

/** What teaser lists show of themselves, open or not. */
export function teaserParts({ row, entries }: TeaserList, context: ShopContext) {
  const { language } = context.storefront;
  const name = pick(language, row.nameDe, row.nameEn);
  return {
    externalId: row.id,
    name,
    description: pick(language, row.descriptionDe, row.descriptionEn),
    audience: row.audience,
    image: row.picture && tileImage(row.picture, ""),
    entryCount: entries.length,
    totals: totalsOf(sumOf(entries), context),
    entries,
  };
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

import { contentImage } from "../../catalogue/images.ts";
import { inLanguage } from "../../catalogue/language.ts";
import { loadProductList, type ProductAggregate } from "../../catalogue/product/product.loader.ts";
import { snapshotOf } from "../../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Recommendations, StoredAttribute, StoredTeaser } from "./page.types.ts";

/** The fields of a `TeaserAttribute`, and of an entry's attribute, which has fewer. */
export function attributeOf(attribute: StoredAttribute, { storefront: { language } }: ShopContext) {
  const alt = attribute.alt ? inLanguage(attribute.alt, language) : "";
  const image = attribute.picture && contentImage(attribute.picture, attribute.use ?? "page");
  return {
    name: attribute.name,
    text: attribute.text ? inLanguage(attribute.text, language) : null,
    value: "value" in attribute ? (attribute.value ?? null) : null,
    url: attribute.url ?? null,
    openLinkInNewWindow: attribute.openLinkInNewWindow ?? false,
    urlPath: image?.src ?? null,
    altTag: image ? alt : null,
    imgTitle: null,
    width: image?.width ?? null,
    height: image?.height ?? null,
    valueList: "valueList" in attribute ? (attribute.valueList ?? []) : [],
  };
}

/** The products of a teaser in its order; what the storefront does not sell is left out. */
export async function recommendationsOf(
  { recommendations }: StoredTeaser,
  context: ShopContext,
): Promise<ProductAggregate[]> {
  return recommendations ? loadProductList(context, chosenIds(recommendations, context)) : [];
}

function chosenIds(chosen: Recommendations, context: ShopContext): readonly number[] {
  if (chosen.rule === "these") return chosen.productIds;
  const { listings, categoryById } = snapshotOf(context);
  const listing = listings[context.storefront.store];
  const category = chosen.categoryId === undefined ? null : categoryById.get(chosen.categoryId);
  if (category === undefined) return [];
  const bounds = category ? { left: category.lft, right: category.rgt } : { left: 0, right: Number.MAX_SAFE_INTEGER };
  return chosen.rule === "popular"
    ? listing.bestSellers(bounds.left, bounds.right, chosen.limit)
    : listing.newest(bounds.left, bounds.right, chosen.limit);
}

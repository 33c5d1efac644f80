import type { TileColour } from "../../generated/graph.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import type { ProductRow } from "../catalogue.types.ts";
import { inLanguage, pick } from "../language.ts";
import type { OptionRow } from "../listing/listing.store.ts";
import { snapshotOf } from "../snapshot.loader.ts";
import { bestPriceOf } from "./item-price.ts";
import type { ProductAggregate } from "./product.loader.ts";

/** The shop's own badges of a tile: sale by a special price or a list price (TILE-07), hidden by a running deal (DEAL-04). */
export function tileBadgesOf(product: ProductAggregate) {
  const { referenceCents, listPriceCents } = bestPriceOf(product);
  const isDeal = product.deals.has(product.best.id);
  return {
    sale: !isDeal && (referenceCents !== null || listPriceCents !== null),
    new: product.row.isNew,
    popular: !isDeal && product.row.isTopseller,
  };
}

/** The colours that the items of a product come in, in shop order; none for products of one colour. */
export function coloursOf({ items }: Pick<ProductAggregate, "items">, context: ShopContext): TileColour[] {
  if (items.length < 2) return [];
  const { options } = snapshotOf(context);
  const keys = new Set(items.flatMap((item) => item.variantAttributes.map(({ name, value }) => `${name}/${value}`)));
  const colours = [...keys].flatMap((key) => colourOf(options.get(key), context.storefront.language));
  return colours.length > 1 ? colours : [];
}

const colourOf = (option: OptionRow | undefined, language: Language): TileColour[] =>
  option?.css == null ? [] : [{ displayName: pick(language, option.displayDe, option.displayEn), css: option.css }];

/** Documents of a product by kind. */
export const downloadsOf = ({ downloads }: Pick<ProductRow, "downloads">, language: Language) =>
  downloads.map((group) => ({
    // A kind has no code of its own: its German name is one.
    name: group.displayName.de,
    displayName: inLanguage(group.displayName, language),
    downloads: group.downloads.map(({ dataName, url, headline }) => ({
      dataName,
      url,
      headline: inLanguage(headline, language),
    })),
  }));

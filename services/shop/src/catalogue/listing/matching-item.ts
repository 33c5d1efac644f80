import { bestOffer } from "../pricing/decide-price.ts";
import { priceOfItem } from "../product/item-price.ts";
import type { ProductAggregate } from "../product/product.loader.ts";
import type { Snapshot } from "../snapshot.loader.ts";
import type { ListingFilter } from "./listing.ts";

/**
 * The products of a listing with the item that fits its filters: who looks for blue sees the blue one. Among several the
 * one that tiles would sell. Products that do not vary in what is filtered stay as they are.
 */
export function withMatching(
  products: readonly ProductAggregate[],
  { attributes }: Pick<Snapshot, "attributes">,
  { enumFilters }: Pick<ListingFilter, "enumFilters">,
): readonly ProductAggregate[] {
  const wanted = enumFilters.filter(({ name, values }) => attributes.has(name) && values.length > 0);
  return wanted.length === 0 ? products : products.map((product) => matched(product, wanted));
}

function matched(product: ProductAggregate, wanted: ListingFilter["enumFilters"]): ProductAggregate {
  const fitting = product.items.filter((item) =>
    wanted.every(({ name, values }) => {
      const own = item.variantAttributes.find((attribute) => attribute.name === name);
      return own === undefined || values.includes(own.value);
    }),
  );
  if (fitting.length === 0 || fitting.length === product.items.length) return product;
  const offers = fitting.map((item) => ({
    item,
    cents: priceOfItem(product, item).cents,
    isInStock: item.stock > 0,
  }));
  return { ...product, matching: bestOffer(offers).item };
}

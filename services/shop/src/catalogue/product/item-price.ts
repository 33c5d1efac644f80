import type { ItemRow } from "../catalogue.types.ts";
import type { DecidedPrice } from "../pricing/decide-price.ts";
import type { ProductAggregate } from "./product.loader.ts";

/** What an item of a product costs now. */
export function priceOfItem({ prices }: Pick<ProductAggregate, "prices">, { id }: Pick<ItemRow, "id">): DecidedPrice {
  const price = prices.get(id);
  if (price === undefined) throw new RangeError(`Item ${id} is of another product`);
  return price;
}

/** What a product costs: the item that tiles sell. */
export const bestPriceOf = (product: ProductAggregate): DecidedPrice => priceOfItem(product, product.best);

/** Whether every item costs the same now, deals counted: else the price of one is not that of the product. */
export const hasSamePrices = ({ prices }: Pick<ProductAggregate, "prices">): boolean =>
  new Set([...prices.values()].map(({ cents }) => cents)).size === 1;

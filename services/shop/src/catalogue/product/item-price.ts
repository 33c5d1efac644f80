import type { ItemRow } from "../catalogue.types.ts";
import { decidePrice, type DecidedPrice } from "../pricing/decide-price.ts";
import { priceHeldUntil } from "../pricing/price-held-until.ts";
import { runningDealOf, storedPriceOf } from "./prices.ts";
import type { ProductAggregate } from "./product.loader.ts";

/** What an item of a product costs now. */
export function priceOfItem({ prices }: Pick<ProductAggregate, "prices">, { id }: Pick<ItemRow, "id">): DecidedPrice {
  const price = prices.get(id);
  if (price === undefined) throw new RangeError(`Item ${id} is of another product`);
  return price;
}

/** What a piece of an item costs now when so many are bought together, as a basket charges it. */
export function priceForPieces(product: ProductAggregate, item: ItemRow, pieces: number): DecidedPrice {
  const { option } = priceOfItem(product, item);
  return decidePrice(storedPriceOf(item), runningDealOf(product.deals.get(item.id) ?? null), option, pieces);
}

/** Until when the price of an item holds; null when no end is known. */
export const itemHeldUntil = ({ heldUntil }: Pick<ProductAggregate, "heldUntil">, { id }: Pick<ItemRow, "id">) =>
  heldUntil.get(id) ?? null;

/** Until when the prices of all items of a product hold; null when no end is known. */
export const productHeldUntil = ({ heldUntil }: Pick<ProductAggregate, "heldUntil">): Date | null =>
  priceHeldUntil(...heldUntil.values());

/** What a product costs: the item that tiles sell. */
export const bestPriceOf = (product: ProductAggregate): DecidedPrice => priceOfItem(product, product.best);

/** Whether every item costs the same now, deals counted: else the price of one is not that of the product. */
export const hasSamePrices = ({ prices }: Pick<ProductAggregate, "prices">): boolean =>
  new Set([...prices.values()].map(({ cents }) => cents)).size === 1;

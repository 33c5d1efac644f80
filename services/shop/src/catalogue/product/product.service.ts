import type { ShopContext } from "../../platform/context.ts";
import type { ItemRow } from "../catalogue.types.ts";
import type { DecidedPrice } from "../pricing/decide-price.ts";
import { type ProductAggregate, productLoaders } from "./product.loader.ts";

/** An item with the product that it belongs to. */
export interface SoldItem {
  readonly product: ProductAggregate;
  readonly item: ItemRow;
}

/** Most pieces that an order may ever hold (C-07: changes below 9999). */
export const absoluteMaxQuantity = 9_998;

/** A database id from the graph; null for what cannot be one. */
export function toId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** A product of the storefront; null when it does not exist or is not sold there (STATUS-05). */
export async function findProduct(context: ShopContext, productId: string): Promise<ProductAggregate | null> {
  const id = toId(productId);
  return id === null ? null : productLoaders(context).products.load(id);
}

/** An item of the storefront with its product; null when it does not exist or is not sold there. */
export async function findItem(context: ShopContext, itemId: string): Promise<SoldItem | null> {
  const id = toId(itemId);
  if (id === null) return null;
  const { productOfItem, products } = productLoaders(context);
  const productId = await productOfItem.load(id);
  const product = productId === null ? null : await products.load(productId);
  const item = product?.items.find((candidate) => candidate.id === id);
  return product && item ? { product, item } : null;
}

/** What an item of a product costs now. */
export function priceOfItem({ prices }: Pick<ProductAggregate, "prices">, { id }: Pick<ItemRow, "id">): DecidedPrice {
  const price = prices.get(id);
  if (price === undefined) throw new RangeError(`Item ${id} is of another product`);
  return price;
}

/** Path of a product's page, with the item chosen when one is given (ROUTE-25). */
export const productPath = ({ row }: Pick<ProductAggregate, "row">, item: Pick<ItemRow, "id"> | null): string =>
  `/prod/${row.id}/${item ? `?varid=${item.id}` : ""}`;

/** Whether no item can be bought and the shop has words for it (TILE-03). */
export const isShortage = ({ items }: ProductAggregate): boolean => items.every((item) => item.stock === 0);

/** Most pieces of one order: what the item allows and what is in stock. */
export const maxQuantityOf = (item: Pick<ItemRow, "max_quantity" | "stock">): number =>
  Math.min(item.max_quantity, absoluteMaxQuantity, item.stock > 0 ? item.stock : absoluteMaxQuantity);

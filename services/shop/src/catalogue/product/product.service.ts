import type { Language, ShopContext } from "../../platform/context.ts";
import type { ItemRow } from "../catalogue.types.ts";
import { toId } from "../../platform/database-id.ts";
import { inLanguage } from "../language.ts";
import { deliveryStatusOf } from "./delivery.ts";
import { loadProductList, type ProductAggregate, productLoaders } from "./product.loader.ts";
import { snapshotOf } from "../snapshot.loader.ts";

/** An item with the product that it belongs to. */
export interface SoldItem {
  readonly product: ProductAggregate;
  readonly item: ItemRow;
}

/** Most pieces that an order may ever hold (C-07: changes below 9999). */
export const absoluteMaxQuantity = 9_998;

/** A product of the storefront; null when it does not exist or is not sold there (STATUS-05). */
export async function findProduct(context: ShopContext, productId: string): Promise<ProductAggregate | null> {
  const id = toId(productId);
  return id === null ? null : productLoaders(context).products.load(id);
}

const mostProducts = 12;

/** Products of the storefront in the order requested; what is not sold there is left out. */
export function findProducts(context: ShopContext, productIds: readonly string[]): Promise<ProductAggregate[]> {
  return loadProductList(
    context,
    productIds.slice(0, mostProducts).flatMap((id) => toId(id) ?? []),
  );
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

/**
 * Path of a product's page, with the item chosen when one is given (ROUTE-25); the membership has one of its own
 * (ROUTE-07).
 */
export const productPath = ({ row }: Pick<ProductAggregate, "row">, item: Pick<ItemRow, "id"> | null): string =>
  row.isMembership ? "/prime/" : `/prod/${row.id}/${item ? `?varid=${item.id}` : ""}`;

/** Whether no item can be bought and the shop has words for it (TILE-03). */
export const isShortage = ({ items }: ProductAggregate): boolean => items.every((item) => item.stock === 0);

/** Most pieces of one order: what the item allows and what is in stock. */
export const maxQuantityOf = (item: Pick<ItemRow, "maxQuantity" | "stock">): number =>
  Math.min(item.maxQuantity, absoluteMaxQuantity, item.stock > 0 ? item.stock : absoluteMaxQuantity);

/** Path of a product's page as lists link it: with the item that fits their filters or that they sell, where there are several. */
export const listedPath = (product: ProductAggregate): string =>
  productPath(product, product.items.length > 1 ? (product.matching ?? product.best) : null);

/** What the shop reports about a product of which nothing can be bought; null for others (TILE-03). */
export const shortageTextOf = (product: ProductAggregate, language: Language): string | null =>
  isShortage(product) ? deliveryStatusOf(product.best, language).text : null;

/** When the item that lists sell arrives, in one line. */
export const deliveryLineOf = ({ best, hidesScarcity }: ProductAggregate, language: Language): string =>
  deliveryStatusOf(best, language, { hidesScarcity: hidesScarcity ?? false }).text.replace("\n", " – ");

/** Whether some item can be bought. */
export const isForSale = ({ items }: ProductAggregate): boolean => items.some((item) => item.stock > 0);

/** At most this many accessories (the SDL promises it). */
const accessoryLimit = 12;

/** What goes with a product. */
export async function accessoriesOf(context: ShopContext, { row }: ProductAggregate): Promise<ProductAggregate[]> {
  const ids = await productLoaders(context).accessories.load(row.id);
  return (await loadProductList(context, ids)).slice(0, accessoryLimit);
}

/** What to buy instead of a product. */
export async function replacementsOf(context: ShopContext, { row }: ProductAggregate): Promise<ProductAggregate[]> {
  return loadProductList(context, await productLoaders(context).replacements.load(row.id));
}

/** What the further tabs of a product hold (OP-Q-57). */
export async function extraTabContentsOf(context: ShopContext, productId: string) {
  const product = await findProduct(context, productId);
  const { language } = context.storefront;
  return product?.row.extraTabs.map(({ id, content }) => ({ id, content: inLanguage(content, language) })) ?? [];
}

const stores = ["de", "at", "ch", "b2b"] as const;

/** Stores that sell a product. The snapshot may be of a moment before it came: the own store sells it all the same. */
export function storesOf(context: ShopContext, { row }: ProductAggregate): string[] {
  const { listings } = snapshotOf(context);
  return stores.filter((store) => store === context.storefront.store || listings[store].rowOf(row.id) !== undefined);
}

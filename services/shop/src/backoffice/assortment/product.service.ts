import { berlinDay } from "../../platform/berlin-day.ts";
import type { TransactionSql } from "../../platform/database.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change, Refused } from "../change.ts";
import { decode, done, missing, refuseField, type Result } from "../result.ts";
import { id as idSchema, item, itemChange, product, productChange, type ProductInput } from "./inputs.ts";
import { type PriceRow, readPrices } from "./offer.store.ts";
import {
  deleteProduct,
  insertItem,
  insertProduct,
  isLeaf,
  type ItemRow,
  type ProductRow,
  readItems,
  readProduct,
  replaceFacetValues,
  updateItem,
  updateProduct,
} from "./product.store.ts";

/** An item as stored, with its prices. */
export type StoredItem = StoredProduct["items"][number];

/** A product with items and prices, as stored. */
export interface StoredProduct {
  readonly row: ProductRow;
  readonly items: readonly (ItemRow & { readonly prices: readonly PriceRow[] })[];
}

/** The outcome of a change of a product. */
export type ProductResult = Result & { readonly product?: StoredProduct | null };

/** A product as stored; null when there is none. */
export async function findStoredProduct({ platform }: BackofficeContext, id: string): Promise<StoredProduct | null> {
  const decoded = decode(idSchema, id);
  return decoded.ok ? readStored(platform.database.write, decoded.value) : null;
}

async function readStored(
  sql: BackofficeContext["platform"]["database"]["write"] | TransactionSql,
  id: number,
): Promise<StoredProduct | null> {
  const row = await readProduct(sql, id);
  if (row === null) return null;
  const items = await readItems(sql, id);
  const prices = Map.groupBy(
    await readPrices(
      sql,
      items.map((one) => one.id),
    ),
    (price) => price.itemId,
  );
  return { row, items: items.map((one) => ({ ...one, prices: prices.get(one.id) ?? [] })) };
}

const changed = async (tx: TransactionSql, productId: number): Promise<ProductResult> => ({
  ...done,
  product: await readStored(tx, productId),
});

/** Puts a product with its items into the assortment. */
export async function createProduct(context: BackofficeContext, input: unknown): Promise<ProductResult> {
  const decoded = decode(product, input);
  if (!decoded.ok) return decoded.refusal;
  const { value } = decoded;
  return change(context, async (tx): Promise<ProductResult> => {
    await requireLeaf(tx, value.categoryId);
    const productId = await insertProduct(tx, value, berlinDay(context.platform.clock.now()));
    await setFacets(tx, productId, value.facets);
    for (const one of value.items) await insertItem(tx, productId, one);
    return changed(tx, productId);
  });
}

/** Changes what is given of a product. */
export async function changeProduct(context: BackofficeContext, id: string, input: unknown): Promise<ProductResult> {
  const productId = decode(idSchema, id);
  const decoded = decode(productChange, input);
  if (!productId.ok) return missing("product");
  if (!decoded.ok) return decoded.refusal;
  const { value } = decoded;
  return change(context, async (tx): Promise<ProductResult> => {
    if (typeof value.categoryId === "number") await requireLeaf(tx, value.categoryId);
    if (!(await updateProduct(tx, productId.value, value))) return missing("product");
    if (value.facets) await setFacets(tx, productId.value, value.facets);
    return changed(tx, productId.value);
  });
}

/** Takes a product out of the assortment. */
export async function removeProduct(context: BackofficeContext, id: string): Promise<Result> {
  const productId = decode(idSchema, id);
  if (!productId.ok) return missing("product");
  return change(context, async (tx) => ((await deleteProduct(tx, productId.value)) ? done : missing("product")));
}

/** Adds an item to a product. */
export async function addItem(context: BackofficeContext, id: string, input: unknown): Promise<ProductResult> {
  const productId = decode(idSchema, id);
  const decoded = decode(item, input);
  if (!productId.ok) return missing("product");
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx): Promise<ProductResult> => {
    if ((await readProduct(tx, productId.value)) === null) return missing("product");
    await insertItem(tx, productId.value, decoded.value);
    return changed(tx, productId.value);
  });
}

/** Changes what is given of an item. */
export async function changeItem(context: BackofficeContext, id: string, input: unknown): Promise<ProductResult> {
  const itemId = decode(idSchema, id);
  const decoded = decode(itemChange, input);
  if (!itemId.ok) return missing("item");
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx): Promise<ProductResult> => {
    const productId = await updateItem(tx, itemId.value, decoded.value);
    return productId === null ? missing("item") : changed(tx, productId);
  });
}

async function requireLeaf(tx: TransactionSql, categoryId: number): Promise<void> {
  if (await isLeaf(tx, categoryId)) return;
  throw new Refused(refuseField("categoryId", "This is no category without others below it."));
}

async function setFacets(tx: TransactionSql, productId: number, facets: ProductInput["facets"]): Promise<void> {
  const wanted = new Set(facets.flatMap(({ name, values }) => values.map((value) => `${name}/${value}`))).size;
  const found = await replaceFacetValues(tx, productId, facets);
  if (found !== wanted) throw new Refused(refuseField("facets", "Some of these filter values do not exist."));
}

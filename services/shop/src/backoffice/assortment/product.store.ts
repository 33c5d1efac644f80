import * as v from "valibot";
import type { Queryable, TransactionSql } from "../../platform/database.ts";
import { changedColumns } from "../changed-columns.ts";
import type { ItemChange, ItemInput, ProductChange, ProductInput } from "./inputs.ts";
import { upsertPrice, upsertStock } from "./offer.store.ts";

const productRow = v.object({
  id: v.number(),
  categoryId: v.number(),
  nameDe: v.string(),
  nameEn: v.string(),
  brand: v.string(),
});
/** A product as stored. */
export type ProductRow = v.InferOutput<typeof productRow>;

const itemRow = v.object({
  id: v.number(),
  orderNumber: v.string(),
  nameDe: v.string(),
  nameEn: v.string(),
  stock: v.number(),
});
/** An item as stored. */
export type ItemRow = v.InferOutput<typeof itemRow>;

const idRows = v.array(v.object({ id: v.number() }));

/** A product by id; null when there is none. */
export async function readProduct(sql: Queryable, id: number): Promise<ProductRow | null> {
  const [row] = await sql`select id, category_id, name_de, name_en, brand from product where id = ${id}`;
  return row === undefined ? null : v.parse(productRow, row);
}

/** The items of a product in shop order. */
export async function readItems(sql: Queryable, productId: number): Promise<ItemRow[]> {
  return v.parse(v.array(itemRow), [
    ...(await sql`
    select item.id, order_number, name_de, name_en, coalesce(stock.quantity, 0) as stock
    from item left join stock on stock.item_id = item.id where product_id = ${productId} order by position`),
  ]);
}

/** Whether a category can take products: it exists and has none below it. */
export async function isLeaf(sql: Queryable, categoryId: number): Promise<boolean> {
  return (await sql`select from category where id = ${categoryId} and rgt = lft + 1`).length > 0;
}

/** Inserts a product without items; returns its id. */
export async function insertProduct(tx: TransactionSql, input: ProductInput, today: string): Promise<number> {
  const [row] = v.parse(idRows, [
    ...(await tx`
    insert into product (id, category_id, name_de, name_en, description_de, description_en, delivery_scope_de, delivery_scope_en,
      brand, manufacturer, is_new, is_topseller, popularity, created_on, picture)
    values (nextval('backoffice_product_id'), ${input.categoryId}, ${input.name.de}, ${input.name.en}, ${input.description.de},
      ${input.description.en}, ${input.deliveryScope.de}, ${input.deliveryScope.en}, ${input.brand}, ${input.manufacturer ?? input.brand},
      ${input.isNew}, ${input.isTopseller}, ${input.popularity}, ${today}, ${JSON.stringify(input.picture)}::text::jsonb)
    returning id`),
  ]);
  if (!row) throw new Error("The inserted product came back without an id");
  return row.id;
}

/** Adds an item with prices and stock after a product's others; it is drawn like the product. */
export async function insertItem(tx: TransactionSql, productId: number, input: ItemInput): Promise<void> {
  const [row] = v.parse(idRows, [
    ...(await tx`
    insert into item (id, product_id, order_number, name_de, name_en, position, variant_attributes, minimum_order_quantity,
      max_quantity, shipping_class, weight_grams, picture)
    select nextval('backoffice_item_id'), product.id, ${input.orderNumber}, coalesce(${input.name?.de ?? null}, product.name_de),
      coalesce(${input.name?.en ?? null}, product.name_en),
      (select coalesce(max(position) + 1, 0) from item where product_id = product.id),
      ${JSON.stringify(input.variantAttributes)}::text::jsonb, ${input.minimumOrderQuantity}, ${input.maxQuantity},
      ${input.shippingClass}, ${input.weightGrams}, product.picture
    from product where product.id = ${productId} for update of product
    returning id`),
  ]);
  if (!row) throw new Error("The product of a new item is gone");
  for (const price of input.prices) await upsertPrice(tx, row.id, price);
  await upsertStock(tx, row.id, input.stock, null);
}

/** Changes columns of a product; returns whether it exists. */
export async function updateProduct(tx: TransactionSql, id: number, change: ProductChange): Promise<boolean> {
  const columns = changedColumns({
    category_id: change.categoryId,
    name_de: change.name?.de,
    name_en: change.name?.en,
    description_de: change.description?.de,
    description_en: change.description?.en,
    delivery_scope_de: change.deliveryScope?.de,
    delivery_scope_en: change.deliveryScope?.en,
    brand: change.brand,
    manufacturer: change.manufacturer,
    is_new: change.isNew,
    is_topseller: change.isTopseller,
    popularity: change.popularity,
  });
  return updateRow(tx, "product", id, columns);
}

/** Changes columns of an item; returns the id of its product, null when there is no such item. */
export async function updateItem(tx: TransactionSql, id: number, change: ItemChange): Promise<number | null> {
  const columns = changedColumns({
    order_number: change.orderNumber,
    name_de: change.name?.de,
    name_en: change.name?.en,
    minimum_order_quantity: change.minimumOrderQuantity,
    max_quantity: change.maxQuantity,
    shipping_class: change.shippingClass,
    weight_grams: change.weightGrams,
    delivery_days_min: change.deliveryDaysMin,
    delivery_days_max: change.deliveryDaysMax,
    delivery_free: change.deliveryFree,
  });
  await updateRow(tx, "item", id, columns);
  const [row] = v.parse(idRows, [...(await tx`select product_id as id from item where id = ${id}`)]);
  return row?.id ?? null;
}

/** Changes columns of a row; returns whether it exists. */
export async function updateRow(
  tx: TransactionSql,
  table: "product" | "item" | "category",
  id: number,
  columns: Record<string, unknown>,
): Promise<boolean> {
  if (Object.keys(columns).length === 0) return (await tx`select from ${tx(table)} where id = ${id}`).length > 0;
  return (await tx`update ${tx(table)} set ${tx(columns)} where id = ${id} returning id`).length > 0;
}

/** Takes a product out; returns whether it existed. */
export async function deleteProduct(tx: TransactionSql, id: number): Promise<boolean> {
  return (await tx`delete from product where id = ${id} returning id`).length > 0;
}

/** Gives a product exactly these filter values; returns how many of them exist. */
export async function replaceFacetValues(
  tx: TransactionSql,
  productId: number,
  facets: ProductInput["facets"],
): Promise<number> {
  const wanted = facets.flatMap(({ name, values }) => values.map((value) => `${name}/${value}`));
  await tx`delete from product_facet_value where product_id = ${productId}`;
  const rows = await tx`
    insert into product_facet_value (product_id, facet_value_id)
    select ${productId}, facet_value.id from facet_value join facet on facet.id = facet_id
    where facet.code || '/' || facet_value.code = any(${wanted}::text[])
    returning facet_value_id`;
  return rows.length;
}

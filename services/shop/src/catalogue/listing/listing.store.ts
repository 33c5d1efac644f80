import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import type { ListingRow } from "./listing-index.ts";

const listingRow = v.object({
  product_id: v.number(),
  leaf: v.number(),
  price: v.number(),
  rating: v.number(),
  popularity: v.number(),
  created: v.number(),
  in_stock: v.boolean(),
  facet_values: v.array(v.number()),
});

/** Every product that a store sells, as its listings need it. One statement; rows with the cheapest item's price. */
export async function readListingRows(sql: Queryable, store: Store): Promise<ListingRow[]> {
  const rows = v.parse(
    v.array(listingRow),
    await sql`
    select product.id as product_id, category.lft as leaf, offer.price, (product.rating * 100)::int as rating,
      product.popularity, (product.created_on - date '1970-01-01')::int as created, offer.in_stock,
      coalesce(carried.facet_values, '{}') as facet_values
    from product
    join category on category.id = product.category_id
    join (
      select item.product_id, min(price.price_cents) as price, bool_or(coalesce(stock.quantity, 0) > 0) as in_stock
      from item
      join price on price.item_id = item.id and price.store = ${store}
      left join stock on stock.item_id = item.id
      group by item.product_id
    ) offer on offer.product_id = product.id
    left join (
      select product_id, array_agg(facet_value_id) as facet_values from product_facet_value group by product_id
    ) carried on carried.product_id = product.id`,
  );
  return rows.map((row) => ({
    productId: row.product_id,
    leaf: row.leaf,
    price: row.price,
    rating: row.rating,
    popularity: row.popularity,
    created: row.created,
    isInStock: row.in_stock,
    facetValues: row.facet_values,
  }));
}

const facetRow = v.object({
  id: v.number(),
  code: v.string(),
  display_de: v.string(),
  display_en: v.string(),
  position: v.number(),
  is_hero: v.boolean(),
});
const facetValueRow = v.object({
  id: v.number(),
  facet_id: v.number(),
  code: v.string(),
  display_de: v.string(),
  display_en: v.string(),
  position: v.number(),
  css: v.nullable(v.string()),
});
/** A facet as stored. */
export type FacetRow = v.InferOutput<typeof facetRow>;
/** A facet value as stored. */
export type FacetValueRow = v.InferOutput<typeof facetValueRow>;

/** All facets in shop order. */
export async function readFacets(sql: Queryable): Promise<FacetRow[]> {
  return v.parse(
    v.array(facetRow),
    await sql`
    select id, code, display_de, display_en, position, is_hero from facet order by position`,
  );
}

/** All facet values in shop order. */
export async function readFacetValues(sql: Queryable): Promise<FacetValueRow[]> {
  return v.parse(
    v.array(facetValueRow),
    await sql`
    select id, facet_id, code, display_de, display_en, position, css from facet_value order by facet_id, position`,
  );
}

const attributeRow = v.object({
  name: v.string(),
  display_de: v.string(),
  display_en: v.string(),
  position: v.number(),
});
const optionRow = v.object({
  attribute: v.string(),
  code: v.string(),
  display_de: v.string(),
  display_en: v.string(),
  position: v.number(),
  css: v.nullable(v.string()),
});
/** A variant attribute as stored. */
export type AttributeRow = v.InferOutput<typeof attributeRow>;
/** A variant option as stored. */
export type OptionRow = v.InferOutput<typeof optionRow>;

/** All variant attributes in shop order. */
export async function readVariantAttributes(sql: Queryable): Promise<AttributeRow[]> {
  return v.parse(
    v.array(attributeRow),
    await sql`
    select name, display_de, display_en, position from variant_attribute order by position`,
  );
}

/** All variant options in shop order. */
export async function readVariantOptions(sql: Queryable): Promise<OptionRow[]> {
  return v.parse(
    v.array(optionRow),
    await sql`
    select attribute, code, display_de, display_en, position, css from variant_option order by attribute, position`,
  );
}

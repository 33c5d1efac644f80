import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import type { ListingDeal, ListingRow } from "./listing.ts";
import { quickValuesOf } from "./quick-filters.ts";

const listingRow = v.object({
  productId: v.number(),
  leaf: v.number(),
  price: v.number(),
  rating: v.number(),
  popularity: v.number(),
  created: v.number(),
  inStock: v.boolean(),
  isSale: v.boolean(),
  isNew: v.boolean(),
  facetValues: v.array(v.number()),
  stamp: v.number(),
});

/** Every product that a store sells, as its listings need it; the membership is no goods. One statement; rows with the price of the item that tiles sell. */
export async function readListingRows(sql: Queryable, store: Store): Promise<ListingRow[]> {
  const rows = v.parse(
    v.array(listingRow),
    await sql`
    select product.id as product_id, category.lft as leaf, offer.price, (product.rating * 100)::int as rating,
      product.popularity, (product.created_on - date '1970-01-01')::int as created, offer.in_stock,
      offer.is_sale, product.is_new,
      coalesce(carried.facet_values, '{}') as facet_values,
      offer.stamp + hashtext(product.xmin::text) as stamp
    from product
    join category on category.id = product.category_id
    join (
      select item.product_id, 
        coalesce(min(price.price_cents) filter (where coalesce(stock.quantity, 0) > 0), min(price.price_cents)) as price,
        bool_or(coalesce(stock.quantity, 0) > 0) as in_stock,
        (array_agg(
          price.price_cents < greatest(price.lowest_30_days_cents, price.list_price_cents, 0)
          order by coalesce(stock.quantity, 0) = 0, price.price_cents, item.position))[1] as is_sale,
        sum(hashtext(item.id || '/' || item.xmin || '/' || price.xmin))::bigint as stamp
      from item
      join price on price.item_id = item.id and price.store = ${store}
      left join stock on stock.item_id = item.id
      where item.id not in (select item_id from prime_offer)
      group by item.product_id
    ) offer on offer.product_id = product.id
    left join (
      select product_id, array_agg(facet_value_id) as facet_values from product_facet_value group by product_id
    ) carried on carried.product_id = product.id`,
  );
  const deals = await readListingDeals(sql, store);
  return rows.map((row) => ({
    deals: deals.get(row.productId) ?? [],
    productId: row.productId,
    leaf: row.leaf,
    price: row.price,
    rating: row.rating,
    popularity: row.popularity,
    created: row.created,
    isInStock: row.inStock,
    facetValues: [...row.facetValues, ...quickValuesOf(row)],
    stamp: row.stamp,
  }));
}

const dealRow = v.object({
  productId: v.number(),
  itemId: v.number(),
  price: v.number(),
  startsAt: v.date(),
  endsAt: v.date(),
});

/** Deals by product, those of items that a tile may sell; at the item's usual price once their pieces are gone. */
async function readListingDeals(sql: Queryable, store: Store): Promise<ReadonlyMap<number, ListingDeal[]>> {
  const rows = v.parse(
    v.array(dealRow),
    await sql`
    select sold.product_id, sold.id as item_id, deal.starts_at, deal.ends_at,
      case when deal.taken < deal.quantity then least(deal.price_cents, sold.price_cents) else sold.price_cents end
        as price
    from lightning_deal deal
    join (
      select item.product_id, item.id, price.price_cents, coalesce(stock.quantity, 0) > 0 as in_stock,
        bool_or(coalesce(stock.quantity, 0) > 0) over (partition by item.product_id) as product_in_stock
      from item
      join price on price.item_id = item.id and price.store = ${store}
      left join stock on stock.item_id = item.id
      where item.product_id in (
        select dealt.product_id from item dealt join lightning_deal on item_id = dealt.id
        where lightning_deal.store = ${store})
    ) sold on sold.id = deal.item_id
    where deal.store = ${store} and (select deals_are_on(${store})) and sold.in_stock = sold.product_in_stock`,
  );
  const deals = new Map<number, ListingDeal[]>();
  for (const { productId, itemId, price, startsAt, endsAt } of rows) {
    const deal = { itemId: itemId, price, from: startsAt.getTime(), until: endsAt.getTime() };
    deals.set(productId, [...(deals.get(productId) ?? []), deal]);
  }
  return deals;
}

const facetRow = v.object({
  id: v.number(),
  code: v.string(),
  displayDe: v.string(),
  displayEn: v.string(),
  position: v.number(),
  isHero: v.boolean(),
});
const facetValueRow = v.object({
  id: v.number(),
  facetId: v.number(),
  code: v.string(),
  displayDe: v.string(),
  displayEn: v.string(),
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
  displayDe: v.string(),
  displayEn: v.string(),
  position: v.number(),
});
const optionRow = v.object({
  attribute: v.string(),
  code: v.string(),
  displayDe: v.string(),
  displayEn: v.string(),
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

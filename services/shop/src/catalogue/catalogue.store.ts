import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import {
  categoryRow,
  type CategoryRow,
  offerRow,
  type OfferRow,
  pricedItemRow,
  type PricedItemRow,
  productRow,
  type ProductRow,
} from "./catalogue.types.ts";

/** All categories in tree order. */
export async function readCategories(sql: Queryable): Promise<CategoryRow[]> {
  return v.parse(
    v.array(categoryRow),
    await sql`
    select id, parent_id, name_de, name_en, path, lft, rgt, depth, position, seo_de, seo_en, picture, is_sale,
      is_excluded_from_nav, is_product_listing, hide_left_navigation, hide_breadcrumbs, hide_category_dropdown,
      show_seo_box, show_deal_scarcity, show_scarcity, teasers_below_seo
    from category order by lft`,
  );
}

/** The version that grows with every change that listings can show. */
export async function readVersion(sql: Queryable): Promise<number> {
  const [row] = v.parse(v.array(v.object({ version: v.number() })), await sql`select version from catalogue_version`);
  return row?.version ?? 0;
}

/** Products by id, in no order; ids that do not exist are left out. */
export async function readProducts(sql: Queryable, ids: readonly number[]): Promise<ProductRow[]> {
  return v.parse(
    v.array(productRow),
    await sql`
    select id, category_id, name_de, name_en, description_de, description_en, delivery_scope_de, delivery_scope_en,
      warranty_de, warranty_en, guarantee_years, facts, brand, manufacturer, is_new, is_topseller, is_book, rating, ratings_count,
      popularity, created_on, picture, features, labels, textile_care, downloads, extra_badges, extra_tabs,
      audio_samples, youtube_videos, energy_efficiency,
      exists (select from prime_offer join item on item.id = item_id where item.product_id = product.id) as is_membership
    from product where id = any(${[...ids]}::int[])`,
  );
}

/** Items of products with their prices in a store, in shop order; items without a price there are left out. */
export async function readItemsOfProducts(
  sql: Queryable,
  store: Store,
  productIds: readonly number[],
): Promise<PricedItemRow[]> {
  return v.parse(
    v.array(pricedItemRow),
    await sql`
    select item.id, item.product_id, order_number, name_de, name_en, position, variant_attributes,
      minimum_order_quantity, max_quantity, shipping_class, weight_grams, delivery_days_min, delivery_days_max,
      delivery_free,
      prime_faehig, picture, warnings, danger_warnings, power_plug_delivery_scope, power_plug_charge,
      matrix_code_messages, price_cents, list_price_cents, lowest_30_days_cents, base_amount,
      base_unit_de, base_unit_en, vat_basis_points, tax_included, is_best_price, tiers
    from item
    join price on price.item_id = item.id and price.store = ${store}
    where item.product_id = any(${[...productIds]}::int[]) order by item.product_id, item.position`,
  );
}

const momentInJson = v.pipe(
  v.string(),
  v.transform((at) => new Date(at)),
);

const offersRow = v.tuple([
  v.object({
    itemIds: v.array(v.number()),
    stocks: v.array(v.number()),
    special: v.array(
      v.object({
        ...offerRow.entries,
        dealEndsAt: v.nullable(momentInJson),
        nextDealStartsAt: v.nullable(momentInJson),
      }),
    ),
  }),
]);

/**
 * Stock, running deals and the start of the next ones of items, in one statement, as every page requests them; items without stock are left out.
 * Where two deals run at once, the one that began last comes last. A lookup by key: any plan is the right one.
 * Nearly all have neither a deal nor a text about a shortage: their numbers come as two columns, as a row for each of some
 * thousand items takes several times as long to send and decode.
 */
export async function readOffers(
  sql: Queryable,
  store: Store,
  itemIds: readonly number[],
  now: Date,
): Promise<OfferRow[]> {
  if (itemIds.length === 0) return [];
  const rows = await sql`
    select coalesce(array_agg(stock.item_id) filter (where is_plain), '{}') as item_ids,
      coalesce(array_agg(stock.quantity) filter (where is_plain), '{}') as stocks,
      coalesce(json_agg(json_build_object(
        'itemId', stock.item_id, 'stock', stock.quantity, 'shortageDe', shortage_de, 'shortageEn', shortage_en,
        'dealCents', deal.price_cents, 'dealQuantity', deal.quantity, 'dealTaken', deal.taken,
        'dealMaxPerCart', deal.max_per_cart, 'dealEndsAt', deal.ends_at, 'nextDealStartsAt', next.starts_at
      ) order by deal.starts_at nulls first) filter (where not is_plain), '[]') as special
    from stock
    left join lightning_deal deal on deal.store = ${store} and deal.item_id = stock.item_id
      and deal.starts_at <= ${now} and deal.ends_at > ${now} and (select deals_are_on(${store}))
    left join (
      select item_id, min(starts_at) as starts_at from lightning_deal
      where store = ${store} and starts_at > ${now} and taken < quantity and (select deals_are_on(${store}))
      group by item_id
    ) next on next.item_id = stock.item_id
    cross join lateral (select deal.id is null and next.item_id is null and shortage_de is null) as kind (is_plain)
    where stock.item_id = any(${[...itemIds]}::int[])`;
  const [offers] = v.parse(offersRow, [...rows]);
  const plain = offers.itemIds.map((itemId, index) => plainOffer(itemId, offers.stocks[index] ?? 0));
  return [...plain, ...offers.special];
}

const plainOffer = (itemId: number, stock: number): OfferRow => ({
  itemId,
  stock,
  shortageDe: null,
  shortageEn: null,
  dealCents: null,
  dealQuantity: null,
  dealTaken: null,
  dealMaxPerCart: null,
  dealEndsAt: null,
  nextDealStartsAt: null,
});

const soldRow = v.object({ productId: v.number() });

/** Those of some products that a store sells, in no order. */
export async function readSoldProducts(
  sql: Queryable,
  store: Store,
  productIds: readonly number[],
): Promise<readonly number[]> {
  const rows = v.parse(
    v.array(soldRow),
    await sql`
    select distinct item.product_id from item
    join price on price.item_id = item.id and price.store = ${store}
    where item.product_id = any(${[...productIds]}::int[])`,
  );
  return rows.map(({ productId }) => productId);
}

const ownerRow = v.object({ id: v.number(), productId: v.number() });

/** Products of items by item id; items that a store does not sell are left out. */
export async function readProductIdsOfItems(
  sql: Queryable,
  store: Store,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = v.parse(
    v.array(ownerRow),
    await sql`
    select item.id, item.product_id from item
    join price on price.item_id = item.id and price.store = ${store}
    where item.id = any(${[...itemIds]}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row.productId]));
}

const linkRow = v.object({ productId: v.number(), otherId: v.number() });
/** A product with another one that belongs to it. */
export type ProductLink = v.InferOutput<typeof linkRow>;

/** What goes with products, in shop order. */
export async function readAccessories(sql: Queryable, productIds: readonly number[]): Promise<ProductLink[]> {
  return v.parse(
    v.array(linkRow),
    await sql`
    select product_id, accessory_id as other_id from accessory
    where product_id = any(${[...productIds]}::int[]) order by product_id, position`,
  );
}

/** What to buy instead of products, in shop order. */
export async function readReplacements(sql: Queryable, productIds: readonly number[]): Promise<ProductLink[]> {
  return v.parse(
    v.array(linkRow),
    await sql`
    select product_id, replacement_id as other_id from replacement_product
    where product_id = any(${[...productIds]}::int[]) order by product_id, position`,
  );
}

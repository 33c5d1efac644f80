import * as v from "valibot";

/** A text in both languages. */
export const localised = v.object({ de: v.string(), en: v.string() });

/** Parameters of a drawn picture, as the tables hold them. */
export const picture = v.object({
  kind: v.string(),
  colour: v.string(),
  accent: v.string(),
  count: v.optional(v.number()),
  pattern: v.optional(v.picklist(["plain", "lines", "grid", "dots"])),
  text: v.optional(v.string()),
});
/** Parameters of a drawn picture. */
export type StoredPicture = v.InferOutput<typeof picture>;

const id = v.pipe(v.number(), v.integer());
const cents = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());

/** A row of `category`. */
export const categoryRow = v.object({
  id,
  parent_id: v.nullable(id),
  name_de: v.string(),
  name_en: v.string(),
  path: v.string(),
  lft: id,
  rgt: id,
  depth: id,
  position: id,
  seo_de: v.string(),
  seo_en: v.string(),
  picture: v.nullable(picture),
  is_sale: v.boolean(),
  is_excluded_from_nav: v.boolean(),
  is_product_listing: v.boolean(),
  hide_left_navigation: v.boolean(),
  hide_breadcrumbs: v.boolean(),
  hide_category_dropdown: v.boolean(),
});
/** A category as stored. */
export type CategoryRow = v.InferOutput<typeof categoryRow>;

/** A row of `product`. */
export const productRow = v.object({
  id,
  category_id: id,
  name_de: v.string(),
  name_en: v.string(),
  description_de: v.string(),
  description_en: v.string(),
  delivery_scope_de: v.string(),
  delivery_scope_en: v.string(),
  warranty_de: v.nullable(v.string()),
  warranty_en: v.nullable(v.string()),
  facts: v.array(v.object({ name: localised, value: localised })),
  brand: v.string(),
  manufacturer: v.string(),
  is_new: v.boolean(),
  is_topseller: v.boolean(),
  is_book: v.boolean(),
  // The driver hands numeric over as text, which keeps every digit.
  rating: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  ratings_count: id,
  popularity: id,
  created_on: day,
  picture,
  features: v.array(localised),
  labels: v.array(localised),
  textile_care: v.array(localised),
  downloads: v.array(
    v.object({
      displayName: localised,
      downloads: v.array(v.object({ dataName: v.string(), url: v.string(), headline: localised })),
    }),
  ),
  extra_badges: v.array(v.object({ id: v.string(), name: localised })),
  extra_tabs: v.array(v.object({ id: v.string(), headline: localised, name: localised, content: localised })),
  audio_samples: v.array(v.object({ name: localised, url: v.string() })),
  youtube_videos: v.array(v.string()),
  energy_efficiency: v.nullable(v.string()),
});
/** A product as stored. */
export type ProductRow = v.InferOutput<typeof productRow>;

/** A row of `item` joined with its price in one store: what stays the same within a catalogue version. */
export const pricedItemRow = v.object({
  id,
  product_id: id,
  order_number: v.string(),
  name_de: v.string(),
  name_en: v.string(),
  position: id,
  variant_attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  minimum_order_quantity: id,
  max_quantity: id,
  shipping_class: v.picklist(["parcel", "spedition"]),
  delivery_days_min: id,
  delivery_days_max: id,
  delivery_free: v.boolean(),
  prime_faehig: v.boolean(),
  picture,
  warnings: v.array(localised),
  danger_warnings: v.array(localised),
  power_plug_delivery_scope: v.nullable(v.string()),
  power_plug_charge: v.nullable(v.string()),
  matrix_code_messages: v.array(v.object({ key: v.string(), message: v.string() })),
  price_cents: cents,
  list_price_cents: v.nullable(cents),
  lowest_30_days_cents: v.nullable(cents),
  // The driver hands numeric over as text.
  base_amount: v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
  base_unit_de: v.nullable(v.string()),
  base_unit_en: v.nullable(v.string()),
  vat_basis_points: id,
  tax_included: v.boolean(),
  is_best_price: v.boolean(),
});
/** An item with its price in one store. */
export type PricedItemRow = v.InferOutput<typeof pricedItemRow>;

/** What changes with every order: an item's pieces, and its running deal. */
export const offerRow = v.object({
  item_id: id,
  stock: id,
  shortage_de: v.nullable(v.string()),
  shortage_en: v.nullable(v.string()),
  deal_cents: v.nullable(cents),
  deal_quantity: v.nullable(id),
  deal_taken: v.nullable(id),
  deal_max_per_cart: v.nullable(id),
  deal_ends_at: v.nullable(v.date()),
});
/** What changes with every order. */
export type OfferRow = v.InferOutput<typeof offerRow>;

/** An item as one store sells it now. */
export type ItemRow = PricedItemRow & Pick<OfferRow, "stock" | "shortage_de" | "shortage_en">;

/** A lightning deal that runs now. */
export interface DealRow {
  readonly item_id: number;
  readonly price_cents: number;
  readonly quantity: number;
  readonly taken: number;
  readonly max_per_cart: number;
  readonly ends_at: Date;
}

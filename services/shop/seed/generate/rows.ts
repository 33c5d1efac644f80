import type { Text } from "../bilingual.ts";
import type { Picture } from "../catalogue/model.ts";

/** Rows as the tables of migration 0010 take them; one property a column. */
export interface CategoryRow {
  id: number;
  parent_id: number | null;
  name_de: string;
  name_en: string;
  path: string;
  lft: number;
  rgt: number;
  depth: number;
  position: number;
  seo_de: string;
  seo_en: string;
  picture: Picture;
  is_sale: boolean;
  is_excluded_from_nav: boolean;
}

export interface ProductRow {
  id: number;
  category_id: number;
  name_de: string;
  name_en: string;
  description_de: string;
  description_en: string;
  delivery_scope_de: string;
  delivery_scope_en: string;
  warranty_de: string;
  warranty_en: string;
  guarantee_years: number | null;
  facts: { name: Text; value: Text }[];
  brand: string;
  manufacturer: string;
  is_new: boolean;
  is_topseller: boolean;
  is_book: boolean;
  rating: number;
  ratings_count: number;
  popularity: number;
  created_on: string;
  picture: Picture;
  features: Text[];
  labels: Text[];
  textile_care: Text[];
  downloads: { displayName: Text; downloads: { dataName: string; url: string; headline: Text }[] }[];
  extra_badges: { id: string; name: Text }[];
  extra_tabs: { id: string; headline: Text; name: Text; content: Text }[];
  audio_samples: { name: Text; url: string }[];
  /** None: what others have filmed is not ours to show. */
  youtube_videos: never[];
  energy_efficiency: string | null;
}

export interface ItemRow {
  id: number;
  product_id: number;
  order_number: string;
  name_de: string;
  name_en: string;
  position: number;
  variant_attributes: { name: string; value: string }[];
  minimum_order_quantity: number;
  max_quantity: number;
  shipping_class: "parcel" | "spedition";
  weight_grams: number;
  delivery_days_min: number;
  delivery_days_max: number;
  delivery_free: boolean;
  prime_faehig: boolean;
  picture: Picture;
  warnings: Text[];
  danger_warnings: Text[];
  power_plug_delivery_scope: string | null;
  power_plug_charge: string | null;
  matrix_code_messages: { key: string; message: string }[];
}

export interface PriceRow {
  store: "de" | "at" | "ch" | "b2b";
  item_id: number;
  price_cents: number;
  old_price_cents: number | null;
  list_price_cents: number | null;
  lowest_30_days_cents: number | null;
  base_amount: number | null;
  base_unit_de: string | null;
  base_unit_en: string | null;
  vat_basis_points: number;
  is_best_price: boolean;
  tiers: readonly { readonly from: number; readonly cents: number }[];
}

export interface StockRow {
  item_id: number;
  quantity: number;
  shortage_de: string | null;
  shortage_en: string | null;
}

export interface ReviewRow {
  product_id: number;
  language: "de" | "en";
  rating: number;
  author: string;
  title: string;
  text: string;
  written_on: string;
  is_verified: boolean;
  helpful: number;
  comment: string | null;
  comment_author: string | null;
  is_released: boolean;
}

export interface DealRow {
  store: string;
  item_id: number;
  price_cents: number;
  quantity: number;
  taken: number;
  max_per_cart: number;
  starts_at: string;
  ends_at: string;
  renews: boolean;
}

export interface VariantAttributeRow {
  name: string;
  display_de: string;
  display_en: string;
  position: number;
}
export interface VariantOptionRow {
  attribute: string;
  code: string;
  display_de: string;
  display_en: string;
  position: number;
  css: string | null;
}
export interface FacetRow {
  id: number;
  code: string;
  display_de: string;
  display_en: string;
  position: number;
  is_hero: boolean;
}
export interface FacetValueRow {
  id: number;
  facet_id: number;
  code: string;
  display_de: string;
  display_en: string;
  position: number;
  css: string | null;
}
export interface ComponentRow {
  item_id: number;
  position: number;
  name_de: string;
  name_en: string;
  quantity: number;
}
export interface ProductFacetValueRow {
  product_id: number;
  facet_value_id: number;
}
export interface AccessoryRow {
  product_id: number;
  accessory_id: number;
  position: number;
}
export interface ReplacementRow {
  product_id: number;
  replacement_id: number;
  position: number;
}

/** The whole assortment, keyed by table. */
export interface CatalogueRows {
  category: CategoryRow[];
  variant_attribute: VariantAttributeRow[];
  variant_option: VariantOptionRow[];
  facet: FacetRow[];
  facet_value: FacetValueRow[];
  product: ProductRow[];
  item: ItemRow[];
  item_component: ComponentRow[];
  price: PriceRow[];
  stock: StockRow[];
  product_facet_value: ProductFacetValueRow[];
  review: ReviewRow[];
  accessory: AccessoryRow[];
  replacement_product: ReplacementRow[];
  lightning_deal: DealRow[];
}

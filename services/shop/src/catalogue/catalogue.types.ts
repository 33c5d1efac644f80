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
  design: v.optional(v.picklist([1, 2])),
});
/** Parameters of a drawn picture. */
export type StoredPicture = v.InferOutput<typeof picture>;

const id = v.pipe(v.number(), v.integer());
const cents = v.pipe(v.number(), v.integer());
const day = v.pipe(v.string(), v.isoDate());

/** A row of `category`. */
export const categoryRow = v.object({
  id,
  parentId: v.nullable(id),
  nameDe: v.string(),
  nameEn: v.string(),
  path: v.string(),
  lft: id,
  rgt: id,
  depth: id,
  position: id,
  seoDe: v.string(),
  seoEn: v.string(),
  picture: v.nullable(picture),
  isSale: v.boolean(),
  isExcludedFromNav: v.boolean(),
  isProductListing: v.boolean(),
  hideLeftNavigation: v.boolean(),
  hideBreadcrumbs: v.boolean(),
  hideCategoryDropdown: v.boolean(),
  showSeoBox: v.boolean(),
  showDealScarcity: v.boolean(),
  showScarcity: v.boolean(),
  teasersBelowSeo: v.boolean(),
});
/** A category as stored. */
export type CategoryRow = v.InferOutput<typeof categoryRow>;

/** A row of `product`. */
export const productRow = v.object({
  id,
  categoryId: id,
  nameDe: v.string(),
  nameEn: v.string(),
  descriptionDe: v.string(),
  descriptionEn: v.string(),
  deliveryScopeDe: v.string(),
  deliveryScopeEn: v.string(),
  warrantyDe: v.nullable(v.string()),
  warrantyEn: v.nullable(v.string()),
  guaranteeYears: v.nullable(v.number()),
  facts: v.array(v.object({ name: localised, value: localised })),
  brand: v.string(),
  manufacturer: v.string(),
  isNew: v.boolean(),
  isTopseller: v.boolean(),
  isBook: v.boolean(),
  // The driver hands numeric over as text, which keeps every digit.
  rating: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  ratingsCount: id,
  popularity: id,
  createdOn: day,
  picture,
  features: v.array(localised),
  labels: v.array(localised),
  textileCare: v.array(localised),
  downloads: v.array(
    v.object({
      displayName: localised,
      downloads: v.array(v.object({ dataName: v.string(), url: v.string(), headline: localised })),
    }),
  ),
  extraBadges: v.array(v.object({ id: v.string(), name: localised })),
  extraTabs: v.array(v.object({ id: v.string(), headline: localised, name: localised, content: localised })),
  audioSamples: v.array(v.object({ name: localised, url: v.string() })),
  youtubeVideos: v.array(v.string()),
  energyEfficiency: v.nullable(v.string()),
  /** Whether it is the membership of prime, which is ordered on its own page alone (PRIME-01). */
  isMembership: v.boolean(),
});
/** A product as stored. */
export type ProductRow = v.InferOutput<typeof productRow>;

/** A row of `item` joined with its price in one store: what stays the same within a catalogue version. */
export const pricedItemRow = v.object({
  id,
  productId: id,
  orderNumber: v.string(),
  nameDe: v.string(),
  nameEn: v.string(),
  position: id,
  variantAttributes: v.array(v.object({ name: v.string(), value: v.string() })),
  minimumOrderQuantity: id,
  maxQuantity: id,
  shippingClass: v.picklist(["parcel", "spedition"]),
  /** Of one piece. */
  weightGrams: id,
  deliveryDaysMin: id,
  deliveryDaysMax: id,
  deliveryFree: v.boolean(),
  primeFaehig: v.boolean(),
  picture,
  warnings: v.array(localised),
  dangerWarnings: v.array(localised),
  powerPlugDeliveryScope: v.nullable(v.string()),
  powerPlugCharge: v.nullable(v.string()),
  matrixCodeMessages: v.array(v.object({ key: v.string(), message: v.string() })),
  priceCents: cents,
  listPriceCents: v.nullable(cents),
  lowest30DaysCents: v.nullable(cents),
  // The driver hands numeric over as text.
  baseAmount: v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
  baseUnitDe: v.nullable(v.string()),
  baseUnitEn: v.nullable(v.string()),
  vatBasisPoints: id,
  taxIncluded: v.boolean(),
  isBestPrice: v.boolean(),
  tiers: v.array(v.object({ from: id, cents })),
});
/** An item with its price in one store. */
export type PricedItemRow = v.InferOutput<typeof pricedItemRow>;

/** What changes with every order: an item's pieces, and its running deal. */
export const offerRow = v.object({
  itemId: id,
  stock: id,
  shortageDe: v.nullable(v.string()),
  shortageEn: v.nullable(v.string()),
  dealCents: v.nullable(cents),
  dealQuantity: v.nullable(id),
  dealTaken: v.nullable(id),
  dealMaxPerCart: v.nullable(id),
  dealEndsAt: v.nullable(v.date()),
  /** When the next deal of the item begins. */
  nextDealStartsAt: v.nullable(v.date()),
});
/** What changes with every order. */
export type OfferRow = v.InferOutput<typeof offerRow>;

/** An item as one store sells it now. */
export type ItemRow = PricedItemRow & Pick<OfferRow, "stock" | "shortageDe" | "shortageEn">;

/** A lightning deal that runs now. */
export interface DealRow {
  readonly itemId: number;
  readonly priceCents: number;
  readonly quantity: number;
  readonly taken: number;
  readonly maxPerCart: number;
  readonly endsAt: Date;
}

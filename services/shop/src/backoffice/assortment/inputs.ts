import * as v from "valibot";
import { localised } from "../../catalogue/catalogue.types.ts";

/** An id of a row. */
export const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "This is no id."), v.transform(Number));
/** A store. */
export const store = v.picklist(["de", "at", "ch", "b2b"]);

const most = 1_000_000_000;
const whole = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, `At least ${least}.`), v.maxValue(most, "This is too much."));
const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, "This must not be empty."), v.maxLength(max, `At most ${max} letters.`));
/** A short text in both languages; neither may be empty. */
export const name = v.object({ de: line(200), en: line(200) });
const prose = v.object({ de: v.pipe(v.string(), v.maxLength(20_000)), en: v.pipe(v.string(), v.maxLength(20_000)) });
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, "Write colours as #rrggbb."));

/** `PriceInput`. */
export const price = v.pipe(
  v.object({
    store,
    priceCents: whole(1),
    oldPriceCents: v.nullish(whole(1), null),
    listPriceCents: v.nullish(whole(1), null),
    lowest30DaysCents: v.nullish(whole(1), null),
    vatBasisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_000, "At most 3000, which is 30 %.")),
    tiers: v.nullish(
      v.pipe(
        v.array(v.object({ from: v.pipe(whole(2), v.maxValue(9_999, "At most 9999.")), cents: whole(1) })),
        v.maxLength(10, "At most 10."),
      ),
      [],
    ),
  }),
  v.forward(
    v.check(
      ({ priceCents, tiers }) =>
        tiers.every(({ from, cents }, at) => {
          const before = tiers[at - 1];
          return from > (before?.from ?? 1) && cents < (before?.cents ?? priceCents);
        }),
      "Tiers rise in pieces and fall in price.",
    ),
    ["tiers"],
  ),
  v.forward(
    v.check(
      ({ priceCents, oldPriceCents }) => oldPriceCents === null || oldPriceCents > priceCents,
      "The old price must be above the price.",
    ),
    ["oldPriceCents"],
  ),
  v.forward(
    v.check(
      ({ priceCents, listPriceCents }) => listPriceCents === null || listPriceCents > priceCents,
      "The list price must be above the price.",
    ),
    ["listPriceCents"],
  ),
  v.forward(
    v.check(
      ({ oldPriceCents, lowest30DaysCents }) => (oldPriceCents === null) === (lowest30DaysCents === null),
      "An old price and the lowest price of 30 days belong together.",
    ),
    ["lowest30DaysCents"],
  ),
);
/** A price as given. */
export type PriceInput = v.InferOutput<typeof price>;

const orderNumber = v.pipe(v.string(), v.regex(/^[0-9A-Z-]{4,16}$/, "4 to 16 digits, capital letters and hyphens."));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1, "At least 1."), v.maxValue(9_999, "At most 9999."));
const shippingClass = v.picklist(["parcel", "spedition"], "Either parcel or spedition.");

/** `ItemInput`. */
export const item = v.object({
  orderNumber,
  name: v.nullish(name, null),
  variantAttributes: v.array(v.object({ name: v.string(), value: v.string() })),
  minimumOrderQuantity: quantity,
  maxQuantity: quantity,
  shippingClass,
  weightGrams: whole(1),
  stock: whole(0),
  prices: v.pipe(
    v.array(price),
    v.check((list) => new Set(list.map((one) => one.store)).size === list.length, "One price a store."),
  ),
});
/** An item as given. */
export type ItemInput = v.InferOutput<typeof item>;

/** Filter values as given. */
const facets = v.array(v.object({ name: v.string(), values: v.array(v.string()) }));

/** `ProductInput`. */
export const product = v.object({
  categoryId: id,
  name,
  description: v.nullish(prose, { de: "", en: "" }),
  deliveryScope: v.nullish(prose, { de: "", en: "" }),
  brand: line(80),
  manufacturer: v.nullish(line(200), null),
  isNew: v.boolean(),
  isTopseller: v.boolean(),
  popularity: whole(0),
  picture: v.nullish(v.object({ kind: line(40), colour, accent: colour }), {
    kind: "gift-set",
    colour: "#2f6db5",
    accent: "#f4c430",
  }),
  facets,
  items: v.pipe(
    v.array(item),
    v.minLength(1, "A product has at least one item."),
    v.maxLength(200, "At most 200 items."),
  ),
});
/** A product as given. */
export type ProductInput = v.InferOutput<typeof product>;

/** A voucher's code; case does not matter. */
export const voucherCode = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{3,40}$/, "3 to 40 letters, digits and hyphens."),
);

/** `VoucherInput`. */
export const voucher = v.pipe(
  v.object({
    code: voucherCode,
    name,
    percentBasisPoints: v.nullish(v.pipe(whole(1), v.maxValue(10_000, "At most 10000, which is 100 %.")), null),
    itemId: v.nullish(id, null),
    minimumSubtotalCents: whole(0),
    startsAt: v.nullish(v.date(), null),
    endsAt: v.nullish(v.date(), null),
    maxRedemptions: v.nullish(whole(1), null),
    maxPerCustomer: v.nullish(whole(1), null),
  }),
  v.forward(
    v.check(
      ({ percentBasisPoints, itemId }) => (percentBasisPoints === null) !== (itemId === null),
      "Give either a percentage or an article.",
    ),
    ["percentBasisPoints"],
  ),
);
/** A voucher as given. */
export type VoucherInput = v.InferOutput<typeof voucher>;

/** `ProductChange`. */
export const productChange = v.object({
  categoryId: v.nullish(id),
  name: v.nullish(name),
  description: v.nullish(prose),
  deliveryScope: v.nullish(prose),
  brand: v.nullish(line(80)),
  manufacturer: v.nullish(line(200)),
  isNew: v.nullish(v.boolean()),
  isTopseller: v.nullish(v.boolean()),
  popularity: v.nullish(whole(0)),
  facets: v.nullish(facets),
});
/** A change of a product. */
export type ProductChange = v.InferOutput<typeof productChange>;

/** `ItemChange`. */
export const itemChange = v.object({
  orderNumber: v.nullish(orderNumber),
  name: v.nullish(name),
  minimumOrderQuantity: v.nullish(quantity),
  maxQuantity: v.nullish(quantity),
  shippingClass: v.nullish(shippingClass),
  weightGrams: v.nullish(whole(1)),
  deliveryDaysMin: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
  deliveryDaysMax: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
  deliveryFree: v.nullish(v.boolean()),
});
/** A change of an item. */
export type ItemChange = v.InferOutput<typeof itemChange>;

/** Stock as given. */
export const stock = v.object({ quantity: whole(0), shortage: v.nullish(localised, null) });

/** `DealInput`. */
export const deal = v.object({
  itemId: id,
  store,
  priceCents: whole(1),
  quantity: whole(1),
  maxPerCart: whole(1),
  startsAt: v.nullish(v.date(), null),
  endsAt: v.date(),
});
/** A deal as given. */
export type DealInput = v.InferOutput<typeof deal>;

/** `CategoryChange`. */
export const categoryChange = v.object({
  name: v.nullish(name),
  seoText: v.nullish(prose),
  isSale: v.nullish(v.boolean()),
  isExcludedFromNav: v.nullish(v.boolean()),
  isProductListing: v.nullish(v.boolean()),
  hideLeftNavigation: v.nullish(v.boolean()),
  hideBreadcrumbs: v.nullish(v.boolean()),
  hideCategoryDropdown: v.nullish(v.boolean()),
  showSeoBox: v.nullish(v.boolean()),
  showDealScarcity: v.nullish(v.boolean()),
  showScarcity: v.nullish(v.boolean()),
  teasersBelowSeo: v.nullish(v.boolean()),
});

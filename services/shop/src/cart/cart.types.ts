import * as v from "valibot";

const integer = v.pipe(v.number(), v.integer());
const localised = v.object({ de: v.string(), en: v.string() });

/** A row of `cart`. */
export const cartRow = v.object({
  id: v.string(),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  userId: v.nullable(v.string()),
  customerId: v.nullable(v.string()),
  takenFrom: v.nullable(v.string()),
  submittedAt: v.nullable(v.date()),
  /** Visitor's id of the browser that ordered it, or began to pay for it last. */
  submittedBy: v.nullable(v.string()),
  mergedAt: v.nullable(v.date()),
  /** The cart that has what this one held; null when it is not merged. */
  mergedInto: v.nullable(v.string()),
  billingAddressId: v.nullable(v.string()),
  shippingAddressId: v.nullable(v.string()),
  shipper: v.nullable(v.picklist(["dhl", "spedition"])),
  speditionFields: v.record(v.string(), v.string()),
  paymentMethod: v.nullable(v.string()),
  buyerReference: v.nullable(v.string()),
  orderReference: v.string(),
  orderComment: v.string(),
  shownTotalCents: v.nullable(integer),
  orderNumber: v.nullable(integer),
});
/** A cart as stored. */
export type CartRow = v.InferOutput<typeof cartRow>;

/** A row of `cart_position`. */
export const positionRow = v.object({
  id: v.string(),
  itemId: integer,
  /** Bought, bought in a deal, or had for nothing. */
  kind: v.picklist(["normal", "deal", "free", "catalog"]),
  quantity: integer,
  dealId: v.nullable(integer),
  reservedUntil: v.nullable(v.date()),
  /** Price of a piece that the shopper was shown when the line was put in or last changed, in cents. */
  shownCents: v.nullable(integer),
  /** Pieces of a normal line whose reservation in a deal has ended since then, and what one of them cost in it. */
  lapsedQuantity: integer,
  lapsedCents: v.nullable(integer),
});
/** A line as stored. */
export type PositionRow = v.InferOutput<typeof positionRow>;

/** A voucher that was redeemed in a cart. */
export const voucherRow = v.object({
  code: v.string(),
  kind: v.picklist(["percentage", "free_article"]),
  nameDe: v.string(),
  nameEn: v.string(),
  percentBasisPoints: v.nullable(integer),
  itemId: v.nullable(integer),
  minimumSubtotalCents: integer,
  isRunning: v.boolean(),
  /** Orders that may use it in all, and orders of one customer; null: any number. */
  maxRedemptions: v.nullable(integer),
  maxPerCustomer: v.nullable(integer),
  /** Whether it counted in the cart when the shopper last changed or saw that. */
  counted: v.boolean(),
});
/** A voucher as stored. */
export type VoucherRow = v.InferOutput<typeof voucherRow>;
/** Why a voucher cannot be used any more: by any customer, or by this one. */
export type SpentReason = "exhausted" | "used";

/** An article or catalogue that a store gives away. */
export const offerRow = v.object({
  itemId: integer,
  kind: v.picklist(["free", "catalog"]),
  minimumSubtotalCents: integer,
});
/** An offer as stored. */
export type OfferRow = v.InferOutput<typeof offerRow>;

/** An item with everything that a cart shows or computes, in one store and at one moment. */
export const cartItemRow = v.object({
  id: integer,
  productId: integer,
  orderNumber: v.string(),
  nameDe: v.string(),
  nameEn: v.string(),
  minimumQuantity: integer,
  maximumQuantity: integer,
  shippingClass: v.picklist(["parcel", "spedition"]),
  weightGrams: integer,
  deliveryDaysMin: integer,
  deliveryDaysMax: integer,
  deliveryFree: v.boolean(),
  /** Delivered free of charge to members of prime. */
  isPrime: v.boolean(),
  /** The membership of prime itself, which no cart takes (PRIME-01). */
  isMembership: v.boolean(),
  picture: v.looseObject({ kind: v.string(), colour: v.string(), accent: v.string() }),
  /** Null: the store does not sell it any more. */
  priceCents: v.nullable(integer),
  lowest30DaysCents: v.nullable(integer),
  /** Lower prices for more pieces. */
  tiers: v.optional(v.array(v.object({ from: integer, cents: integer }))),
  vatRate: integer,
  /** Pieces that this cart can have, those that its own open payment holds included. */
  stock: integer,
  shortageDe: v.nullable(v.string()),
  shortageEn: v.nullable(v.string()),
  deal: v.nullable(
    v.object({
      id: integer,
      priceCents: integer,
      /** Pieces of the deal that are not reserved. */
      left: integer,
      maxPerCart: integer,
      endsAt: v.pipe(
        v.string(),
        v.transform((at) => new Date(at)),
      ),
    }),
  ),
  /** When the next deal opens for the cart's customer, and what a piece costs in it; null without one. */
  nextDealOpensAt: v.nullable(v.date()),
  nextDealCents: v.nullable(integer),
  variants: v.array(v.object({ label: localised, value: localised })),
});
/** An item in a cart. */
export type CartItem = v.InferOutput<typeof cartItemRow>;

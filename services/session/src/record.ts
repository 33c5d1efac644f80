import * as v from "valibot";

/** What the shopper chose in the shipping step. */
const shippingChoiceSchema = v.object({
  deliveryType: v.picklist(["sameAsBilling", "shippingAddress", "packstation"]),
  billingAddressId: v.string(),
  deliveryAddressId: v.string(),
  shipperCode: v.string(),
});

/** The totals that the shopper saw at the summary, by which a changed cart is known (CART-11). */
const seenTotalsSchema = v.object({
  /** What is to be paid, in cents. */
  grandTotal: v.number(),
  /** Number of lines. */
  productCount: v.number(),
  /** Number of pieces. */
  itemCount: v.number(),
});

/** The order that was made last, of this cart or of the one before (C-86). */
const lastOrderSchema = v.object({
  orderId: v.string(),
  /** The cart that it was made of. */
  cartId: v.string(),
  ticket: v.string(),
  /** Until when its confirmation opens, epoch ms. */
  until: v.number(),
});

/** What the session keeps of one visitor and one cart; decoded again whenever it is read. */
export const sessionRecordSchema = v.object({
  /** What the shop said of the customer token that was brought last, for while it does not answer. */
  account: v.optional(
    v.nullable(
      v.object({
        /** A digest of that token. */
        token: v.string(),
        state: v.picklist(["LOGGED_OUT", "LOGGED_IN", "LOGGED_IN_AS_GUEST"]),
        firstName: v.nullable(v.string()),
        lastName: v.nullable(v.string()),
      }),
    ),
    null,
  ),
  /** How the login step was passed (CHKL-02). */
  loginOption: v.nullable(v.picklist(["register", "guest"])),
  shipping: v.nullable(shippingChoiceSchema),
  paymentDone: v.boolean(),
  seenTotals: v.nullable(seenTotalsSchema),
  /** The order that was made last and is not confirmed yet (CHKX-10). */
  orderId: v.nullable(v.string()),
  /** The cart to go on with after the confirmation (CHKX-10). */
  newCartId: v.nullable(v.string()),
  lastOrder: v.optional(v.nullable(lastOrderSchema), null),
});

export type SessionRecord = Readonly<v.InferOutput<typeof sessionRecordSchema>>;
export type ShippingChoice = Readonly<v.InferOutput<typeof shippingChoiceSchema>>;
export type SeenTotals = Readonly<v.InferOutput<typeof seenTotalsSchema>>;

/** What is known of a visitor who has not done anything yet. */
export const emptyRecord: SessionRecord = {
  account: null,
  loginOption: null,
  shipping: null,
  paymentDone: false,
  seenTotals: null,
  orderId: null,
  newCartId: null,
  lastOrder: null,
};

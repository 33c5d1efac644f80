import * as v from "valibot";

/** What the shopper chose in the shipping step. */
const shippingChoiceSchema = v.object({
  deliveryType: v.picklist(["sameAsBilling", "shippingAddress", "packstation"]),
  billingAddressId: v.string(),
  deliveryAddressId: v.string(),
  shipperCode: v.string(),
});

/** The other addresses that the shopper chose last, one for each delivery type that has one (CHKS-02). */
const deliveryAddressesSchema = v.object({
  shippingAddress: v.nullable(v.string()),
  packstation: v.nullable(v.string()),
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

/** A forgotten password (AUTH-12). */
const passwordForgottenSchema = v.object({
  emailToken: v.nullable(v.string()),
  passwordOpsError: v.nullable(v.string()),
  triesCount: v.number(),
  email: v.nullable(v.string()),
  customerNumber: v.nullable(v.string()),
  phone: v.nullable(v.string()),
});

/** What the session keeps of one visitor and one cart; decoded again whenever it is read. */
export const sessionRecordSchema = v.object({
  /** What the shop reported about the customer token that was sent last, for while it does not answer. */
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
  deliveryAddresses: v.optional(deliveryAddressesSchema, { shippingAddress: null, packstation: null }),
  paymentDone: v.boolean(),
  seenTotals: v.nullable(seenTotalsSchema),
  /** The order that was made last and is not confirmed yet (CHKX-10). */
  orderId: v.nullable(v.string()),
  /** The cart to go on with after the confirmation (CHKX-10). */
  newCartId: v.nullable(v.string()),
  /** The visitor's cart from before a sign-in that did not merge it (C-102). */
  guestCartId: v.optional(v.nullable(v.string()), null),
  lastOrder: v.optional(v.nullable(lastOrderSchema), null),
  passwordForgotten: v.optional(v.nullable(passwordForgottenSchema), null),
});

export type SessionRecord = Readonly<v.InferOutput<typeof sessionRecordSchema>>;
export type SeenTotals = Readonly<v.InferOutput<typeof seenTotalsSchema>>;

/** What is known of a visitor who has not done anything yet. */
export const emptyRecord: SessionRecord = {
  account: null,
  loginOption: null,
  shipping: null,
  deliveryAddresses: { shippingAddress: null, packstation: null },
  paymentDone: false,
  seenTotals: null,
  orderId: null,
  newCartId: null,
  guestCartId: null,
  lastOrder: null,
  passwordForgotten: null,
};

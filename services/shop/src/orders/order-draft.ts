import * as v from "valibot";
import { addressSchema } from "../cart/address/address.types.ts";

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A line to be ordered, priced for good. */
export const draftLineSchema = v.object({
  itemId: v.number(),
  productId: v.number(),
  articleNumber: v.string(),
  name: v.string(),
  quantity,
  /** Price of a piece as shown in the shop, and without VAT. */
  singleCents: cents,
  netSingleCents: cents,
  totalCents: cents,
  /** The line's share of what vouchers take off. */
  promotionCents: cents,
  vatRate: v.number(),
  picture: v.looseObject({ kind: v.string(), colour: v.string(), accent: v.string() }),
  /** The deal that the pieces are sold in. */
  dealId: v.nullable(v.number()),
});
/** A line to be ordered. */
export type DraftLine = v.InferOutput<typeof draftLineSchema>;

/** An order without its lines; kept with the order as it was made. */
export const orderHeadSchema = v.object({
  orderNumber: v.number(),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  language: v.picklist(["de-DE", "de-AT", "de-CH", "en-DE"]),
  userId: v.nullable(v.string()),
  customerId: v.nullable(v.string()),
  isGuest: v.boolean(),
  email: v.string(),
  phone: v.nullable(v.string()),
  paymentMethod: v.string(),
  paymentMethodName: v.string(),
  buyerReference: v.nullable(v.string()),
  orderReference: v.string(),
  comment: v.string(),
  shipper: v.picklist(["dhl", "spedition"]),
  shipperName: v.string(),
  speditionFields: v.record(v.string(), v.string()),
  deliveryFrom: v.string(),
  deliveryUntil: v.string(),
  billingAddress: addressSchema,
  deliveryAddress: addressSchema,
  /** First and last day (`YYYY-MM-DD`) of the membership that is ordered (C-108); null in an order of goods. */
  membership: v.optional(v.nullable(v.object({ startsOn: v.string(), endsOn: v.string() })), null),
  /** Codes of the vouchers that count in it; orders of earlier versions say none. */
  voucherCodes: v.optional(v.array(v.string()), []),
  /** Scheme and host that it was ordered at, for links in mails; null when unknown, as in orders of earlier versions. */
  origin: v.optional(v.nullable(v.string()), null),
  /** Whether the buyer has agreed to be measured; orders of earlier versions say nothing. */
  isMeasured: v.optional(v.boolean(), false),
  subtotalCents: cents,
  promotionsSavingCents: cents,
  shippingCents: cents,
  /** VAT rate of the shipping in hundredths of a percent; null in orders of earlier versions. */
  shippingVatRate: v.optional(v.nullable(v.number()), null),
  taxCents: cents,
  taxes: v.array(v.object({ rate: v.number(), cents })),
  taxIncluded: v.boolean(),
  totalCents: cents,
});
/** An order without its lines. */
export type OrderHead = v.InferOutput<typeof orderHeadSchema>;

/**
 * All that an order will be, taken from a cart at one moment. A card payment keeps it from its start: what was paid is
 * what is ordered, whatever became of the cart meanwhile.
 */
export const orderDraftSchema = v.object({
  head: orderHeadSchema,
  lines: v.pipe(v.array(draftLineSchema), v.minLength(1)),
});
/** An order to be made. */
export type OrderDraft = v.InferOutput<typeof orderDraftSchema>;

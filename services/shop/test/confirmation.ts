import * as v from "valibot";
import type { Shopper } from "./shopper.ts";

const thankYou = `query ($id: ID!, $ticket: ID) { getThankYouPageData(orderId: $id, ticket: $ticket) { isGuestOrder bankTransfer { iban purpose }
  order { orderId email paymentMethodName subtotal { amount } promotionsSaving { amount } shippingCost { amount } tax { amount } taxIncluded
    totalAmount { amount } deliveryAddress { city } lines { name quantity sku price { amount } totalPrice { amount } } } } }`;
const amount = v.object({ amount: v.number() });
const thankYouSchema = v.nullable(
  v.object({
    isGuestOrder: v.boolean(),
    bankTransfer: v.nullable(v.object({ iban: v.string(), purpose: v.string() })),
    order: v.looseObject({
      orderId: v.string(),
      paymentMethodName: v.string(),
      subtotal: amount,
      promotionsSaving: amount,
      shippingCost: amount,
      tax: amount,
      taxIncluded: v.boolean(),
      totalAmount: amount,
      lines: v.array(v.looseObject({ quantity: v.number(), totalPrice: amount })),
    }),
  }),
);
/** What the confirmation of an order shows, to whom; null for an order that is not theirs. */
export const confirmation = (who: Shopper, id: string | null, ticket: string | null = null) =>
  who.run(thankYou, "getThankYouPageData", thankYouSchema, { id: id ?? "", ticket });

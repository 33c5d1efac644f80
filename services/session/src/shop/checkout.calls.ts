import * as v from "valibot";
import type { ShippingChoice } from "../generated/graph.ts";
import type { SessionShop } from "../ports.ts";
import { ask, field } from "./ask.ts";
import {
  fieldErrorSchema,
  fieldErrorSelection,
  type MutationResult,
  mutationResultSchema,
  mutationResultSelection,
} from "./envelopes.ts";

// The root fields of a mutation run one after the other, so one call keeps their order.
const shippingDocument = /* GraphQL */ `
  mutation SessionShipping(
    $cartId: ID!, $billing: ID!, $delivery: ID!, $shipper: String!
    $fields: [SpeditionFieldInput!]!, $hasFields: Boolean!
  ) {
    billing: selectBillingAddress(cartId: $cartId, addressId: $billing) { ${mutationResultSelection} }
    delivery: selectShippingAddress(cartId: $cartId, addressId: $delivery) { ${mutationResultSelection} }
    spedition: saveSpeditionsData(cartId: $cartId, fields: $fields) @include(if: $hasFields) { ${mutationResultSelection} }
    shipper: setShippingMethod(cartId: $cartId, methodCode: $shipper) { ${mutationResultSelection} }
  }
`;
const shippingSchema = v.object({
  billing: mutationResultSchema,
  delivery: mutationResultSchema,
  spedition: v.optional(mutationResultSchema),
  shipper: mutationResultSchema,
});

/** A field of the forwarding agent with its value. */
export interface SpeditionValue {
  readonly fieldName: string;
  readonly fieldValue: string;
}

/**
 * Stores what was chosen in the shipping step: addresses, then what the forwarding agent needs to know, then shipper.
 * @returns the answers in that order
 * @throws ShopCallFailure
 */
export async function storeShipping(
  shop: SessionShop,
  cartId: string,
  choice: ShippingChoice,
  fields: readonly SpeditionValue[],
): Promise<readonly MutationResult[]> {
  const variables = {
    cartId,
    billing: choice.billingAddressId,
    delivery: choice.deliveryAddressId,
    shipper: choice.shipperCode,
    fields,
    hasFields: fields.length > 0,
  };
  const { billing, delivery, spedition, shipper } = await ask(shop, shippingDocument, variables, shippingSchema);
  return [billing, delivery, ...(spedition === undefined ? [] : [spedition]), shipper];
}

const paymentDocument = /* GraphQL */ `
  mutation SessionPayment($cartId: ID!, $paymentId: String!, $buyerReference: String) {
    setSelectedPayment(cartId: $cartId, paymentId: $paymentId, buyerReference: $buyerReference) {
      successful errorMessage ${fieldErrorSelection}
    }
  }
`;
const paymentSchema = v.object({
  successful: v.boolean(),
  errorMessage: v.nullish(v.string(), null),
  fieldErrors: v.array(fieldErrorSchema),
});
export type PaymentResult = Readonly<v.InferOutput<typeof paymentSchema>>;

/** Stores the payment method with the shop (OP-M-01). @throws ShopCallFailure */
export function storePayment(
  shop: SessionShop,
  variables: { readonly cartId: string; readonly paymentId: string; readonly buyerReference: string | null },
): Promise<PaymentResult> {
  return ask(shop, paymentDocument, variables, field("setSelectedPayment", paymentSchema));
}

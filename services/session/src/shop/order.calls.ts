import * as v from "valibot";
import type { SessionShop } from "../ports.ts";
import { ask, field } from "./ask.ts";

const submitResultSchema = v.object({
  computopData: v.nullish(
    v.object({
      len: v.number(),
      data: v.string(),
      merchantID: v.string(),
      template: v.string(),
      formUrl: v.string(),
    }),
    null,
  ),
  errorMessage: v.nullish(v.string(), null),
  orderId: v.nullish(v.string(), null),
  redirectUrl: v.nullish(v.string(), null),
  newCartId: v.nullish(v.string(), null),
  cartChanged: v.nullish(v.boolean(), false),
  confirmation: v.nullish(v.object({ ticket: v.string(), secret: v.string() }), null),
});

/** What became of an order attempt at the shop (OP-M-02). */
export type SubmitCartResult = Readonly<v.InferOutput<typeof submitResultSchema>>;

const selection = /* GraphQL */ `
  computopData { len data merchantID template formUrl }
  errorMessage orderId redirectUrl newCartId cartChanged
  confirmation { ticket secret }
`;
const submitDocument = /* GraphQL */ `
  mutation SessionSubmit($cartId: ID!, $fingerprint: ID, $isMeasured: Boolean) {
    submitCart(cartId: $cartId, fingerprint: $fingerprint, isMeasured: $isMeasured) { ${selection} }
  }
`;
const cardDocument = /* GraphQL */ `
  mutation SessionCardReturn($len: Int!, $data: String!) {
    completeCardPayment(len: $len, data: $data) {
      state
      errorMessage
      orderId
      cartId
      newCartId
      confirmation {
        ticket
        secret
      }
    }
  }
`;
const cardResultSchema = v.object({
  ...v.pick(submitResultSchema, ["errorMessage", "orderId", "newCartId", "confirmation"]).entries,
  state: v.picklist(["ORDERED", "ORDERED_ELSEWHERE", "REFUNDED", "NOT_PAID", "UNCLEAR"]),
  cartId: v.nullish(v.string(), null),
});

/** How a payment on the provider's page has ended. */
export type CardPaymentResult = Readonly<v.InferOutput<typeof cardResultSchema>>;

const walletDocument = /* GraphQL */ `
  mutation SessionWalletPayment($cartId: ID!, $amazonCheckoutSessionId: ID!) {
    completeWalletPayment(cartId: $cartId, amazonCheckoutSessionId: $amazonCheckoutSessionId) { ${selection} }
  }
`;

/**
 * Orders the cart, or starts the payment that comes first.
 * @param wish `fingerprint` of what the shopper has seen, null when that is not known; `isMeasured` whether they have
 *   agreed to it
 * @throws ShopCallFailure
 */
export function askSubmitCart(
  shop: SessionShop,
  cartId: string,
  { fingerprint, isMeasured }: { readonly fingerprint: string | null; readonly isMeasured: boolean },
): Promise<SubmitCartResult> {
  return ask(shop, submitDocument, { cartId, fingerprint, isMeasured }, field("submitCart", submitResultSchema));
}

/** Hands over what the card provider's page gave to the browser. @throws ShopCallFailure */
export function askCompleteCardPayment(
  shop: SessionShop,
  variables: { readonly len: number; readonly data: string },
): Promise<CardPaymentResult> {
  return ask(shop, cardDocument, variables, field("completeCardPayment", cardResultSchema));
}

/** Takes the money that the shopper agreed to at the wallet, and orders the cart. @throws ShopCallFailure */
export function askCompleteWalletPayment(
  shop: SessionShop,
  variables: { readonly cartId: string; readonly amazonCheckoutSessionId: string },
): Promise<SubmitCartResult> {
  return ask(shop, walletDocument, variables, field("completeWalletPayment", submitResultSchema));
}

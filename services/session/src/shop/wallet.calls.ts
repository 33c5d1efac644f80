import * as v from "valibot";
import type { SessionShop } from "../ports.ts";
import { ask, field } from "./ask.ts";
import { type MutationResult, mutationResultSchema, mutationResultSelection } from "./envelopes.ts";

const openDocument = /* GraphQL */ `
  mutation SessionWalletOpening($cartId: ID!, $checkoutType: WalletCheckoutType!) {
    openWalletSession(cartId: $cartId, checkoutType: $checkoutType) {
      successful
      generalErrorMessage
      amazonCheckoutSessionId
      redirectUrl
    }
  }
`;
const openingSchema = v.object({
  successful: v.boolean(),
  generalErrorMessage: v.nullish(v.string(), null),
  amazonCheckoutSessionId: v.nullish(v.string(), null),
  redirectUrl: v.nullish(v.string(), null),
});

/** Opens a session with the wallet for a cart (OP-M-40). @throws ShopCallFailure */
export function openWalletSession(
  shop: SessionShop,
  variables: { readonly cartId: string; readonly checkoutType: string },
): Promise<Readonly<v.InferOutput<typeof openingSchema>>> {
  return ask(shop, openDocument, variables, field("openWalletSession", openingSchema));
}

const redeemDocument = /* GraphQL */ `
  mutation SessionWalletRedemption($cartId: ID!, $amazonCheckoutSessionId: ID!) {
    redeemWalletSession(cartId: $cartId, amazonCheckoutSessionId: $amazonCheckoutSessionId) { ${mutationResultSelection} }
  }
`;

/** Takes over what the shopper approved at the wallet (CHKX-01). @throws ShopCallFailure */
export function redeemWalletSession(
  shop: SessionShop,
  variables: { readonly cartId: string; readonly amazonCheckoutSessionId: string },
): Promise<MutationResult> {
  return ask(shop, redeemDocument, variables, field("redeemWalletSession", mutationResultSchema));
}

const resetDocument = /* GraphQL */ `
  mutation SessionWalletReset($cartId: ID!) {
    resetWallet(cartId: $cartId) {
      isReset
      cartId
    }
  }
`;
const resetSchema = v.object({ isReset: v.boolean(), cartId: v.string() });

/** Ends what the wallet has to do with a cart (OP-M-41). @throws ShopCallFailure */
export function resetWallet(shop: SessionShop, cartId: string): Promise<Readonly<v.InferOutput<typeof resetSchema>>> {
  return ask(shop, resetDocument, { cartId }, field("resetWallet", resetSchema));
}

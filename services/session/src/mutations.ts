import { changePassword } from "./actions/change-password.ts";
import { confirmationCleanup } from "./actions/confirmation-cleanup.ts";
import { changeForgottenPassword, forgotPassword } from "./actions/forgotten-password.ts";
import { checkoutAuth, goOnAsGuest, login, register } from "./actions/sign-in.ts";
import { mergeGuestCart } from "./actions/merge-guest-cart.ts";
import { logout } from "./actions/sign-out.ts";
import { completePaymentStep, completeShippingStep } from "./actions/steps.ts";
import { completeCardReturn } from "./actions/card-return.ts";
import { completeWallet, submitOrder } from "./actions/submit-order.ts";
import { abortWallet, openWallet, startWallet } from "./actions/wallet.ts";
import type { Resolvers } from "./generated/graph.ts";
import { here, type Here } from "./session-context.ts";

/** Everything that changes a session. */
export const mutations = {
  login: (_, { credentials, mergeCart }, { session }) => withSession(login(session, credentials, mergeCart)),
  mergeCarts: (_, _args, { session }) => withSession(mergeGuestCart(session)),
  logout: (_, _args, { session }) => withSession(logout(session)),
  registerCustomer: (_, { customer }, { session }) => withSession(register(session, customer)),
  registerGuest: (_, { cartId }, { session }) => {
    session.requireSameCart(cartId);
    return withSession(goOnAsGuest(session));
  },
  changePassword: (_, passwords, { session }) => withSession(changePassword(session, passwords)),
  forgotPassword: (_, typed, { session }) => withSession(forgotPassword(session, typed)),
  changeForgottenPassword: (_, change, { session }) => withSession(changeForgottenPassword(session, change)),
  checkoutAuth: (_, { authType, customer, cartId }, { session }) => {
    session.requireSameCart(cartId);
    return withSession(checkoutAuth(session, authType, customer ?? null));
  },
  completeShippingStep: (_, { shipping }, { session }) => withCheckout(completeShippingStep(session, shipping)),
  completePaymentStep: (_, { paymentId, buyerReference }, { session }) =>
    withCheckout(completePaymentStep(session, paymentId ?? null, buyerReference ?? null)),
  submitOrder: (_, { cartId, fingerprint, payment, isMeasured }, { session }) => {
    const page = { cartId: cartId ?? null, fingerprint: fingerprint ?? null, isMeasured: isMeasured ?? false };
    return submitOrder(session, page, payment ?? null);
  },
  completeCardReturn: (_, { len, data }, { session }) => completeCardReturn(session, len, data),
  confirmationCleanup: (_, { cartId }, { session }) => {
    session.requireSameCart(cartId);
    return withSession(confirmationCleanup(session));
  },
  openWallet: (_, { checkoutType, cartId }, { session }) => {
    session.requireSameCart(cartId);
    return openWallet(session, checkoutType);
  },
  startWallet: (_, { amazonCheckoutSessionId, checkoutType, cartId }, { session }) => {
    session.requireSameCart(cartId);
    return withSession(startWallet(session, amazonCheckoutSessionId, checkoutType));
  },
  abortWallet: (_, { checkoutType, cartId }, { session }) => {
    session.requireSameCart(cartId);
    return withSession(abortWallet(session, checkoutType));
  },
  completeWallet: (_, { amazonCheckoutSessionId }, { session }) => completeWallet(session, amazonCheckoutSessionId),
} satisfies Resolvers["Mutation"];

async function withSession<T extends object>(outcome: Promise<T>): Promise<T & { session: Here }> {
  return { ...(await outcome), session: here };
}

async function withCheckout<T extends object>(outcome: Promise<T>): Promise<T & { checkout: Here }> {
  return { ...(await outcome), checkout: here };
}

import { changePassword } from "./actions/change-password.ts";
import { confirmationCleanup } from "./actions/confirmation-cleanup.ts";
import { changeForgottenPassword, forgotPassword } from "./actions/forgotten-password.ts";
import { checkoutAuth, goOnAsGuest, login, register } from "./actions/sign-in.ts";
import { mergeGuestCart } from "./actions/merge-guest-cart.ts";
import { logout } from "./actions/sign-out.ts";
import { completePaymentStep, completeShippingStep, type ShippingInput } from "./actions/steps.ts";
import { completeCardReturn } from "./actions/card-return.ts";
import { type AgreedPayment, completeWallet, submitOrder } from "./actions/submit-order.ts";
import { abortWallet, openWallet, startWallet, type WalletCheckoutType } from "./actions/wallet.ts";
import { here, type NoArgs, type SessionContext } from "./session-context.ts";
import type { Credentials, PasswordChange, Registration } from "./shop/account.calls.ts";
import type { ForgottenPassword, ForgottenPasswordChange } from "./shop/password.calls.ts";

interface CartArg {
  readonly cartId?: string | null;
}
interface SubmitOrderArgs extends CartArg {
  readonly fingerprint?: string | null;
  readonly payment?: AgreedPayment | null;
  readonly isMeasured?: boolean | null;
}
interface WalletArgs extends CartArg {
  readonly checkoutType: WalletCheckoutType;
}

/** Everything that changes a session. */
export const mutations = {
  login: (
    _,
    { credentials, mergeCart }: { credentials: Credentials; mergeCart: boolean },
    { session }: SessionContext,
  ) => withSession(login(session, credentials, mergeCart)),
  mergeCarts: (_: unknown, _args: NoArgs, { session }: SessionContext) => withSession(mergeGuestCart(session)),
  logout: (_: unknown, _args: NoArgs, { session }: SessionContext) => withSession(logout(session)),
  registerCustomer: (_: unknown, { customer }: { customer: Registration }, { session }: SessionContext) =>
    withSession(register(session, customer)),
  registerGuest: (_: unknown, { cartId }: CartArg, { session }: SessionContext) => {
    session.requireSameCart(cartId);
    return withSession(goOnAsGuest(session));
  },
  changePassword: (_: unknown, passwords: PasswordChange, { session }: SessionContext) =>
    withSession(changePassword(session, passwords)),
  forgotPassword: (_: unknown, typed: ForgottenPassword, { session }: SessionContext) =>
    withSession(forgotPassword(session, typed)),
  changeForgottenPassword: (_: unknown, change: ForgottenPasswordChange, { session }: SessionContext) =>
    withSession(changeForgottenPassword(session, change)),
  checkoutAuth: (
    _: unknown,
    { authType, customer, cartId }: CartArg & { authType: "guest" | "register"; customer?: Registration | null },
    { session }: SessionContext,
  ) => {
    session.requireSameCart(cartId);
    return withSession(checkoutAuth(session, authType, customer ?? null));
  },
  completeShippingStep: (_: unknown, { shipping }: { shipping: ShippingInput }, { session }: SessionContext) =>
    withCheckout(completeShippingStep(session, shipping)),
  completePaymentStep: (
    _: unknown,
    { paymentId, buyerReference }: { paymentId?: string | null; buyerReference?: string | null },
    { session }: SessionContext,
  ) => withCheckout(completePaymentStep(session, paymentId ?? null, buyerReference ?? null)),
  submitOrder: (
    _: unknown,
    { cartId, fingerprint, payment, isMeasured }: SubmitOrderArgs,
    { session }: SessionContext,
  ) => {
    const page = { cartId: cartId ?? null, fingerprint: fingerprint ?? null, isMeasured: isMeasured ?? false };
    return submitOrder(session, page, payment ?? null);
  },
  completeCardReturn: (_: unknown, { len, data }: { len: number; data: string }, { session }: SessionContext) =>
    completeCardReturn(session, len, data),
  confirmationCleanup: (_: unknown, { cartId }: CartArg, { session }: SessionContext) => {
    session.requireSameCart(cartId);
    return withSession(confirmationCleanup(session));
  },
  openWallet: (_: unknown, { checkoutType, cartId }: WalletArgs, { session }: SessionContext) => {
    session.requireSameCart(cartId);
    return openWallet(session, checkoutType);
  },
  startWallet: (
    _: unknown,
    { amazonCheckoutSessionId, checkoutType, cartId }: WalletArgs & { amazonCheckoutSessionId: string },
    { session }: SessionContext,
  ) => {
    session.requireSameCart(cartId);
    return withSession(startWallet(session, amazonCheckoutSessionId, checkoutType));
  },
  abortWallet: (_: unknown, { checkoutType, cartId }: WalletArgs, { session }: SessionContext) => {
    session.requireSameCart(cartId);
    return withSession(abortWallet(session, checkoutType));
  },
  completeWallet: (
    _: unknown,
    { amazonCheckoutSessionId }: { amazonCheckoutSessionId: string },
    { session }: SessionContext,
  ) => completeWallet(session, amazonCheckoutSessionId),
} satisfies Readonly<Record<string, (source: unknown, args: never, context: SessionContext) => unknown>>;

async function withSession<T extends object>(outcome: Promise<T>): Promise<T & { session: object }> {
  return { ...(await outcome), session: here };
}

async function withCheckout<T extends object>(outcome: Promise<T>): Promise<T & { checkout: object }> {
  return { ...(await outcome), checkout: here };
}

import { changePassword } from "./actions/change-password.ts";
import { confirmationCleanup } from "./actions/confirmation-cleanup.ts";
import { checkoutAuth, goOnAsGuest, login, register } from "./actions/sign-in.ts";
import { logout } from "./actions/sign-out.ts";
import { completePaymentStep, completeShippingStep, type ShippingInput } from "./actions/steps.ts";
import { completeCardReturn, completeWallet, submitOrder } from "./actions/submit-order.ts";
import { abortWallet, openWallet, startWallet, type WalletCheckoutType } from "./actions/wallet.ts";
import {
  accessTo,
  type CheckoutAccess,
  type CheckoutStep,
  currentStep,
  isDone,
  pathOf,
  stepsOf,
} from "./checkout-progress.ts";
import { namesOf } from "./names.ts";
import { type Session, totalsOf } from "./session.ts";
import type { Credentials, PasswordChange, Registration } from "./shop/account.calls.ts";

/** What the session's resolvers read of the context of a request. */
export interface SessionContext {
  readonly session: Session;
}

type Resolver<Args> = (source: unknown, args: Args, context: SessionContext) => unknown;
type NoArgs = Readonly<Record<string, never>>;
interface CartArg {
  readonly cartId?: string | null;
}
interface WalletArgs extends CartArg {
  readonly checkoutType: WalletCheckoutType;
}

// A marker is enough for `session` and `checkout`: their fields read the context's session.
const here = {};

const query: { readonly session: Resolver<NoArgs> } = { session: () => here };

const mutation = {
  login: (
    _,
    { credentials, mergeCart }: { credentials: Credentials; mergeCart: boolean },
    { session }: SessionContext,
  ) => withSession(login(session, credentials, mergeCart)),
  logout: (_: unknown, _args: NoArgs, { session }: SessionContext) => withSession(logout(session)),
  registerCustomer: (_: unknown, { customer }: { customer: Registration }, { session }: SessionContext) =>
    withSession(register(session, customer)),
  registerGuest: (_: unknown, { cartId }: CartArg, { session }: SessionContext) => {
    session.requireSameCart(cartId);
    return withSession(goOnAsGuest(session));
  },
  changePassword: (_: unknown, passwords: PasswordChange, { session }: SessionContext) =>
    withSession(changePassword(session, passwords)),
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
  submitOrder: (_: unknown, _args: NoArgs, { session }: SessionContext) => submitOrder(session),
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

const sessionFields = {
  storefront: (_: unknown, _args: NoArgs, { session }: SessionContext) => session.host.storefront,
  token: async (_: unknown, _args: NoArgs, { session }: SessionContext) => {
    const state = await session.host.tokenState();
    return { expires: state?.expires.toISOString() ?? null, language: state?.language ?? null };
  },
  cartId: async (_: unknown, _args: NoArgs, { session }: SessionContext) =>
    (await session.host.visitor.ensureIds())?.cartId ?? null,
  visitor: async (_: unknown, _args: NoArgs, { session }: SessionContext) => {
    const names = await namesOf(session);
    return { state: session.host.visitor.state, ...names };
  },
  checkout: () => here,
  securityLogout: (_: unknown, _args: NoArgs, { session }: SessionContext) => session.host.visitor.securityLogout,
};

const checkoutFields = {
  steps: async (_: unknown, _args: NoArgs, { session }: SessionContext) => {
    const facts = await session.facts();
    return stepsOf(facts).map((step) => ({
      step,
      done: isDone(step, facts),
      available: accessTo(step, facts).allowed,
      path: pathOf(step),
    }));
  },
  currentStep: async (_: unknown, _args: NoArgs, { session }: SessionContext) => currentStep(await session.facts()),
  access: (_: unknown, { step }: { step: CheckoutStep }, { session }: SessionContext) => enter(session, step),
  shipping: async (_: unknown, _args: NoArgs, { session }: SessionContext) => (await session.record()).shipping,
  orderId: async (_: unknown, _args: NoArgs, { session }: SessionContext) => (await session.record()).orderId,
};

/** The resolvers of the session's own types; `Session.cart` belongs to the host, which can ask the shop for any field. */
export const sessionResolvers = {
  Query: query,
  Mutation: mutation,
  Session: sessionFields,
  CheckoutProgress: checkoutFields,
  Cart: {
    checkout: {
      selectionSet: "{ id }",
      resolve: ({ id }: { id: string }, _args: NoArgs, { session }: SessionContext) =>
        id === session.host.visitor.cartId ? here : null,
    },
  },
};

/**
 * Whether the visitor may be at a step. Whoever is let into the summary is about to see the cart's totals, so they
 * are stored here, and an order of other totals is refused later (CART-11).
 */
async function enter(session: Session, step: CheckoutStep): Promise<CheckoutAccess & { redirectTo: string | null }> {
  const access = accessTo(step, await session.facts());
  if (!access.allowed) return access;
  const cart = step === "SUMMARY" ? await session.cart() : null;
  if (cart !== null) await session.remember((record) => ({ ...record, seenTotals: totalsOf(cart) }));
  return { allowed: true, redirectTo: null };
}

async function withSession<T extends object>(outcome: Promise<T>): Promise<T & { session: object }> {
  return { ...(await outcome), session: here };
}

async function withCheckout<T extends object>(outcome: Promise<T>): Promise<T & { checkout: object }> {
  return { ...(await outcome), checkout: here };
}

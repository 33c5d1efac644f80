import {
  accessTo,
  type CheckoutAccess,
  type CheckoutStep,
  currentStep,
  isDone,
  pathOf,
  stepsOf,
} from "./checkout-progress.ts";
import { mutations } from "./mutations.ts";
import { type Session, totalsOf } from "./session.ts";
import { here, type NoArgs, type SessionContext } from "./session-context.ts";

type Resolver<Args> = (source: unknown, args: Args, context: SessionContext) => unknown;

const query: { readonly session: Resolver<NoArgs> } = { session: () => here };

const sessionFields = {
  storefront: (_: unknown, _args: NoArgs, { session }: SessionContext) => session.host.storefront,
  token: async (_: unknown, _args: NoArgs, { session }: SessionContext) => {
    const state = await session.host.tokenState();
    return { expires: state?.expires.toISOString() ?? null, language: state?.language ?? null };
  },
  cartId: (_: unknown, _args: NoArgs, { session }: SessionContext) => session.host.visitor.settledCartId(),
  visitor: async (_: unknown, _args: NoArgs, { session }: SessionContext) => {
    const { state, firstName, lastName } = await session.account();
    return { state, firstName, lastName };
  },
  checkout: () => here,
  passwordForgotten: async (_: unknown, _args: NoArgs, { session }: SessionContext) =>
    (await session.record()).passwordForgotten,
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
  deliveryAddresses: async (_: unknown, _args: NoArgs, { session }: SessionContext) =>
    (await session.record()).deliveryAddresses,
  orderId: async (_: unknown, _args: NoArgs, { session }: SessionContext) => (await session.record()).orderId,
  ticket: async (_: unknown, _args: NoArgs, { session }: SessionContext) =>
    (await session.record()).lastOrder?.ticket ?? null,
};

/** The resolvers of the session's own types; `Session.cart` belongs to the host, which can call the shop for any field. */
export const sessionResolvers = {
  Query: query,
  Mutation: mutations,
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
 * Whether the visitor may be at a step. A visitor who may open the summary will see the cart's totals, so they are
 * stored here, and an order with other totals is refused later (CART-11).
 */
async function enter(session: Session, step: CheckoutStep): Promise<CheckoutAccess & { redirectTo: string | null }> {
  const access = accessTo(step, await session.facts());
  if (!access.allowed) return access;
  const cart = step === "SUMMARY" ? await session.cart() : null;
  if (cart !== null) await session.remember((record) => ({ ...record, seenTotals: totalsOf(cart) }));
  return { allowed: true, redirectTo: null };
}

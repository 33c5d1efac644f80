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
import type { Resolvers } from "./generated/graph.ts";
import { type CartKey, here, type SessionContext } from "./session-context.ts";

/** Every field of a type: a marker has no values of its own. @typeParam Theirs fields that the host resolves */
type All<Type extends keyof Resolvers, Theirs = never> = {
  [Field in Exclude<keyof NonNullable<Resolvers[Type]>, Theirs | "__isTypeOf">]-?: NonNullable<Resolvers[Type]>[Field];
};

const query = { session: () => here } satisfies Resolvers["Query"];

const sessionFields = {
  storefront: (_, __, { session }) => session.host.storefront,
  token: async (_, __, { session }) => {
    const state = await session.host.tokenState();
    return { expires: state?.expires.toISOString() ?? null, language: state?.language ?? null };
  },
  cartId: (_, __, { session }) => session.host.visitor.settledCartId(),
  visitor: async (_, __, { session }) => {
    const { state, firstName, lastName } = await session.account();
    return { state, firstName, lastName };
  },
  checkout: () => here,
  passwordForgotten: async (_, __, { session }) => (await session.record()).passwordForgotten,
  securityLogout: (_, __, { session }) => session.host.visitor.securityLogout,
} satisfies All<"Session", "cart">;

const checkoutFields = {
  steps: async (_, __, { session }) => {
    const facts = await session.facts();
    return stepsOf(facts).map((step) => ({
      step,
      done: isDone(step, facts),
      available: accessTo(step, facts).allowed,
      path: pathOf(step),
    }));
  },
  currentStep: async (_, __, { session }) => currentStep(await session.facts()),
  access: (_, { step }, { session }) => enter(session, step),
  shipping: async (_, __, { session }) => (await session.record()).shipping,
  deliveryAddresses: async (_, __, { session }) => (await session.record()).deliveryAddresses,
  orderId: async (_, __, { session }) => (await session.record()).orderId,
  ticket: async (_, __, { session }) => (await session.record()).lastOrder?.ticket ?? null,
} satisfies All<"CheckoutProgress">;

/** The resolvers of the session's own types; `Session.cart` belongs to the host, which can call the shop for any field. */
export const sessionResolvers = {
  Query: query,
  Mutation: mutations,
  Session: sessionFields,
  CheckoutProgress: checkoutFields,
  Cart: {
    checkout: {
      selectionSet: "{ id }",
      resolve: ({ id }: CartKey, _: unknown, { session }: SessionContext) =>
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

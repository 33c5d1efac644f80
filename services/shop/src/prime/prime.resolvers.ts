import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { findPrimeMembership, isPrimeOpen, primeInfo, submitPrimeSubscription } from "./membership.service.ts";
import { findPrimeOffer } from "./prime.service.ts";
import { subscribeToPrimeWaitingList } from "./waiting-list.service.ts";

export const primeResolvers: Resolvers = {
  Query: {
    getPrimeOffer: (_: unknown, __: unknown, context: ShopContext) => findPrimeOffer(context),
    isPrimeOpen: (_: unknown, __: unknown, context: ShopContext) => isPrimeOpen(context),
    getPrimeMembership: (_: unknown, __: unknown, context: ShopContext) => findPrimeMembership(context),
  },
  Mutation: {
    submitPrimeSubscription: (_: unknown, { paymentId }: { paymentId: string }, context: ShopContext) =>
      submitPrimeSubscription(context, paymentId),
    subscribeToPrimeWaitingList: (_: unknown, wish: { email: string; honeypot: string }, context: ShopContext) =>
      subscribeToPrimeWaitingList(context, wish),
  },
  CustomerInfo: {
    primeInfo: (_: unknown, __: unknown, context: ShopContext) => primeInfo(context),
  },
};

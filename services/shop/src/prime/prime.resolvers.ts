import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { primeInfo, submitPrimeSubscription } from "./membership.service.ts";
import { findPrimeOffer } from "./prime.service.ts";

export const primeResolvers: Resolvers = {
  Query: {
    getPrimeOffer: (_: unknown, __: unknown, context: ShopContext) => findPrimeOffer(context),
  },
  Mutation: {
    submitPrimeSubscription: (_: unknown, { paymentId }: { paymentId: string }, context: ShopContext) =>
      submitPrimeSubscription(context, paymentId),
  },
  CustomerInfo: {
    primeInfo: (_: unknown, __: unknown, context: ShopContext) => primeInfo(context),
  },
};

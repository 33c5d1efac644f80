import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { findPrimeOffer } from "./prime.service.ts";

export const primeResolvers: Resolvers = {
  Query: {
    getPrimeOffer: (_: unknown, __: unknown, context: ShopContext) => findPrimeOffer(context),
  },
};

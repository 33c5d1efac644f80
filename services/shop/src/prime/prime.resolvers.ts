import type { SoldItem } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { findEarlyDeals } from "./early-deals.service.ts";
import { earlyOfferOf } from "./early-offer.service.ts";
import { findPrimeMembership, isPrimeOpen, primeInfo, submitPrimeSubscription } from "./membership.service.ts";
import { findPrimeOffer } from "./prime.service.ts";
import { subscribeToPrimeWaitingList } from "./waiting-list.service.ts";

export const primeResolvers: Resolvers = {
  Query: {
    getPrimeOffer: (_: unknown, __: unknown, context: ShopContext) => findPrimeOffer(context),
    isPrimeOpen: (_: unknown, __: unknown, context: ShopContext) => isPrimeOpen(context),
    getEarlyDeals: (_: unknown, __: unknown, context: ShopContext) => findEarlyDeals(context),
    getPrimeMembership: (_: unknown, __: unknown, context: ShopContext) => findPrimeMembership(context),
  },
  Mutation: {
    submitPrimeSubscription: (
      _: unknown,
      wish: { paymentId: string; billingAddressId?: string | null; isMeasured?: boolean | null },
      context: ShopContext,
    ) => submitPrimeSubscription(context, wish),
    subscribeToPrimeWaitingList: (_: unknown, wish: { email: string; honeypot: string }, context: ShopContext) =>
      subscribeToPrimeWaitingList(context, wish),
  },
  Item: {
    earlyDeal: (sold: SoldItem, _: unknown, context: ShopContext) => earlyOfferOf(sold, context),
  },
  CustomerInfo: {
    primeInfo: (_: unknown, __: unknown, context: ShopContext) => primeInfo(context),
  },
};

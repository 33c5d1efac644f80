import type { Resolvers } from "../platform/domain.ts";
import { findEarlyDeals } from "./early-deals.service.ts";
import { earlyOfferOf } from "./early-offer.service.ts";
import { findPrimeMembership, isPrimeOpen, primeInfo, submitPrimeSubscription } from "./membership.service.ts";
import { findPrimeOffer } from "./prime.service.ts";
import { subscribeToPrimeWaitingList } from "./waiting-list.service.ts";

export const primeResolvers = {
  Query: {
    getPrimeOffer: (_, __, context) => findPrimeOffer(context),
    isPrimeOpen: (_, __, context) => isPrimeOpen(context),
    getEarlyDeals: (_, __, context) => findEarlyDeals(context),
    getPrimeMembership: (_, __, context) => findPrimeMembership(context),
  },
  Mutation: {
    submitPrimeSubscription: (_, wish, context) => submitPrimeSubscription(context, wish),
    subscribeToPrimeWaitingList: (_, wish, context) => subscribeToPrimeWaitingList(context, wish),
  },
  Item: {
    earlyDeal: (sold, _, context) => earlyOfferOf(sold, context),
  },
  CustomerInfo: {
    primeInfo: (_, __, context) => primeInfo(context),
  },
} satisfies Resolvers;

import type { Resolvers } from "../../platform/domain.ts";
import {
  confirmNewsletter,
  endNewsletter,
  findNewsletterSubscription,
  subscribeToNewsletter,
  unsubscribeNewsletter,
} from "./newsletter.service.ts";

export const newsletterResolvers = {
  Query: {
    getNewsletterSubscription: (_, { token }, context) => findNewsletterSubscription(context, token),
  },
  Mutation: {
    subscribeToNewsletter: (_, wish, context) => subscribeToNewsletter(context, wish),
    confirmNewsletter: (_, { token }, context) => confirmNewsletter(context, token),
    unsubscribeNewsletter: (_, wish, context) => unsubscribeNewsletter(context, wish),
    endNewsletter: (_, { token }, context) => endNewsletter(context, token),
  },
} satisfies Resolvers;

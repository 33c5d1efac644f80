import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import {
  confirmNewsletter,
  endNewsletter,
  findNewsletterSubscription,
  subscribeToNewsletter,
  unsubscribeNewsletter,
} from "./newsletter.service.ts";

interface ByToken {
  readonly token: string;
}

export const newsletterResolvers = {
  Query: {
    getNewsletterSubscription: (_: unknown, { token }: ByToken, context: ShopContext) =>
      findNewsletterSubscription(context, token),
  },
  Mutation: {
    subscribeToNewsletter: (_: unknown, wish: { email: string; honeypot: string }, context: ShopContext) =>
      subscribeToNewsletter(context, wish),
    confirmNewsletter: (_: unknown, { token }: ByToken, context: ShopContext) => confirmNewsletter(context, token),
    unsubscribeNewsletter: (
      _: unknown,
      wish: { email: string; houseNr: string; honeypot: string },
      context: ShopContext,
    ) => unsubscribeNewsletter(context, wish),
    endNewsletter: (_: unknown, { token }: ByToken, context: ShopContext) => endNewsletter(context, token),
  },
} satisfies Resolvers;

import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { findContactFormData, sendContactFormMail } from "./contact.service.ts";
import type { ContactMessage } from "./contact.types.ts";

export const contactResolvers = {
  Query: {
    getContactFormData: (_: unknown, { orderId }: { orderId: string }, context: ShopContext) =>
      findContactFormData(context, orderId),
  },
  Mutation: {
    sendContactFormMail: (
      _: unknown,
      { message, honeypot }: { message: ContactMessage; honeypot: string },
      context: ShopContext,
    ) => sendContactFormMail(context, message, honeypot),
  },
} satisfies Resolvers;

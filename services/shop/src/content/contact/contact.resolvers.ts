import type { Resolvers } from "../../platform/domain.ts";
import { findContactFormData, sendContactFormMail } from "./contact.service.ts";

export const contactResolvers = {
  Query: {
    getContactFormData: (_, { orderId }, context) => findContactFormData(context, orderId),
  },
  Mutation: {
    sendContactFormMail: (_, { message, honeypot }, context) => sendContactFormMail(context, message, honeypot),
  },
} satisfies Resolvers;

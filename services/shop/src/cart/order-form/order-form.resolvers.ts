import type { Resolvers } from "../../platform/domain.ts";
import { generatePdfForm, validateOrderForm } from "./order-form.service.ts";

export const orderFormResolvers = {
  Query: {
    validateOrderForm: (_, { entries }, context) => validateOrderForm(context, entries),
  },
  Mutation: {
    generatePdfForm: (_, { entries }, context) => generatePdfForm(context, entries),
  },
} satisfies Resolvers;

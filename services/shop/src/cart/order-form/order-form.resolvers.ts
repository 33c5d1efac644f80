import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { generatePdfForm, validateOrderForm, type WrittenEntry } from "./order-form.service.ts";

interface Entries {
  readonly entries: readonly WrittenEntry[];
}

export const orderFormResolvers = {
  Query: {
    validateOrderForm: (_: unknown, { entries }: Entries, context: ShopContext) => validateOrderForm(context, entries),
  },
  Mutation: {
    generatePdfForm: (_: unknown, { entries }: Entries, context: ShopContext) => generatePdfForm(context, entries),
  },
} satisfies Resolvers;

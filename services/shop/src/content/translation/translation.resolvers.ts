import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { findTranslations } from "./translation.service.ts";

export const translationResolvers = {
  Query: {
    getTranslationsByKeys: (_: unknown, { keys }: { keys: readonly string[] }, context: ShopContext) =>
      findTranslations(context, keys),
  },
} satisfies Resolvers;

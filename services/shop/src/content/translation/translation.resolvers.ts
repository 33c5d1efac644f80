import type { Resolvers } from "../../platform/domain.ts";
import { findTranslations } from "./translation.service.ts";

export const translationResolvers = {
  Query: {
    getTranslationsByKeys: (_, { keys }, context) => findTranslations(context, keys),
  },
} satisfies Resolvers;

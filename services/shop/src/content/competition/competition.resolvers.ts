import { pick } from "../../catalogue/language.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { findCompetition, subscribeToCompetition } from "./competition.service.ts";

export const competitionResolvers = {
  Query: {
    getCompetition: (_, __, context) => findCompetition(context),
  },
  Mutation: {
    subscribeToCompetition: (_, { entry, honeypot }, context) => subscribeToCompetition(context, entry, honeypot),
  },
  Competition: {
    title: ({ titleDe, titleEn }, _, { storefront }) => pick(storefront.language, titleDe, titleEn),
    prize: ({ prizeDe, prizeEn }, _, { storefront }) => pick(storefront.language, prizeDe, prizeEn),
    question: ({ questionDe, questionEn }, _, { storefront }) => pick(storefront.language, questionDe, questionEn),
  },
} satisfies Resolvers;

import { pick } from "../../catalogue/language.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import {
  type CompetitionEntry,
  type CompetitionRow,
  findCompetition,
  subscribeToCompetition,
} from "./competition.service.ts";

export const competitionResolvers = {
  Query: {
    getCompetition: (_: unknown, __: unknown, context: ShopContext) => findCompetition(context),
  },
  Mutation: {
    subscribeToCompetition: (
      _: unknown,
      { entry, honeypot }: { entry: CompetitionEntry; honeypot: string },
      context: ShopContext,
    ) => subscribeToCompetition(context, entry, honeypot),
  },
  Competition: {
    title: ({ titleDe, titleEn }: CompetitionRow, _: unknown, { storefront }: ShopContext) =>
      pick(storefront.language, titleDe, titleEn),
    prize: ({ prizeDe, prizeEn }: CompetitionRow, _: unknown, { storefront }: ShopContext) =>
      pick(storefront.language, prizeDe, prizeEn),
    question: ({ questionDe, questionEn }: CompetitionRow, _: unknown, { storefront }: ShopContext) =>
      pick(storefront.language, questionDe, questionEn),
  },
} satisfies Resolvers;

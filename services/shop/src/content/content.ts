import type { Domain } from "../platform/domain.ts";
import { competitionResolvers } from "./competition/competition.resolvers.ts";
import { contactResolvers } from "./contact/contact.resolvers.ts";
import { navigationResolvers } from "./navigation/navigation.resolvers.ts";
import { newsletterResolvers } from "./newsletter/newsletter.resolvers.ts";
import { pageResolvers } from "./page/page.resolvers.ts";
import { parameterResolvers } from "./parameter/parameter.resolvers.ts";
import { previewResolvers } from "./preview/preview.resolvers.ts";
import { sitemapResolvers } from "./sitemap/sitemap.resolvers.ts";
import { translationResolvers } from "./translation/translation.resolvers.ts";

/** Pages, teasers, navigation, texts and parameters that operators set. */
export const content = {
  name: "content",
  resolvers: {
    ...navigationResolvers,
    ...pageResolvers,
    Query: {
      ...competitionResolvers.Query,
      ...contactResolvers.Query,
      ...navigationResolvers.Query,
      ...newsletterResolvers.Query,
      ...pageResolvers.Query,
      ...parameterResolvers.Query,
      ...previewResolvers.Query,
      ...sitemapResolvers.Query,
      ...translationResolvers.Query,
    },
    Mutation: { ...competitionResolvers.Mutation, ...contactResolvers.Mutation, ...newsletterResolvers.Mutation },
    Competition: competitionResolvers.Competition,
    GlobalParameter: parameterResolvers.GlobalParameter,
  },
} satisfies Domain;

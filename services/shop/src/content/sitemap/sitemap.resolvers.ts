import type { Resolvers } from "../../platform/domain.ts";
import { sitemapOf } from "./sitemap.service.ts";

export const sitemapResolvers = {
  Query: { getSitemap: (_, __, context) => sitemapOf(context) },
} satisfies Resolvers;

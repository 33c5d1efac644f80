import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { sitemapOf } from "./sitemap.service.ts";

export const sitemapResolvers = {
  Query: { getSitemap: (_: unknown, __: unknown, context: ShopContext) => sitemapOf(context) },
} satisfies Resolvers;

import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { adjustLongtail } from "./longtail.service.ts";
import { checkQuery, type Paging, productRedirect, search, type SearchFilter } from "./search.service.ts";
import { suggest, suggestAll } from "./suggest.service.ts";

export const searchResolvers: Resolvers = {
  Query: {
    core_search: (
      _: unknown,
      { paging, filter, asTyped }: { paging?: Paging | null; filter: SearchFilter; asTyped: boolean },
      context: ShopContext,
    ) => search(context, paging ?? null, filter, asTyped),
    getSuggestQueries: (_: unknown, { userQuery }: { userQuery: string }, context: ShopContext) =>
      suggest(context, userQuery),
    searchSuggestions: (_: unknown, { userQuery }: { userQuery: string }, context: ShopContext) =>
      suggestAll(context, userQuery),
    getSearchRedirect: (_: unknown, { query }: { query: string }, context: ShopContext) => ({
      redirectAddress: checkQuery(context, query).redirectPath,
    }),
    getProductRedirect: async (_: unknown, { query }: { query: string }, context: ShopContext) => ({
      redirectAddress: await productRedirect(context, query),
    }),
    checkQuery: (_: unknown, { originalQuery }: { originalQuery: string }, context: ShopContext) =>
      checkQuery(context, originalQuery),
    adjustLongtailSearchQuery: (_: unknown, { searchQuery }: { searchQuery: string }, context: ShopContext) =>
      adjustLongtail(context, searchQuery),
  },
};

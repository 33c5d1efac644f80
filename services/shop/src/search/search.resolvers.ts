import type { Resolvers } from "../platform/domain.ts";
import { adjustLongtail } from "./longtail.service.ts";
import { checkQuery, productRedirect, search } from "./search.service.ts";
import { suggest, suggestAll } from "./suggest.service.ts";

export const searchResolvers = {
  Query: {
    core_search: (_, { paging, filter, asTyped }, context) => search(context, paging ?? null, filter, asTyped),
    getSuggestQueries: (_, { userQuery }, context) => suggest(context, userQuery),
    searchSuggestions: (_, { userQuery }, context) => suggestAll(context, userQuery),
    getSearchRedirect: (_, { query }, context) => ({
      redirectAddress: checkQuery(context, query).redirectPath,
    }),
    getProductRedirect: async (_, { query }, context) => ({
      redirectAddress: await productRedirect(context, query),
    }),
    checkQuery: (_, { originalQuery }, context) => checkQuery(context, originalQuery),
    adjustLongtailSearchQuery: (_, { searchQuery }, context) => adjustLongtail(context, searchQuery),
  },
} satisfies Resolvers;

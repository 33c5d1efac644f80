import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { type Paging, search, type SearchFilter, suggest } from "./search.service.ts";

export const searchResolvers: Resolvers = {
  Query: {
    core_search: (
      _: unknown,
      { paging, filter, asTyped }: { paging?: Paging | null; filter: SearchFilter; asTyped: boolean },
      context: ShopContext,
    ) => search(context, paging ?? null, filter, asTyped),
    getSuggestQueries: (_: unknown, { userQuery }: { userQuery: string }, context: ShopContext) =>
      suggest(context, userQuery),
  },
};

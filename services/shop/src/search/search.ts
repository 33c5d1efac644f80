import { prepareSnapshots } from "../catalogue/snapshot.loader.ts";
import type { Domain } from "../platform/domain.ts";
import { createSearchPreparation } from "./search-index.service.ts";
import { searchResolvers } from "./search.resolvers.ts";

/** Search and its suggestions; starts after the catalogue. */
export const search = {
  name: "search",
  resolvers: searchResolvers,
  start: async ({ database }) => {
    const { prepare, stop } = createSearchPreparation(database);
    await prepareSnapshots(database, prepare);
    return stop;
  },
} satisfies Domain;

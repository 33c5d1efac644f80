import { prepareSnapshots } from "../catalogue/snapshot.ts";
import type { Domain } from "../platform/domain.ts";
import { searchPreparation } from "./search-index.ts";
import { searchResolvers } from "./search.resolvers.ts";

/** Search and its suggestions; starts after the catalogue. */
export const search: Domain = {
  name: "search",
  resolvers: searchResolvers,
  start: ({ database }) => prepareSnapshots(database, searchPreparation(database)),
};

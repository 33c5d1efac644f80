import type { Domain } from "../platform/domain.ts";
import { navigationResolvers } from "./navigation/navigation.resolvers.ts";

/** Pages, teasers, navigation, texts and parameters that operators set. */
export const content: Domain = {
  name: "content",
  resolvers: navigationResolvers,
};

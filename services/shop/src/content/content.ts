import type { Domain } from "../platform/domain.ts";
import { navigationResolvers } from "./navigation/navigation.resolvers.ts";
import { pageResolvers } from "./page/page.resolvers.ts";
import { parameterResolvers } from "./parameter/parameter.resolvers.ts";
import { translationResolvers } from "./translation/translation.resolvers.ts";

/** Pages, teasers, navigation, texts and parameters that operators set. */
export const content: Domain = {
  name: "content",
  resolvers: {
    ...navigationResolvers,
    ...pageResolvers,
    Query: {
      ...navigationResolvers.Query,
      ...pageResolvers.Query,
      ...parameterResolvers.Query,
      ...translationResolvers.Query,
    },
    GlobalParameter: parameterResolvers.GlobalParameter,
  },
};

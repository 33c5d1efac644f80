import type { Resolvers } from "../../platform/domain.ts";
import { findParameters } from "./parameter.service.ts";

export const parameterResolvers = {
  Query: {
    getGlobalParametersByName: (_, { names }, context) => findParameters(context, names),
  },
  GlobalParameter: {
    parameterValue: ({ value }) => value,
  },
} satisfies Resolvers;

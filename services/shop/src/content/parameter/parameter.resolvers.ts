import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { findParameters, type Parameter } from "./parameter.service.ts";

export const parameterResolvers = {
  Query: {
    getGlobalParametersByName: (_: unknown, { names }: { names: readonly string[] }, context: ShopContext) =>
      findParameters(context, names),
  },
  GlobalParameter: {
    parameterValue: ({ value }: Parameter) => value,
  },
} satisfies Resolvers;

import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { findParameters } from "./parameter.service.ts";
import type { ParameterRow } from "./parameter.store.ts";

export const parameterResolvers = {
  Query: {
    getGlobalParametersByName: (_: unknown, { names }: { names: readonly string[] }, context: ShopContext) =>
      findParameters(context, names),
  },
  GlobalParameter: {
    parameterValue: ({ value }: ParameterRow) => value,
  },
} satisfies Resolvers;

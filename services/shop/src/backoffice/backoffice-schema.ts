import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphQLScalarType, type GraphQLSchema, Kind, type ValueNode, valueFromASTUntyped } from "graphql";
import type { Resolvers, ResolversParentTypes } from "../generated/backoffice.ts";
import type { Complete } from "../platform/complete.ts";
import { dateTimeScalar } from "../platform/scalars.ts";
import { backofficeResolvers } from "./backoffice.resolvers.ts";

const sdlFile = resolve(import.meta.dirname, "../../../../schema/backoffice/backoffice.graphql");

/** Any JSON value, inside and outside; who takes one decodes it. */
const jsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: "JSON",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node: ValueNode) => (node.kind === Kind.NULL ? null : valueFromASTUntyped(node)),
});

const resolvers = {
  ...backofficeResolvers,
  DateTime: dateTimeScalar,
  JSON: jsonScalar,
} satisfies Resolvers;

interface BackofficeGraph {
  readonly resolvers: Resolvers;
  readonly parents: ResolversParentTypes;
}
/** Resolvers of the back office: all that its schema needs. @public the compiler reads it */
export type BackofficeResolvers = Complete<BackofficeGraph, typeof resolvers>;

/** The executable schema of the back office. */
export function loadBackofficeSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readFileSync(sdlFile, "utf8"),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: "error", requireResolversForResolveType: "ignore" },
  });
}

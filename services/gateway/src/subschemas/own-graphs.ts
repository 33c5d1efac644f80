import type { GraphQLSchema } from "graphql";
import { makeLeafGraph } from "./leaf-graph.ts";
import { composePublicGraph } from "./public-graph.ts";
import { loadPublicShopSchema } from "./shop-schema.ts";

/** The graphs of session and shop, against which operations are planned. */
export interface OwnGraphs {
  /** What clients may query. */
  readonly publicSchema: GraphQLSchema;
  /** The shop's public part. */
  readonly shopSchema: GraphQLSchema;
  /** The public graph with leaves where the shop begins. */
  readonly leafSchema: GraphQLSchema;
}

/** Schemas do not change: all gateways of a process, as tests start them, can have the same ones. */
let known: OwnGraphs | undefined;

/** The graphs of session and shop, made once. @throws GraphQLError when the contracts do not fit together */
export function loadOwnGraphs(): OwnGraphs {
  known ??= ownGraphsOf(loadPublicShopSchema());
  return known;
}

/** The graphs of the session and a shop. @param shopSchema the shop's public part */
export function ownGraphsOf(shopSchema: GraphQLSchema): OwnGraphs {
  const publicSchema = composePublicGraph(shopSchema);
  return { shopSchema, publicSchema, leafSchema: makeLeafGraph(publicSchema, shopSchema) };
}

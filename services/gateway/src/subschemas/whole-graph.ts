import { mapSchema, MapperKind } from "@graphql-tools/utils";
import { type GraphQLSchema, parse } from "graphql";
import type { Subgraph } from "./further-subgraphs.ts";
import type { FurtherSubschema } from "./further-subschemas.ts";
import { composePublicGraph } from "./public-graph.ts";
import { declaredTypes } from "./subgraph-types.ts";
import { stitchedSubgraph } from "./stitched-subgraph.ts";
import type { Supergraph } from "./supergraph.ts";

/**
 * The public graph with all upstreams, executable by stitching.
 * @param supergraph null without subgraphs
 */
export function wholePublicGraph(
  shopSchema: GraphQLSchema,
  subschemas: readonly FurtherSubschema[],
  subgraphs: readonly Subgraph[],
  supergraph: Supergraph | null,
): GraphQLSchema {
  const stitched = composePublicGraph(shopSchema, [...subschemas, ...subgraphs.map(stitchedSubgraph)]);
  return supergraph === null ? stitched : withoutHidden(stitched, subgraphs, supergraph.publicSchema);
}

/** Without what subgraphs have for the gateway alone: entities, and what they declare as inaccessible. */
function withoutHidden(
  stitched: GraphQLSchema,
  subgraphs: readonly Subgraph[],
  publicSchema: GraphQLSchema,
): GraphQLSchema {
  const declared = declaredTypes(subgraphs.map(({ typeDefs }) => parse(typeDefs)));
  const isHidden = (type: string, field: string): boolean =>
    field === "_entities" || field === "_service" || declared.get(type)?.inaccessible.has(field) === true;
  const visible = mapSchema(stitched, {
    [MapperKind.OBJECT_FIELD]: (config, field, type) => (isHidden(type, field) ? null : config),
    [MapperKind.INTERFACE_FIELD]: (config, field, type) => (isHidden(type, field) ? null : config),
    // Types that composition does not show are the subgraphs' own; the session's are declared by none of them.
    [MapperKind.TYPE]: (type) =>
      type.name === "_Entity" || type.name === "_Any" || (declared.has(type.name) && !publicSchema.getType(type.name))
        ? null
        : type,
  });
  return visible;
}

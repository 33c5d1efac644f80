import { mapSchema, MapperKind } from "@graphql-tools/utils";
import {
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
} from "graphql";
import { presentUnreachable } from "../errors/unreachable.ts";
import type { Subgraph } from "./further-subgraphs.ts";
import type { FurtherSubschema } from "./further-subschemas.ts";
import { addedFields, type Implementations, implementationsOf } from "./interface-objects.ts";
import { composePublicGraph } from "./public-graph.ts";
import { declaredFields, declaredNames, declaredTypes } from "./subgraph-types.ts";
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
  const implementations = implementationsOf(subgraphs.map(({ typeDefs }) => parse(typeDefs)));
  const stitched = composePublicGraph(shopSchema, [
    ...subschemas,
    ...subgraphs.map((each) => stitchedSubgraph(each, implementations)),
  ]);
  if (supergraph === null) return stitched;
  const { publicSchema } = supergraph;
  const visible = withoutHidden(stitched, subgraphs, publicSchema);
  return withRefusals(visible, unreachableFields(subgraphs, implementations), publicSchema);
}

/** Names of upstreams by the fields, as `Type.field`, that only a plan reaches: what interface objects alone add. */
function unreachableFields(
  subgraphs: readonly Subgraph[],
  implementations: Implementations,
): ReadonlyMap<string, string> {
  const documents = subgraphs.map(({ name, typeDefs }) => ({ name, document: parse(typeDefs) }));
  const declared = declaredFields(documents.map(({ document }) => document));
  return new Map(
    documents.flatMap(({ name, document }) =>
      [...addedFields(document, implementations)].flatMap(([type, fields]) =>
        fields.flatMap((field) => {
          const full = `${type}.${field.name.value}`;
          return declared.has(full) ? [] : [[full, name] as const];
        }),
      ),
    ),
  );
}

/** Without a way to it, stitching would answer null, as if the upstream had. */
function withRefusals(
  schema: GraphQLSchema,
  unreachable: ReadonlyMap<string, string>,
  publicSchema: GraphQLSchema,
): GraphQLSchema {
  if (unreachable.size === 0) return schema;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, name, typeName): Field | null => {
      const full = `${typeName}.${name}`;
      const upstream = unreachable.get(full);
      if (upstream === undefined) return config;
      if (fieldOf(publicSchema, typeName, name) === undefined) return null;
      const { message, extensions } = presentUnreachable(full, upstream);
      return {
        ...config,
        resolve: () => {
          throw new GraphQLError(message, { extensions: { ...extensions } });
        },
      };
    },
  });
}

/**
 * Without what subgraphs have for the gateway alone: entities, what they declare as inaccessible, and what of arguments,
 * inputs and enums not all of them know. What composition does not show would else be open to all that is stitched.
 */
function withoutHidden(
  stitched: GraphQLSchema,
  subgraphs: readonly Subgraph[],
  publicSchema: GraphQLSchema,
): GraphQLSchema {
  const documents = subgraphs.map(({ typeDefs }) => parse(typeDefs));
  const declared = declaredTypes(documents);
  const names = declaredNames(documents);
  const isHidden = (type: string, field: string): boolean =>
    field === "_entities" || field === "_service" || declared.get(type)?.inaccessible.has(field) === true;
  const visibleField = (config: Field, name: string, typeName: string): Field | null => {
    if (isHidden(typeName, name)) return null;
    const shown = fieldOf(publicSchema, typeName, name);
    if (shown === undefined || config.args === undefined) return config;
    const known = new Set(shown.args.map((each) => each.name));
    return { ...config, args: Object.fromEntries(Object.entries(config.args).filter(([each]) => known.has(each))) };
  };
  return mapSchema(stitched, {
    [MapperKind.OBJECT_FIELD]: visibleField,
    [MapperKind.INTERFACE_FIELD]: visibleField,
    [MapperKind.INPUT_OBJECT_FIELD]: (config, name, typeName) => {
      const type = publicSchema.getType(typeName);
      return names.has(typeName) && isInputObjectType(type) && !Object.hasOwn(type.getFields(), name) ? null : config;
    },
    [MapperKind.ENUM_VALUE]: (config, typeName, _schema, name) => {
      const type = publicSchema.getType(typeName);
      return names.has(typeName) && isEnumType(type) && type.getValue(name) === undefined ? null : config;
    },
    // Types that composition does not show are the subgraphs' own; the session's are declared by none of them.
    [MapperKind.TYPE]: (type) =>
      type.name === "_Entity" || type.name === "_Any" || (names.has(type.name) && !publicSchema.getType(type.name))
        ? null
        : type,
  });
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string) {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

type Field = GraphQLFieldConfig<unknown, unknown>;

import { composeServices, transformSupergraphToPublicSchema } from "@theguild/federation-composition";
import {
  buildASTSchema,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  printSchema,
  Source,
} from "graphql";
import { withConcreteRequirements } from "./concrete-requirements.ts";
import type { Subgraph } from "./further-subgraphs.ts";
import { externalFields, repaired } from "./supergraph-repairs.ts";
import { type DeclaredType, declaredTypes } from "./subgraph-types.ts";

/** The upstreams as one graph. */
export interface Supergraph {
  /** For the planner: which upstream holds what. */
  readonly sdl: string;
  /** What clients see of it. */
  readonly publicSchema: GraphQLSchema;
}

/** The shop among the upstreams. */
export const shopName = "shop";

/** Upstreams that do not fit together; names the upstreams, types and fields. */
export class CompositionError extends Error {}

/**
 * Composes the upstreams.
 * @param shopSchema null: the shop is not among them
 * @throws CompositionError when they do not fit together
 */
export function composeSupergraph(shopSchema: GraphQLSchema | null, subgraphs: readonly Subgraph[]): Supergraph {
  const own = subgraphs.map(({ name, typeDefs, url }) => ({
    name,
    typeDefs: withConcreteRequirements(parseNamed(name, typeDefs)),
    url: url.href,
  }));
  const shop =
    shopSchema === null
      ? []
      : [
          {
            name: shopName,
            typeDefs: shopAsSubgraph(
              shopSchema,
              own.map(({ typeDefs }) => typeDefs),
            ),
          },
        ];
  const result = composeServices([...shop, ...own]);
  if (result.errors !== undefined) {
    const reasons = result.errors.map(({ message }) => `- ${message}`);
    throw new CompositionError(`The upstreams do not fit together:\n${reasons.join("\n")}`);
  }
  const externals = externalFields(new Map(own.map(({ name, typeDefs }) => [name, typeDefs])));
  const supergraph = repaired(parse(result.supergraphSdl, { noLocation: true }), externals);
  return {
    sdl: print(supergraph),
    publicSchema: buildASTSchema(transformSupergraphToPublicSchema(supergraph)),
  };
}

function parseNamed(name: string, typeDefs: string): DocumentNode {
  try {
    return parse(new Source(typeDefs, name));
  } catch (error) {
    throw new CompositionError(`The schema of ${name} does not parse: ${String(error)}`, { cause: error });
  }
}

const link = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@shareable"])';

/**
 * The shop's schema as the subgraphs see it: what they extend by a key has that key, and what they declare as shareable
 * is. The shop itself has no entities, so ways lead from it and not to it.
 */
function shopAsSubgraph(shopSchema: GraphQLSchema, subgraphs: readonly DocumentNode[]): DocumentNode {
  const declared = declaredTypes(subgraphs);
  const { definitions } = parse(printSchema(shopSchema), { noLocation: true });
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      ...parse(link).definitions,
      ...definitions.map((definition) => {
        if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
          return definition;
        const known = declared.get(definition.name.value);
        if (known === undefined) return definition;
        const { fields = [] } = definition;
        const names = new Set(fields.map(({ name }) => name.value));
        const keys = [...known.keys].filter((key) => namesIn(key).every((name) => names.has(name)));
        return {
          ...definition,
          directives: keys.map(keyDirective),
          fields: fields.map((field) => (isShared(known, field) ? { ...field, directives: [shareable] } : field)),
        };
      }),
    ],
  };
}

function isShared({ shareable: shared }: DeclaredType, { name }: FieldDefinitionNode): boolean {
  return shared.has(name.value);
}

function namesIn(fields: string): readonly string[] {
  return fields.match(/\w+/g) ?? [];
}

const shareable: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: "shareable" },
};

function keyDirective(fields: string): ConstDirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: "key" },
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: "fields" },
        value: { kind: Kind.STRING, value: fields },
      },
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: "resolvable" },
        value: { kind: Kind.BOOLEAN, value: false },
      },
    ],
  };
}

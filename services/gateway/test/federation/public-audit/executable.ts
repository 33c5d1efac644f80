import { makeExecutableSchema } from "@graphql-tools/schema";
import {
  type DefinitionNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isInterfaceType,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  visit,
} from "graphql";
import { withDefinitions } from "../../../src/subschemas/definitions.ts";
import type { Thing } from "../subgraph.ts";
import type { AuditSubgraph } from "./load-suites.ts";

/** A subgraph of the audit as Apollo's library for subgraphs runs it. */
export function executable({ typeDefs, resolvers }: AuditSubgraph): GraphQLSchema {
  const document = parse(typeDefs);
  const entities = new Set(document.definitions.flatMap((each) => (isEntity(each) ? [each.name.value] : [])));
  const plain = withDefinitions(
    visit(document, { Directive: () => null, SchemaExtension: () => null, DirectiveDefinition: () => null }),
  );
  const hasQuery = plain.definitions.some((each) => "name" in each && each.name?.value === "Query");
  const added = entities.size === 0 ? "_none: Int" : "_entities(representations: [_Any!]!): [_Entity]!";
  const base = `scalar _Any ${entities.size === 0 ? "" : `union _Entity = ${[...entities].join(" | ")}`}
    ${hasQuery ? "extend " : ""}type Query { ${added} }`;
  const own = Object.entries(resolvers).map(([type, { __resolveReference: _reference, ...fields }]) => [type, fields]);
  return makeExecutableSchema({
    typeDefs: [plain, parse(base)],
    resolvers: {
      ...Object.fromEntries(own),
      Query: {
        ...resolvers["Query"],
        ...(entities.size > 0 && {
          _entities: (
            _: unknown,
            { representations }: { readonly representations: readonly Thing[] },
            _context: unknown,
            info: GraphQLResolveInfo,
          ) => representations.map((each) => entityOf(each, resolvers, info)),
        }),
      },
    },
    resolverValidationOptions: { requireResolversToMatchSchema: "ignore" },
  });
}

/** An entity by its representation, which may name an interface that knows the type. */
async function entityOf(
  representation: Thing,
  resolvers: AuditSubgraph["resolvers"],
  { schema }: GraphQLResolveInfo,
): Promise<unknown> {
  const name = String(representation["__typename"]);
  const own = resolvers[name] ?? {};
  const isAbstract = isInterfaceType(schema.getType(name));
  const typeOf = async (each: unknown): Promise<unknown> =>
    isAbstract && own["__resolveType"] !== undefined ? own["__resolveType"](each) : name;
  const find =
    own["__resolveReference"] ?? resolvers[String(await typeOf(representation))]?.["__resolveReference"] ?? echo;
  const found: unknown = await find(representation);
  if (typeof found !== "object" || found === null) return found;
  const states = isAbstract && found !== representation && "__typename" in found;
  return { ...found, __typename: states ? found.__typename : await typeOf(found) };
}

const echo = (representation: Thing): Thing => representation;

function isEntity(each: DefinitionNode): each is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  return (
    (each.kind === Kind.OBJECT_TYPE_DEFINITION || each.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    each.directives?.some(({ name }) => name.value === "key") === true
  );
}

import { makeExecutableSchema } from "@graphql-tools/schema";
import { type GraphQLSchema, Kind, parse, print, visit } from "graphql";

/** Resolvers by type and field; `find` looks an entity up by its representation. */
export type World = Readonly<Record<string, Readonly<Record<string, (...given: never[]) => unknown>>>>;

/** A representation, or an object of a world. */
export type Thing = Readonly<Record<string, unknown>>;

export const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@external", "@requires", "@provides", "@shareable", "@inaccessible", "@override", "@interfaceObject"])\n';

/**
 * An executable subgraph.
 * @param find an entity by its representation; it states its `__typename`
 */
export function makeSubgraph(
  typeDefs: string,
  resolvers: World,
  find: (representation: Thing) => unknown,
): GraphQLSchema {
  const document = parse(typeDefs);
  const entities = document.definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION && each.directives?.some(({ name }) => name.value === "key")
      ? [each.name.value]
      : [],
  );
  const hasQuery = document.definitions.some((each) => "name" in each && each.name?.value === "Query");
  const plain = print(visit(document, { Directive: () => null, SchemaExtension: () => null }));
  const entity = entities.length === 0 ? "" : `union _Entity = ${entities.join(" | ")}`;
  const entityField = entities.length === 0 ? "" : "_entities(representations: [_Any!]!): [_Entity]!";
  const base = `scalar _Any type _Service { sdl: String } ${entity} ${hasQuery ? "extend " : ""}type Query { _service: _Service! ${entityField} }`;
  return makeExecutableSchema({
    typeDefs: [plain, base],
    resolvers: {
      ...resolvers,
      Query: {
        ...resolvers["Query"],
        _service: () => ({ sdl: typeDefs }),
        ...(entities.length > 0 && {
          _entities: (_: unknown, { representations }: { readonly representations: readonly Thing[] }) =>
            representations.map(find),
        }),
      },
    },
    resolverValidationOptions: { requireResolversToMatchSchema: "ignore" },
  });
}

import {
  buildASTSchema,
  concatAST,
  defaultFieldResolver,
  execute,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  Kind,
  parse,
  visit,
} from "graphql";
import { entityOf, resolvers, type Row, typeDefs } from "./world.ts";

const schemas = new Map(Object.keys(typeDefs).map((name) => [name, schemaOf(name)]));

/** What a subgraph answers to a call's body. */
export async function answerOfSubgraph(name: string, body: string): Promise<Buffer> {
  const schema = schemas.get(name);
  if (schema === undefined) return Buffer.from('{"errors":[{"message":"no such subgraph"}]}');
  const { query, variables = {} }: { query: string; variables?: Record<string, unknown> } = JSON.parse(body);
  const document = parse(query);
  const result = await execute({ schema, document, variableValues: variables, fieldResolver: resolverOf(name) });
  return Buffer.from(JSON.stringify(result));
}

function resolverOf(name: string): GraphQLFieldResolver<Row | undefined, unknown> {
  return (source, given: { readonly representations?: readonly Row[] }, context, info) => {
    if (info.fieldName === "_entities") return given.representations?.map((each) => entityOf(name, each));
    const own = resolvers[name]?.[info.parentType.name]?.[info.fieldName];
    return own === undefined ? defaultFieldResolver(source, given, context, info) : own(source ?? {}, { ...given });
  };
}

function schemaOf(name: string): GraphQLSchema {
  const document = parse(typeDefs[name] ?? "");
  const entities = document.definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value !== "Query" ? [each.name.value] : [],
  );
  const plain = visit(document, { Directive: () => null, SchemaExtension: () => null });
  const added = parse(
    `scalar _Any union _Entity = ${entities.join(" | ")} extend type Query { _entities(representations: [_Any!]!): [_Entity]! }`,
  );
  return buildASTSchema(concatAST([plain, added]), { assumeValidSDL: true });
}

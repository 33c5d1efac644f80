/**
 * The four subgraphs in one process, each at a path of its own. What is asked for the first time is executed; later its
 * bytes are replayed, so that subgraphs stay out of the way of what is measured. `GET /calls` counts and begins again.
 */
import { createServer } from "node:http";
import process from "node:process";
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
const answers = new Map<string, Buffer>();
let calls = 0;

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const name = (request.url ?? "").slice(1);
    const send = (bytes: Buffer): void => {
      response.writeHead(200, { "content-type": "application/json", "content-length": bytes.length });
      response.end(bytes);
    };
    if (name === "calls") {
      send(Buffer.from(String(calls)));
      calls = 0;
      return;
    }
    calls += 1;
    const text = Buffer.concat(chunks).toString();
    const known = answers.get(name + text);
    if (known !== undefined) return send(known);
    const execute = async (): Promise<void> => {
      const bytes = await answer(name, text);
      answers.set(name + text, bytes);
      send(bytes);
    };
    void execute();
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");

async function answer(name: string, text: string): Promise<Buffer> {
  const schema = schemas.get(name);
  if (schema === undefined) return Buffer.from('{"errors":[{"message":"no such subgraph"}]}');
  const { query, variables = {} }: { query: string; variables?: Record<string, unknown> } = JSON.parse(text);
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

import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import process from "node:process";
import { buildASTSchema, concatAST, graphql, type GraphQLSchema, Kind, parse, visit } from "graphql";
import * as v from "valibot";

/** What names an object to a subgraph. */
const Representation = v.looseObject({ __typename: v.string(), id: v.string() });
export type Representation = v.InferOutput<typeof Representation>;

const Question = v.object({ query: v.string(), variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))) });
const Representations = v.object({ representations: v.array(Representation) });

/**
 * Serves a subgraph on `PORT` of this machine: the least that one is, on `node:http` and graphql-js.
 * @param find an object by its representation; null: there is none
 */
export function serveSubgraph(typeDefs: string, find: (representation: Representation) => unknown): void {
  const schema = executable(typeDefs);
  const rootValue = {
    _service: { sdl: typeDefs },
    _entities: (given: unknown) => v.parse(Representations, given).representations.map(find),
  };
  const server = createServer((request, response) => {
    const answer = async (): Promise<string> => {
      const { query, variables } = v.parse(Question, JSON.parse(await text(request)));
      return JSON.stringify(await graphql({ schema, source: query, rootValue, variableValues: variables ?? {} }));
    };
    answer().then(
      (body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
      () => response.writeHead(400).end(),
    );
  });
  server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write('{"msg":"ready"}\n'));
  process.once("SIGTERM", () => {
    server.close();
    server.closeAllConnections();
  });
}

/** What federation adds to a subgraph, without the directives that only composition reads. */
function executable(typeDefs: string): GraphQLSchema {
  const document = parse(typeDefs);
  const entities = document.definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION && each.directives?.some(({ name }) => name.value === "key")
      ? [each.name.value]
      : [],
  );
  const plain = visit(document, { Directive: () => null, SchemaExtension: () => null });
  const added = parse(`
    scalar _Any
    union _Entity = ${entities.join(" | ")}
    type _Service { sdl: String! }
    type Query { _service: _Service! _entities(representations: [_Any!]!): [_Entity]! }
  `);
  return buildASTSchema(concatAST([plain, added]));
}

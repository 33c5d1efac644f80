import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import {
  getNamedType,
  graphql,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
} from "graphql";
import * as v from "valibot";
import { link, makeSubgraph, type Thing } from "../federation/subgraph.ts";
import { digest, type Invented, type Odds, resolverWith } from "./invented-shop.ts";

/** @param names without anything between them */
const plain = (names: string): string =>
  names
    .split("")
    .map((name) => `${name}1: String ${name}2(of: Int): Int ${name}3: [Boolean!]`)
    .join(" ");

/** Two upstreams that add to the shop's types, and to each other's. */
export const furtherTypeDefs = {
  stores: `${link}
    type Query { stores: [Store] nearest(zip: String!): Store }
    type Product @key(fields: "id") { id: ID! stores: [Stock!] first: Stock ${plain("abcd")} }
    type Category @key(fields: "id") { id: ID! ${plain("abcdef")} }
    type Stock { pieces: Int store: Store shelves: [[String]] }
    type Store @key(fields: "id") { id: ID! town: String open: Day ${plain("ab")} }
    enum Day { MONDAY FRIDAY }`,
  tests: `${link}
    type Query { newest(first: Int): [Test] subjects: [Subject] }
    type Product @key(fields: "id") { id: ID! tests: [Test] ${plain("klm")} }
    type Store @key(fields: "id") { id: ID! rating: Float ${plain("kl")} }
    type Test @key(fields: "id") { id: ID! words: String grade: Int ${plain("k")} }
    union Subject = Test | Note
    type Note { words: String ${plain("n")} }`,
} as const;

const bodySchema = v.object({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown()), {}) });

/** What values of the upstreams come from; of one operation at a time. */
export interface Weather {
  seed: string;
  odds: Odds;
}

/** Serves both upstreams with invented values. @returns the server, whose paths are their names */
export async function serveFurther(weather: Weather): Promise<Server> {
  const find = ({ __typename: type, id }: Thing) => entity(weather, String(type), String(id));
  const schemas = new Map(
    Object.entries(furtherTypeDefs).map(([name, typeDefs]) => [name, makeSubgraph(typeDefs, {}, find)]),
  );
  const server = createServer((request, response) => {
    const answer = async (): Promise<string> => {
      const schema = schemas.get((request.url ?? "").slice(1));
      if (schema === undefined) throw new Error("There is no such upstream");
      const { query, variables } = v.parse(bodySchema, JSON.parse(await text(request)));
      const result = await graphql({
        schema,
        source: query,
        variableValues: variables,
        rootValue: { seed: weather.seed },
        fieldResolver: resolverOf(weather),
      });
      return JSON.stringify(result);
    };
    answer().then(
      (body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

/** An object whose values come from its type and key alone, wherever it is. */
const entity = ({ seed }: Weather, type: string, id: string) => ({
  __typename: type,
  id,
  seed: digest(`${seed} ${type} ${id}`),
});

const isEntity = (type: string): boolean => type === "Store" || type === "Test";

interface Known extends Invented {
  readonly id?: string;
}

function resolverOf(weather: Weather): GraphQLFieldResolver<Known, unknown> {
  const invented = resolverWith(weather.odds);
  return (source, given, context, info) => {
    // Keys never fail.
    if (info.fieldName === "id") return source.id;
    const type = getNamedType(info.returnType);
    return settled(weather, type, info.schema, invented(source, given, context, info));
  };
}

/** Objects of a value with their type and, for entities, their key. */
function settled(weather: Weather, type: GraphQLNamedType, schema: GraphQLSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => settled(weather, type, schema, each));
  if (typeof value !== "object" || value === null || !("seed" in value)) return value;
  const seed = String(value.seed);
  const number = Number.parseInt(seed.slice(0, 2), 16);
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const name = possible[number % possible.length]?.name ?? type.name;
  return isEntity(name) ? entity(weather, name, `id-${number % 16}`) : { __typename: name, seed };
}

import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { buildSchema, graphql, type GraphQLSchema } from "graphql";
import { pino } from "pino";
import * as v from "valibot";
import { connectFurther } from "../../src/planning/open-further.ts";
import type { Plan } from "../../src/planning/plan.ts";
import { ownGraphsOf } from "../../src/subschemas/own-graphs.ts";
import { benchOf } from "../plans/bench.ts";

/** What the session needs of a shop, and nothing else, so that subgraphs may have any names. */
const graphs = ownGraphsOf(
  buildSchema(`
    type Query { shop_findCart(cartId: ID): Cart }
    type Mutation { shop_nothing: Boolean }
    type Cart { id: ID }
    enum WalletCheckoutType { WALLET }
    scalar DateTime
  `),
);

const bodySchema = v.object({ query: v.string(), variables: v.optional(v.record(v.string(), v.unknown()), {}) });
const answerSchema = v.object({ data: v.optional(v.unknown(), null), errors: v.optional(v.array(v.unknown()), []) });

/** An upstream of a gateway. */
export interface ServedSubgraph {
  readonly name: string;
  readonly typeDefs: string;
  readonly schema: GraphQLSchema;
}

/** What a gateway answered. */
export interface WholeAnswer {
  readonly data: unknown;
  readonly errors: readonly unknown[];
  readonly plan: Plan["kind"];
}

/** A gateway whose upstreams are these subgraphs, served over HTTP, beside a shop without anything of its own. */
export interface WholeGateway {
  answer(query: string, variables?: Readonly<Record<string, unknown>>): Promise<WholeAnswer>;
  /** The upstreams that were called, each time by its name. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** @throws CompositionError when the subgraphs do not fit together */
export async function startWholeGateway(subgraphs: readonly ServedSubgraph[]): Promise<WholeGateway> {
  const schemas = new Map(subgraphs.map(({ name, schema }) => [`/${name}`, schema]));
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<string> => {
      const schema = schemas.get(request.url ?? "");
      if (schema === undefined) throw new Error("There is no such upstream");
      calls.push((request.url ?? "").slice(1));
      const { query, variables } = v.parse(bodySchema, JSON.parse(await text(request)));
      return JSON.stringify(await graphql({ schema, source: query, variableValues: variables }));
    };
    answer().then(
      (body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const connected = subgraphs.map(({ name, typeDefs }) => {
    const url = new URL(`http://127.0.0.1:${address.port}/${name}`);
    return { name, typeDefs, url, headers: {}, sharesCalls: false };
  });
  const bench = await benchOf(graphs, await connectFurther(graphs, [], connected, pino({ level: "silent" })));
  return {
    calls,
    answer: async (query, variables = {}) => {
      const trial = { query, variables, seed: "", odds: { nulls: 0, errors: 0 }, visitor: "new" } as const;
      const { text: body, plan } = await bench.quick(trial);
      return { ...v.parse(answerSchema, JSON.parse(body)), plan };
    },
    close: async () => {
      await bench.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

import { addResolversToSchema } from "@graphql-tools/schema";
import { execute, getOperationAST, type GraphQLSchema, parse } from "graphql";
import { answerOf, presentFault } from "../../src/federation/answer.ts";
import { createFederation, type Federation } from "../../src/federation/federation.ts";
import { type Ask, replay } from "../../src/federation/replay.ts";
import { readReply } from "../../src/federation/upstreams.ts";
import { composeSupergraph } from "../../src/subschemas/supergraph.ts";
import { resolversOf, subgraphOf, typeDefs, type Withheld } from "./world.ts";

/** An answer as far as two ways to it must agree. */
export interface Comparable {
  /** The data as text. */
  readonly text: string;
  readonly hasErrors: boolean;
}

/** Four upstreams, their federation, and the whole world as one schema. */
export interface Harness {
  readonly federation: Federation;
  /** Runs an operation both ways. @param withheld what the upstreams do not answer @param disturb changes what comes back */
  both(
    text: string,
    variables: Readonly<Record<string, unknown>>,
    withheld?: Withheld,
    disturb?: (ask: Ask) => Ask,
  ): Promise<{ readonly planned: Comparable; readonly reference: Comparable; readonly calls: readonly string[] }>;
}

const nothing: Withheld = () => null;

/** Composes subgraphs. @param typeDefs by upstream @throws CompositionError when they do not fit together */
export async function federationOf(typeDefs: Readonly<Record<string, string>>): Promise<Federation> {
  const subgraphs = Object.entries(typeDefs).map(([name, sdl]) => ({
    name,
    typeDefs: sdl,
    url: new URL(`http://127.0.0.1:9/${name}`),
    headers: {},
    sharesCalls: false,
  }));
  const federation = await createFederation(composeSupergraph(null, subgraphs));
  if (federation === null) throw new Error("The planner does not run here");
  return federation;
}

export async function startHarness(): Promise<Harness> {
  const federation = await federationOf(typeDefs);
  let current: Withheld = nothing;
  const withheld: Withheld = (where, whose) => current(where, whose);
  const schemas = new Map(Object.keys(typeDefs).map((name) => [name, subgraphOf(name, withheld)]));
  const whole = addResolversToSchema({
    schema: federation.schema,
    resolvers: resolversOf(withheld),
    resolverValidationOptions: { requireResolversToMatchSchema: "ignore" },
  });
  return {
    federation,
    both: async (text, variables, wanted = nothing, disturb = (ask) => ask) => {
      current = wanted;
      const calls: string[] = [];
      const ask = disturb(askOf(schemas, calls));
      return {
        planned: await planned(federation, text, variables, ask),
        reference: await referenced(whole, text, variables),
        calls,
      };
    },
  };
}

/** Runs a plan's calls on executable subgraphs. @param calls notes what was sent */
export function askOf(schemas: ReadonlyMap<string, GraphQLSchema>, calls: string[]): Ask {
  return async ({ upstream, reader }, body) => {
    calls.push(`${upstream} ${body}`);
    const schema = schemas.get(upstream);
    if (schema === undefined) throw new Error(`There is no ${upstream}`);
    const { query, variables }: { query: string; variables: Record<string, unknown> } = JSON.parse(body);
    const answer = await execute({ schema, document: parse(query, { noLocation: true }), variableValues: variables });
    return readReply({ ok: true, bytes: Buffer.from(JSON.stringify(answer)) }, reader);
  };
}

/** Runs an operation by its plan. */
export async function planned(
  federation: Federation,
  text: string,
  variables: Readonly<Record<string, unknown>>,
  ask: Ask,
): Promise<Comparable> {
  const document = parse(text);
  const name = getOperationAST(document)?.name?.value ?? null;
  const compiled = federation.prepare(document, name).compiledFor(variables);
  const gathered = await replay(compiled.step, variables, ask, federation.isObjectType);
  const answer = answerOf(compiled, gathered, "test", (fault) => presentFault(fault, "test"));
  return comparable(JSON.parse(answer.text));
}

async function referenced(
  schema: GraphQLSchema,
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Comparable> {
  return comparable(await execute({ schema, document: parse(text), variableValues: variables }));
}

function comparable({ data, errors }: { readonly data?: unknown; readonly errors?: readonly unknown[] }): Comparable {
  return { text: JSON.stringify(data), hasErrors: errors !== undefined && errors.length > 0 };
}

/**
 * What replaying the benchmark's query costs by itself: CPU time for one request with the upstreams' answers in memory,
 * so that no quiet machine is needed. With `--before=<checkout>` the federation of an earlier commit takes turns with
 * this one. Never a test.
 *
 *     node scripts/bootstrap.mjs tests/load/gateway/federation/replay-cost.ts [--before=../other] [--seconds=0.5]
 *                                [--rounds=5]
 */
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type DocumentNode, parse } from "graphql";
import { root } from "../../../testkit/root.ts";
import { answerOfSubgraph } from "./answer-of-subgraph.ts";
import { query, typeDefs } from "./world.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    before: { type: "string" },
    seconds: { type: "string", default: "0.5" },
    rounds: { type: "string", default: "5" },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What it needs of the gateway, which may be of another commit. */
interface Parts {
  composeSupergraph(shop: null, subgraphs: readonly object[]): object;
  createFederation(supergraph: object): Promise<{
    prepare(document: DocumentNode, name: string): { compiledFor(variables: object): { readonly step: object } };
    readonly isObjectType: object;
  } | null>;
  askUpstreams(clients: ReadonlyMap<string, object>, caller: object, note: () => void, elsewhere: () => never): object;
  replay(step: object, variables: object, ask: object, isObjectType: object): Promise<object>;
  answerOf(compiled: object, gathered: object, id: string, present: () => never): { readonly text: string };
}

/** Answers one request. */
type Run = () => Promise<Buffer>;

/** What the subgraphs answered; executed once, later from memory. */
const answers = new Map<string, Promise<Buffer>>();
let calls = 0;

function clientOf(name: string) {
  return {
    ask: async ({ body }: { readonly body: string }) => {
      calls += 1;
      const key = `${name} ${body}`;
      const known = answers.get(key) ?? answerOfSubgraph(name, body);
      answers.set(key, known);
      return { ok: true, bytes: await known } as const;
    },
    close: async () => undefined,
  };
}

/** The benchmark's query on the federation of a checkout. */
async function runnerOf(checkout: string): Promise<Run> {
  const modules = ["federation/answer", "federation/federation", "federation/replay", "federation/upstreams"];
  const loaded: readonly Partial<Parts>[] = await Promise.all(
    [...modules, "subschemas/supergraph"].map(
      (name) => import(pathToFileURL(path.join(checkout, "services/gateway/src", `${name}.ts`)).href),
    ),
  );
  const parts: Partial<Parts> = Object.assign({}, ...loaded);
  const { answerOf, askUpstreams, composeSupergraph, createFederation, replay } = parts;
  if (!answerOf || !askUpstreams || !composeSupergraph || !createFederation || !replay)
    throw new Error(`${checkout} has another federation`);
  const subgraphs = Object.entries(typeDefs).map(([name, sdl]) => ({
    name,
    typeDefs: sdl,
    url: new URL(`http://127.0.0.1:9/${name}`),
    headers: {},
    sharesCalls: false,
  }));
  const federation = await createFederation(composeSupergraph(null, subgraphs));
  if (federation === null) throw new Error("The planner does not run here");
  const clients = new Map(Object.keys(typeDefs).map((name) => [name, clientOf(name)]));
  const operation = federation.prepare(parse(query), "BenchmarkQuery");
  const caller = { requestId: "bench", visitor: "bench", deadline: Infinity };
  return async () => {
    const compiled = operation.compiledFor({});
    const ask = askUpstreams(clients, caller, () => undefined, unexpected);
    const gathered = await replay(compiled.step, {}, ask, federation.isObjectType);
    const { text } = answerOf(compiled, gathered, "bench", unexpected);
    return Buffer.from(text);
  };
}

function unexpected(): never {
  throw new Error("The shop has no part in it, and nothing fails");
}

/** Requests that are under way at a time. */
const concurrency = 50;

/** CPU microseconds for one request. */
async function measure(run: Run): Promise<number> {
  const until = performance.now() + Number(values.seconds) * 1_000;
  const before = process.cpuUsage();
  let requests = 0;
  while (performance.now() < until) {
    await Promise.all(Array.from({ length: concurrency }, run));
    requests += concurrency;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
}

const variants = new Map<string, Run>();
if (values.before !== undefined) variants.set("before", await runnerOf(path.resolve(root, values.before)));
variants.set("now", await runnerOf(root));

let known: string | null = null;
for (const [name, run] of variants) {
  calls = 0;
  const text = (await run()).toString();
  say(`${name}: ${text.length} characters, ${calls} calls`);
  known ??= text;
  if (text !== known) throw new Error(`${name} has another answer`);
  await measure(run);
}
const results = new Map<string, number[]>();
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [name, run] of round % 2 === 0 ? variants : [...variants].toReversed())
    results.set(name, [...(results.get(name) ?? []), await measure(run)]);
}
for (const [name, list] of results) {
  const sorted = list.toSorted((a, b) => a - b).map((each) => each.toFixed(0));
  say(`${name}: ${sorted[Math.floor(sorted.length / 2)]} µs of CPU for a request (${sorted.join(", ")})`);
}

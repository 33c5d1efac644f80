/**
 * `npm run record`: sends every operation again and rewrites tests/recordings.
 *
 * Without settings it starts a shop of its own, with the demo data of seed 1. UPSTREAM_URL, TOKEN_URL, OAUTH_CLIENT_ID
 * and OAUTH_CLIENT_SECRET point it at another one (docs/guides/record-the-upstream.md).
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { type Recording, recordingsFolder, redact } from "./contract/recording.ts";
import { playScenario } from "./contract/scenario.ts";
import type { Take } from "./contract/take.ts";
import { loadOperations, type Operation } from "./testkit/documents.ts";
import { startGateway, startOwnShop, upstreamOf, type Upstream } from "./testkit/services.ts";
import type { Storefront } from "./testkit/storefronts.ts";
import { tapUpstream, type UpstreamTap } from "./testkit/upstream-tap.ts";
import { newVisitor, type Visitor } from "./testkit/visitor.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const operations = new Map((await loadOperations()).map((operation) => [operation.name, operation]));
const recordings = new Map<string, Recording>();

/** Runs an operation and keeps what it took; the first answer counts when it is requested again. */
function takeFor(visitor: Visitor, storefront: Storefront, tap: UpstreamTap): Take {
  return async (name, variables = {}) => {
    const operation = operations.get(name);
    if (operation === undefined) throw new Error(`contract/scenario.ts sends ${name}, which is not in operations/`);
    tap.take();
    const answer = await visitor.ask(operation.text, variables);
    if (answer.errors !== undefined) throw new Error(`${name} answered ${JSON.stringify(answer.errors)}`);
    const upstream = tap.take().map((call) => ({ to: "upstream" as const, ...call, query: call.query.split("\n") }));
    const graph = { to: "graph" as const, query: operation.text.split("\n"), variables, answer };
    if (recordings.has(name)) return answer.data;
    recordings.set(name, {
      operation: name,
      storefront: storefront.store === "b2b" ? "b2b" : "de",
      calls: [graph, ...upstream],
    });
    return answer.data;
  };
}

async function record(upstream: Upstream): Promise<void> {
  const tap = await tapUpstream(upstream.graphqlUrl);
  const gateway = await startGateway({ ...upstream, graphqlUrl: tap.url });
  try {
    await playScenario(async (storefront) => {
      const visitor = await newVisitor(gateway.origin, storefront);
      return takeFor(visitor, storefront, tap);
    });
  } finally {
    await gateway.stop();
    await tap.stop();
  }
}

async function write(operation: Operation, recording: Recording): Promise<void> {
  const folder = path.join(recordingsFolder, operation.domain);
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify(redact(recording), null, 1)}\n`;
  await writeFile(path.join(folder, `${operation.name}.json`), text);
}

const other = upstreamOf(process.env);
const shop = other === undefined ? await startOwnShop() : undefined;
try {
  say(`Recording ${operations.size} operations from ${other?.graphqlUrl ?? "a shop of our own"} …`);
  await record(other ?? shop?.upstream ?? fail("no upstream"));
} finally {
  await shop?.stop();
}

// Only a complete round replaces what was there.
await rm(recordingsFolder, { recursive: true, force: true });
const missing = [...operations.values()].filter(({ name }) => !recordings.has(name));
for (const [name, recording] of recordings) {
  const operation = operations.get(name);
  if (operation !== undefined) await write(operation, recording);
}
say(`${recordings.size} of ${operations.size} operations recorded.`);
if (missing.length > 0) {
  say(
    `Not recorded yet, give them a line in tests/contract/scenario.ts: ${missing.map(({ name }) => name).join(", ")}`,
  );
  process.exitCode = 1;
}

function fail(reason: string): never {
  throw new Error(reason);
}

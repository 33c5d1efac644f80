/**
 * `npm run bench:gateway`: the gateway beside its peers, in one run: same upstream, same five operations, one process on
 * one core each, slices of load in turns. Prints medians and their ratio to what is to be reached; never a test.
 *
 *     npm run bench:gateway -- [--systems=chalkbox,proxy] [--operations=product] [--concurrency=1,32,128]
 *                              [--repetitions=3] [--seconds=2] [--memory=300] [--visitors=200]
 *                              [--before=../earlier]
 *
 * `--visitors=1`: all requests are one visitor's, so that calls to the upstream may carry several of them; with the usual
 * 200 whatever is a visitor's own is a call of its own.
 * `--before` names a checkout of an earlier commit: its gateway takes part as `before` and `before-cached`, and the ratios
 * of both are in one table.
 * `--memory` is the time of the last part in seconds: load of all kinds on our gateway, and what it holds; 0: left out.
 */
import process from "node:process";
import { checkAgreement } from "./agreement.ts";
import { hasWrk, load, type Slice } from "./generator.ts";
import { canPin, cores, cpuMillisOf, residentMegabytes, waitForQuiet } from "./machine.ts";
import { Table } from "./measurements.ts";
import { memoryLimit, watchMemory } from "./memory.ts";
import { type BenchOperation, loadBenchOperations } from "./operations.ts";
import { readOptions } from "./options.ts";
import { installPeers } from "./peers.ts";
import { printBefore, printTable, printTargets } from "./report.ts";
import { type RequestFiles, writeRequests } from "./requests.ts";
import { type Competitor, startCompetitors } from "./competitors.ts";
import { returningCookies, startUpstream } from "./systems.ts";

const options = readOptions(process.argv.slice(2));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Patience with others who use the machine, in milliseconds. */
const quietPatience = 3_000;
/** Load before what counts, in seconds: until then V8 compiles, on the core that is measured. */
const warmUp = 8;

const autocannon = hasWrk ? null : (installPeers(["autocannon"]).get("autocannon") ?? null);
const operations = loadBenchOperations().filter(({ name }) => options.operations.includes(name));
const requests = new Map<BenchOperation, RequestFiles>(operations.map((each) => [each, writeRequests(each)]));
const upstream = await startUpstream(cores.others);
const competitors = await startCompetitors(options, new URL(upstream.url).origin).catch(async (error: unknown) => {
  await upstream.stop();
  throw error;
});
const table = new Table();
const cookies = await returningCookies(competitors.find(({ takesTrusted }) => takesTrusted)?.system);
const cookie = options.visitors === 1 ? cookies.replaceAll("#", "1") : cookies;

function sliceOf(competitor: Competitor, operation: BenchOperation, concurrency: number, seconds: number): Slice {
  const files = requests.get(operation);
  const bodies = competitor.takesTrusted ? files?.trusted : files?.text;
  return { url: competitor.system.url, bodies: bodies ?? "", cookie, concurrency, seconds };
}

async function measure(competitor: Competitor, operation: BenchOperation, concurrency: number): Promise<void> {
  await waitForQuiet(quietPatience);
  const before = cpuMillisOf(competitor.system.pid);
  const outcome = await load(sliceOf(competitor, operation, concurrency, options.seconds), autocannon);
  const cpu = (cpuMillisOf(competitor.system.pid) - before) / outcome.requests;
  if (outcome.failed > 0) throw new Error(`${competitor.name}: ${outcome.failed} of ${outcome.requests} failed`);
  const requestsPerSecond = outcome.requests / outcome.seconds;
  const { p50, p99 } = outcome;
  table.add({ system: competitor.name, operation: operation.name, concurrency, requestsPerSecond, p50, p99, cpu });
}

async function measureAll(): Promise<void> {
  for (const operation of operations) {
    const able = competitors.filter(({ answers }) => answers(operation));
    await checkAgreement(
      operation,
      able.map(({ system }) => system),
      [0, 1, 2],
    );
    for (const competitor of able) await load(sliceOf(competitor, operation, 32, warmUp), autocannon);
    for (let repetition = 0; repetition < options.repetitions; repetition += 1) {
      say(`${operation.name}, repetition ${repetition + 1} of ${options.repetitions} …`);
      for (const concurrency of options.concurrency) {
        // Another one begins each time, so that no system always runs after the same neighbour.
        const turn = repetition % able.length;
        for (const competitor of [...able.slice(turn), ...able.slice(0, turn)]) {
          await measure(competitor, operation, concurrency);
        }
      }
    }
  }
}

async function measureMemory(): Promise<void> {
  const own = competitors.find(({ name }) => name === "chalkbox-cached");
  if (own === undefined || options.memory === 0) return;
  say(`Memory, ${options.memory} s of load …`);
  const slices = operations.map((operation) => sliceOf(own, operation, 32, 3));
  const { minutes, highest, growth } = await watchMemory(own.system.pid, slices, options.memory, autocannon);
  say(
    `After ${minutes} minutes: at most ${highest.toFixed(0)} MB (≤ ${memoryLimit}), ${growth.toFixed(1)} MB of growth`,
  );
}

say(`Load by ${hasWrk ? "wrk" : "autocannon"}; each system ${canPin ? "has a core to itself" : "shares all cores"}.`);
try {
  await measureAll();
  say(
    `\n${printTable(
      table,
      competitors.map(({ name }) => name),
      operations.map(({ name }) => name),
      options.concurrency,
    )}`,
  );
  say(`\n${printTargets(table)}\n`);
  if (options.before !== null) say(`${printBefore(table)}\n`);
  for (const { name, system } of competitors) say(`${name}: ${residentMegabytes(system.pid).toFixed(0)} MB after load`);
  await measureMemory();
} finally {
  await Promise.all([...competitors.map(({ system }) => system.stop()), upstream.stop()]);
}

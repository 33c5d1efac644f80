/**
 * `npm run bench:gateway -- --federation`: one deeply nested query over four subgraphs, our gateway beside its peers, one
 * process on one core each, slices of load in turns. Both modes are stated: each request does its own fetches, and equal
 * fetches under way are one. A plan that is written by hand for this query shows what could be had. Never a test.
 *
 *     npm run bench:gateway -- --federation [--systems=chalkbox,hive-router] [--connections=50] [--rounds=3]
 *                              [--seconds=5] [--warm=8]
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { hasWrk, load } from "../generator.ts";
import { cpuMillisOf, residentMegabytes, waitForQuiet } from "../machine.ts";
import { installPeers, writeLines } from "../peers.ts";
import { type Contender, startContenders } from "./contenders.ts";
import { checkSameAnswer, firstAnswerMillis } from "./same-answer.ts";
import { query } from "./world.ts";

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    federation: { type: "boolean" },
    systems: {
      type: "string",
      default: "chalkbox,chalkbox-shared,by-hand,by-hand-shared,hive-router,hive-router-shared,hive,apollo",
    },
    connections: { type: "string", default: "50" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    warm: { type: "string", default: "8" },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Patience with others who use the machine, in milliseconds. */
const quietPatience = 3_000;

const autocannon = hasWrk ? null : (installPeers(["autocannon"]).get("autocannon") ?? null);
const bodies = writeLines("federation-bodies.txt", [JSON.stringify({ query })]);
const contenders = await startContenders(values.systems.split(","));
const rows = new Map<Contender, { readonly rate: number; readonly cpu: number; readonly p50: number }[]>();

const slice = ({ system }: Contender, seconds: number) => ({
  url: system.url,
  bodies,
  cookie: "",
  concurrency: Number(values.connections),
  seconds,
});

async function measure(contender: Contender): Promise<void> {
  await waitForQuiet(quietPatience);
  const before = cpuMillisOf(contender.system.pid);
  const outcome = await load(slice(contender, Number(values.seconds)), autocannon);
  if (outcome.failed > 0) throw new Error(`${contender.name}: ${outcome.failed} of ${outcome.requests} failed`);
  const cpu = (cpuMillisOf(contender.system.pid) - before) / outcome.requests;
  rows.set(contender, [
    ...(rows.get(contender) ?? []),
    { rate: outcome.requests / outcome.seconds, cpu, p50: outcome.p50 },
  ]);
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

function report(): string {
  const lines = contenders.all.map((contender) => {
    const own = rows.get(contender) ?? [];
    const [rate, cpu, p50] = [own.map((each) => each.rate), own.map((each) => each.cpu), own.map((each) => each.p50)];
    const memory = residentMegabytes(contender.system.pid).toFixed(0);
    const facts = [median(rate).toFixed(0), median(p50).toFixed(1), median(cpu).toFixed(2), memory];
    return `| ${contender.name} | ${contender.mode} | ${facts.join(" | ")} |`;
  });
  const head = "| gateway | fetches | requests/s | p50 ms | CPU ms a request | memory MB |\n|---|---|---|---|---|---|";
  return [head, ...lines].join("\n");
}

/**
 * How many times as many requests ours answers as each other one in the same mode, and how many times as much CPU time
 * the other one takes: on a machine that others use as well only the second one is steady.
 */
function ratios(): readonly string[] {
  const of = (contender: Contender, fact: "rate" | "cpu"): number =>
    median((rows.get(contender) ?? []).map((each) => each[fact]));
  return contenders.all
    .filter(({ name }) => name.startsWith("chalkbox"))
    .map((own) => {
      // Apollo's gateway and Hive's own planner are measured in one mode only.
      const others = contenders.all.filter((each) => !each.name.startsWith("chalkbox") && each.mode === own.mode);
      const times = others.map((each) => {
        const [rate, cpu] = [of(own, "rate") / of(each, "rate"), of(each, "cpu") / of(own, "cpu")];
        return `${rate.toFixed(1)} × ${each.name} (${cpu.toFixed(1)} by CPU time)`;
      });
      return `${own.name}: ${times.join(", ")}`;
    });
}

try {
  const first = new Map<Contender, number>();
  for (const contender of contenders.all) first.set(contender, await firstAnswerMillis(contender.system.url));
  await checkSameAnswer(contenders.all);
  for (const contender of contenders.all) await load(slice(contender, Number(values.warm)), autocannon);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    say(`Round ${round + 1} of ${values.rounds} …`);
    const turn = round % contenders.all.length;
    for (const contender of [...contenders.all.slice(turn), ...contenders.all.slice(0, turn)]) await measure(contender);
  }
  say(`\n${report()}\n`);
  for (const line of ratios()) say(line);
  for (const [{ name }, ms] of first) say(`${name}: first answer to a new text after ${ms.toFixed(1)} ms`);
  writeFileSync(writeLines("federation-report.md", []), `${report()}\n`);
} finally {
  await contenders.stop();
}

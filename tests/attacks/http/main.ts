/**
 * `npm run attack`: everything of the corpus against every target, and many more that grow out of it, with figures.
 *
 * `npm run attack -- 5000 7` tries 5,000 of them against each target, grown from seed 7.
 */
import process from "node:process";
import fc from "fast-check";
import { timeVisitors } from "../load/bystander.ts";
import { startLoadStage } from "../load/stage.ts";
import { families } from "./corpus/families.ts";
import { aimAt, attackAll, send } from "./judge.ts";
import { mutated } from "./mutate.ts";
import { speak } from "./speak.ts";
import { type Stage, startStage, type Target } from "./stage.ts";
import { startVisitors } from "./visitors.ts";

const [count = 500, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
/** How long one is listened to, in milliseconds: many never end. */
const mutationTime = 200;
const atOnce = 8;
/** Pages that a visitor opens beside each load. */
const pages = 40;

const percentile = (figures: readonly number[], share: number): string =>
  (figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? Number.NaN).toFixed(1);
const median = (figures: readonly number[]): string => percentile(figures, 0.5);

/** Sends what grows out of known attacks; returns the answers that failed. */
async function grow(target: Target): Promise<number> {
  const aim = aimAt(target);
  const rest = fc.sample(mutated, { numRuns: count, seed });
  let failed = 0;
  const senders = Array.from({ length: atOnce }, async () => {
    for (let bytesFor = rest.shift(); bytesFor !== undefined; bytesFor = rest.shift()) {
      const { whole } = await speak(target.port, bytesFor(aim), mutationTime);
      if (whole.some(({ status }) => status === 500 || status === 502)) failed += 1;
    }
  });
  await Promise.all(senders);
  return failed;
}

async function attack(stage: Stage, target: Target) {
  const outcomes = await attackAll(
    target,
    families.flatMap(({ attacks }) => attacks),
  );
  for (const { attack: each, fault } of outcomes)
    if (fault !== null) console.log(`${target.name}: ${each.name}: ${fault}`);
  const failed = await grow(target);
  return {
    target: target.name,
    attacks: outcomes.length + count,
    refused: outcomes.filter(({ isRefused }) => isRefused).length,
    faults: outcomes.filter(({ fault }) => fault !== null).length + failed,
    "median of a refusal, ms": median(outcomes.flatMap(({ isRefused, ms }) => (isRefused && ms !== null ? [ms] : []))),
    ended: (await stage.ended()).join(", "),
    smuggled: stage.smuggled.length,
  };
}

/** What a refusal takes when nothing else goes on: each attack that is refused, one after the other. */
async function timeAlone(target: Target) {
  const times: number[] = [];
  for (const each of families.flatMap(({ attacks }) => attacks)) {
    if (each.verdict !== "refused") continue;
    const { ms } = await send(target, each);
    if (ms !== null) times.push(ms);
  }
  return { target: target.name, refusals: times.length, median: median(times), p95: percentile(times, 0.95) };
}

const stage = await startStage();
const visitors = await startVisitors(stage, 4);
const rows = [];
for (const target of stage.targets) rows.push(await attack(stage, target));
await visitors.stop();
const alone = [];
for (const target of stage.targets) alone.push(await timeAlone(target));
await stage.stop();
const loaded = await startLoadStage();
const beside = await timeVisitors(loaded, pages);
await loaded.stop();
console.table(rows);
console.log("Each refusal once more, one at a time, without visitors; milliseconds until its first byte:");
console.table(alone);
console.log("What another visitor waits for a page beside loads that are ordered again and again:");
console.table(beside);
console.log(`Seed ${seed}. Visitors: ${visitors.answers} answers, ${visitors.faults.length} not theirs or an error.`);
for (const fault of visitors.faults.slice(0, 20)) console.log(fault);
const isServed = beside.every((row) => row["not 200"] === 0 && row.ended === "");
const isHarmless = rows.every(({ faults, ended, smuggled }) => faults === 0 && ended === "" && smuggled === 0);
process.exit(isHarmless && isServed && visitors.faults.length === 0 ? 0 : 1);

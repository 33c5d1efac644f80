/**
 * `npm test`: gets what tests need, runs all runners, and ends with one line that sums them up.
 *
 * `npm test -- unit` and `npm test -- e2e` run one of them.
 */
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { ensureBrowser } from "../browser.ts";
import { build } from "../start/build.ts";
import { stopSignals } from "../start/stop-signals.ts";
import { sum, summaryLine } from "./counts.ts";
import { playwright, runRunner, vitest, type RunnerOutcome } from "./runners.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const { stop } = stopSignals();
const options = { root, env: { ...process.env, NODE_ENV: "test" }, signal: stop, say };
const building = { root, say, signal: stop };

const neverRan: RunnerOutcome = { passed: 0, failed: 1, troubles: ["the preparation failed, see above"] };

/** A preparation that fails is a failed test run. */
async function prepared(task: Promise<{ ok: true } | { ok: false; reason: string }>): Promise<boolean> {
  const outcome = await task;
  if (!outcome.ok) say(outcome.reason);
  return outcome.ok;
}

/** Gets a browser and walks the journeys. */
async function runJourneys(): Promise<RunnerOutcome> {
  const browser = await ensureBrowser(say);
  if (browser === undefined || stop.aborted) return neverRan;
  return runRunner(playwright, { ...options, env: { ...options.env, CHROMIUM_PATH: browser } });
}

/** One after the other: each kind keeps two processors busy, and patience that is enough for one may not be for both. */
async function runAll(): Promise<readonly RunnerOutcome[]> {
  // Both kinds of tests read the generated hooks and start the storefront as it is built.
  if (!(await prepared(build(building)))) return [neverRan];
  const outcomes: RunnerOutcome[] = [];
  if (isWanted("unit")) outcomes.push(await runRunner(vitest, options));
  if (isWanted("e2e")) outcomes.push(await runJourneys());
  return outcomes;
}

const outcomes = await runAll();
const total = sum(outcomes);
const failed = total.passed + total.failed === 0 || stop.aborted ? Math.max(1, total.failed) : total.failed;
for (const trouble of outcomes.flatMap(({ troubles }) => troubles)) say(trouble);
say(summaryLine({ ...total, failed }));
process.exit(failed === 0 ? 0 : 1);

/**
 * `npm test`: gets what tests need, runs all runners, and ends with one line that sums them up.
 *
 * `npm test -- unit` and `npm test -- e2e` run one of them.
 */
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { ensureBrowser } from "../browser.ts";
import { build, generate } from "../start/build.ts";
import { stopSignals } from "../start/stop-signals.ts";
import { sum, summaryLine, type Counts } from "./counts.ts";
import { playwright, runRunner, vitest } from "./runners.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const { stop } = stopSignals();
const options = { root, env: { ...process.env, NODE_ENV: "test" }, signal: stop };
const building = { root, say, signal: stop };

/** A preparation that fails is a failed test run. */
async function prepared(task: Promise<{ ok: true } | { ok: false; reason: string }>): Promise<boolean> {
  const outcome = await task;
  if (!outcome.ok) say(outcome.reason);
  return outcome.ok;
}

async function runAll(): Promise<Counts> {
  const counts: Counts[] = [];
  // Both kinds of tests read the generated hooks.
  if (!(await prepared(generate(building)))) return { passed: 0, failed: 1 };
  const built = isWanted("e2e") ? prepared(build(building)) : Promise.resolve(false);
  if (isWanted("unit")) counts.push(await runRunner(vitest, options));
  if (isWanted("e2e") && !stop.aborted) {
    const browser = ensureBrowser(say);
    const ready = (await built) && browser !== undefined;
    const env = { ...options.env, ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) };
    counts.push(ready ? await runRunner(playwright, { ...options, env }) : { passed: 0, failed: 1 });
  }
  return sum(counts);
}

const total = await runAll();
const failed = total.passed + total.failed === 0 || stop.aborted ? Math.max(1, total.failed) : total.failed;
say(summaryLine({ ...total, failed }));
process.exit(failed === 0 ? 0 : 1);

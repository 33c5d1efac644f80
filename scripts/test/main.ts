/**
 * `npm test`: gets what tests need, runs all runners, and ends with one line that sums them up.
 *
 * `npm test -- unit` and `npm test -- e2e` run one of them.
 */
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { stopSignals } from "../start/stop-signals.ts";
import { sum, summaryLine } from "./counts.ts";
import { slowestLines } from "./slowest.ts";
import { parts, runSuite } from "./suite.ts";

/** How many of the slowest tests are named. */
const slowest = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const { stop } = stopSignals();
const outcomes = await runSuite(wanted.length === 0 ? parts : parts.filter((part) => wanted.includes(part)), {
  root,
  env: { ...process.env, NODE_ENV: "test" },
  signal: stop,
  say,
});
const total = sum(outcomes);
const failed = total.passed + total.failed === 0 || stop.aborted ? Math.max(1, total.failed) : total.failed;
const slow = slowestLines(
  outcomes.flatMap(({ times }) => times),
  slowest,
);
if (slow.length > 0) say(["The slowest tests:", ...slow].join("\n"));
for (const trouble of outcomes.flatMap(({ troubles }) => troubles)) say(trouble);
say(summaryLine({ ...total, failed }));
process.exit(failed === 0 ? 0 : 1);

/**
 * `npm run test:repeat -- [--runs=10] [--part=unit|e2e] [--busy]`: runs the suite until it was green so many times in a row,
 * and stops at the first failure. What it has counted is kept in `tests/runs`, one file for each state of the code.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { root } from "../bootstrap/root.mjs";
import { stopSignals } from "../start/stop-signals.ts";
import { readRepeatOptions, type RepeatOptions } from "./repeat-options.ts";
import { RepeatRecord } from "./repeat-record.ts";
import { repeatRuns } from "./repeat-runs.ts";
import { runSuite } from "./suite.ts";
import { readVersion, runsFolder } from "./version.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const options = readRepeatOptions(process.argv.slice(2));
if (options.ok) process.exitCode = (await repeat(options.value)) ? 0 : 1;
else {
  process.stderr.write(`${options.reason}\n`);
  process.exitCode = 2;
}

async function repeat({ runs, parts, isBusy }: RepeatOptions): Promise<boolean> {
  const { stop } = stopSignals();
  const name = [readVersion(root), ...parts, ...(isBusy ? ["busy"] : [])].join("-");
  const busy = fileURLToPath(new URL("busy.ts", import.meta.url));
  const load = isBusy ? spawn(process.execPath, [busy, String(process.pid)]) : undefined;
  try {
    return await repeatRuns({
      runs,
      record: new RepeatRecord(path.join(root, runsFolder, `${name}.json`)),
      run: () => runSuite(parts, { root, env: { ...process.env, NODE_ENV: "test" }, signal: stop, say }),
      say,
      signal: stop,
    });
  } finally {
    load?.kill("SIGKILL");
  }
}

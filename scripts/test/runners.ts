import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { countPlaywright, countVitest, type Counts, type RunnerResult } from "./counts.ts";
import { playwrightTimes, type TestTime, vitestTimes } from "./slowest.ts";
import { playwrightTroubles, vitestTroubles } from "./troubles.ts";

/** A test runner: what to start, and how its JSON report counts. */
export interface Runner {
  readonly name: string;
  /** Tool of node_modules/.bin with its arguments. */
  readonly command: (report: string) => readonly [string, ...string[]];
  readonly env: (report: string) => NodeJS.ProcessEnv;
  readonly count: (result: RunnerResult) => Counts;
  /** Names what did not pass, from the report's text. */
  readonly troubles: (report: string | undefined) => readonly string[];
  /** How long each test took, from the report's text. */
  readonly times: (report: string | undefined, root: string) => readonly TestTime[];
}

/** What came of a runner: how many tests passed, a line for each that did not, and how long each took. */
export interface RunnerOutcome extends Counts {
  readonly troubles: readonly string[];
  readonly times: readonly TestTime[];
}

/** Columns for the name of a runner. */
const nameWidth = 4;

export const vitest: Runner = {
  name: "unit",
  command: (report) => [
    "vitest",
    "run",
    "--maxWorkers=2",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  env: () => ({}),
  count: countVitest,
  troubles: vitestTroubles,
  times: vitestTimes,
};

export const playwright: Runner = {
  name: "e2e",
  // The journeys share one shop, whose operators change it under all of them: a second attempt tells an unlucky moment
  // from a fault. What needed one is named with its first error at the end of the run.
  command: () => [
    "playwright",
    "test",
    "--config",
    "tests/playwright.config.ts",
    "--retries=1",
    "--reporter=list,json",
  ],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  count: countPlaywright,
  troubles: playwrightTroubles,
  times: playwrightTimes,
};

export interface RunOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Ends the runner when it is aborted. */
  readonly signal: AbortSignal;
  /** Given every line of the runner's output, behind the runner's name. */
  readonly say: (line: string) => void;
}

/** Runs a test runner with its live output and counts its report. */
export async function runRunner(runner: Runner, options: RunOptions): Promise<RunnerOutcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-report-"));
  const report = path.join(folder, `${runner.name}.json`);
  const [tool, ...args] = runner.command(report);
  const exitCode = await exitCodeOf(tool, args, {
    ...options,
    env: { ...options.env, ...runner.env(report) },
    say: (line) => options.say(`${runner.name.padEnd(nameWidth)} │ ${line}`),
  });
  const text = await readFile(report, "utf8").catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  return {
    ...runner.count({ report: text, exitCode }),
    troubles: runner.troubles(text),
    times: runner.times(text, options.root),
  };
}

function exitCodeOf(tool: string, args: readonly string[], { root, env, signal, say }: RunOptions): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(path.resolve(root, "node_modules", ".bin", tool), args, {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", say);
    // Ctrl-C is what Playwright answers by stopping the Chalkbox of the run; SIGTERM would leave its services behind.
    signal.addEventListener("abort", () => child.kill("SIGINT"), { once: true });
    child.once("error", () => resolve(-1));
    child.once("close", (code) => resolve(code ?? -1));
  });
}

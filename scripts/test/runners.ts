import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { countPlaywright, countVitest, type Counts, type RunnerResult } from "./counts.ts";

/** A test runner: what to start, and how its JSON report counts. */
export interface Runner {
  readonly name: string;
  /** Tool of node_modules/.bin with its arguments. */
  readonly command: (report: string) => readonly [string, ...string[]];
  readonly env: (report: string) => NodeJS.ProcessEnv;
  readonly count: (result: RunnerResult) => Counts;
}

export const vitest: Runner = {
  name: "unit",
  command: (report) => ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  env: () => ({}),
  count: countVitest,
};

export const playwright: Runner = {
  name: "e2e",
  command: () => ["playwright", "test", "--config", "tests/playwright.config.ts", "--reporter=list,json"],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  count: countPlaywright,
};

/**
 * Runs a test runner with its own live output and counts its report.
 *
 * @param options.signal ends the runner when it is aborted
 */
export async function runRunner(
  runner: Runner,
  options: { readonly root: string; readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal },
): Promise<Counts> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-report-"));
  const report = path.join(folder, `${runner.name}.json`);
  const [tool, ...args] = runner.command(report);
  const exitCode = await exitCodeOf(tool, args, {
    ...options,
    env: { ...options.env, ...runner.env(report) },
  });
  const text = await readFile(report, "utf8").catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  return runner.count({ report: text, exitCode });
}

function exitCodeOf(
  tool: string,
  args: readonly string[],
  options: { readonly root: string; readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal },
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(path.resolve(options.root, "node_modules", ".bin", tool), args, {
      cwd: options.root,
      env: options.env,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    options.signal.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
    child.once("error", () => resolve(-1));
    child.once("close", (code) => resolve(code ?? -1));
  });
}

import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Runner, runRunner } from "./runners.ts";

const report = '{"numPassedTests":2,"numTotalTests":3,"testResults":[]}';

/** A checkout with one tool, which writes a report and prints something on both streams. */
async function checkoutWithTool(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), "chalkbox-runner-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const tool = path.join(root, "node_modules", ".bin", "tool");
  await mkdir(path.dirname(tool), { recursive: true });
  await writeFile(tool, `#!/bin/sh\necho working\necho "a warning" >&2\nprintf '%s' '${report}' > "$1"\nexit 1\n`);
  await chmod(tool, 0o755);
  return root;
}

test("a runner's lines carry its name, and its report is counted", async () => {
  const lines: string[] = [];
  const runner: Runner = {
    name: "unit",
    command: (file) => ["tool", file],
    env: () => ({}),
    count: ({ report: text, exitCode }) => ({ passed: text === report ? 2 : 0, failed: exitCode }),
    troubles: (text) => [`read ${text?.length} characters`],
    times: (text) => [{ name: "one of them", ms: text?.length ?? 0 }],
  };
  const counts = await runRunner(runner, {
    root: await checkoutWithTool(),
    env: process.env,
    signal: new AbortController().signal,
    say: (line) => lines.push(line),
  });
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    troubles: [`read ${report.length} characters`],
    times: [{ name: "one of them", ms: report.length }],
  });
  expect(lines.toSorted()).toEqual(["unit │ a warning", "unit │ working"]);
});

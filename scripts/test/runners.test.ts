import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Runner, runRunner } from "./runners.ts";

const report = '{"numPassedTests":2,"numTotalTests":3,"testResults":[]}';

const runner: Runner = {
  name: "unit",
  command: (file) => ["tool", file],
  env: () => ({}),
  count: ({ report: text, exitCode }) => ({ passed: text === report ? 2 : 0, failed: exitCode }),
  troubles: (text) => [`read ${text?.length} characters`],
  times: (text) => [{ name: "one of them", ms: text?.length ?? 0 }],
};

/** A checkout with one tool, a shell script. */
async function checkoutWithTool(...script: string[]): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), "chalkbox-runner-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const tool = path.join(root, "node_modules", ".bin", "tool");
  await mkdir(path.dirname(tool), { recursive: true });
  await writeFile(tool, ["#!/bin/sh", ...script, ""].join("\n"));
  await chmod(tool, 0o755);
  return root;
}

test("a runner's lines carry its name, and its report is counted", async () => {
  const lines: string[] = [];
  const counts = await runRunner(runner, {
    root: await checkoutWithTool("echo working", 'echo "a warning" >&2', `printf '%s' '${report}' > "$1"`, "exit 1"),
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

test("a runner that is stopped is sent what Ctrl-C sends, so that it can stop what it has started", async () => {
  const stop = new AbortController();
  const { failed } = await runRunner(runner, {
    root: await checkoutWithTool(
      "trap 'exit 7' INT",
      "trap 'exit 8' TERM",
      "echo working",
      "while :; do sleep 0.05; done",
    ),
    env: process.env,
    signal: stop.signal,
    // It works by now, and has set its traps.
    say: () => stop.abort(),
  });
  expect(failed).toBe(7);
});

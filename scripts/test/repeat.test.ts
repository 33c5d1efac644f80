import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { isAlive, temporaryFolder } from "../start/testing/launched.ts";
import { readRepeatOptions } from "./repeat-options.ts";
import { RepeatRecord } from "./repeat-record.ts";
import { repeatRuns } from "./repeat-runs.ts";
import type { RunnerOutcome } from "./runners.ts";

const time = (ms: number) => ({ name: "a.test.ts › waits", ms });
const green: RunnerOutcome = { passed: 3, failed: 0, troubles: [], times: [time(1_000)] };
const red: RunnerOutcome = { passed: 2, failed: 1, troubles: ["a.test.ts › waits › late"], times: [time(4_000)] };

/** Repetitions on one file; each is given the outcomes of its runs. */
async function repetitions() {
  const file = path.join(await temporaryFolder(), "deep", "a.json");
  const said: string[] = [];
  const repeat = async (runs: number, ...outcomes: (RunnerOutcome | "interrupted")[]) => {
    const stop = new AbortController();
    const run = vi.fn(async () => {
      const next = outcomes.shift() ?? red;
      if (next === "interrupted") stop.abort();
      return [next === "interrupted" ? red : next];
    });
    const record = new RepeatRecord(file);
    const isGreen = await repeatRuns({ runs, record, run, say: (line) => said.push(line), signal: stop.signal });
    return { isGreen, ran: run.mock.calls.length };
  };
  return { file, said, repeat };
}

describe("a repetition", () => {
  test("ends when the runs were green as often as wanted, and names the slowest tests", async () => {
    const { said, repeat } = await repetitions();
    expect(await repeat(2, green, green)).toEqual({ isGreen: true, ran: 2 });
    expect(said).toEqual([
      "run 1 of 2: 3 passed, 0 failed",
      "run 2 of 2: 3 passed, 0 failed",
      "The slowest tests:\n   1.0 s  a.test.ts › waits",
      "2 green runs in a row",
    ]);
  });

  test("goes on after an interruption, which counts as nothing", async () => {
    const { repeat } = await repetitions();
    expect(await repeat(3, green, "interrupted")).toEqual({ isGreen: false, ran: 2 });
    expect(await repeat(3, green, green)).toEqual({ isGreen: true, ran: 2 });
    expect(await repeat(3)).toEqual({ isGreen: true, ran: 0 });
  });

  test("stops at the first failure, names it, and starts again after it", async () => {
    const { said, repeat } = await repetitions();
    expect(await repeat(5, green, red, green)).toEqual({ isGreen: false, ran: 2 });
    expect(said).toContain("a.test.ts › waits › late");
    expect(said).toContain("The slowest tests:\n   4.0 s  a.test.ts › waits");
    expect(await repeat(2, green, green)).toEqual({ isGreen: true, ran: 2 });
  });

  test("takes a run without tests for a failure, and a broken file for none", async () => {
    const { file, repeat } = await repetitions();
    await repeat(1, green);
    writeFileSync(file, "{");
    expect(await repeat(1, { ...green, passed: 0 })).toEqual({ isGreen: false, ran: 1 });
  });
});

describe("the command line", () => {
  test("reports how often, which part, and whether the machine is to be busy", () => {
    const all = ["unit", "e2e"];
    expect(readRepeatOptions([])).toEqual({ ok: true, value: { runs: 10, isBusy: false, parts: all } });
    expect(readRepeatOptions(["--runs=3", "--part=e2e", "--busy"])).toEqual({
      ok: true,
      value: { runs: 3, isBusy: true, parts: ["e2e"] },
    });
  });

  test.each([["--runs=0"], ["--runs=x"], ["--part=all"], ["busy"]])("%s is refused", (argument) => {
    expect(readRepeatOptions([argument])).toMatchObject({ ok: false });
  });
});

test("the process that keeps a processor busy ends with the one that started it", { timeout: 30_000 }, async () => {
  const busy = fileURLToPath(new URL("busy.ts", import.meta.url));
  const start = `const { pid } = require("node:child_process").spawn(process.execPath, [${JSON.stringify(busy)}, String(process.pid)], { stdio: "inherit" });
    console.log(pid);`;
  const parent = spawn(process.execPath, ["-e", start], { stdio: ["ignore", "pipe", "inherit"] });
  // It has ended once both have: they hold the same output.
  const ended = once(parent, "close");
  const [chunk] = await once(parent.stdout, "data");
  parent.stdout.resume();
  const pid = Number(chunk);
  onTestFinished(() => {
    parent.kill("SIGKILL");
    if (isAlive(pid)) process.kill(pid, "SIGKILL");
  });
  parent.kill("SIGKILL");
  await expect(ended).resolves.toEqual([null, "SIGKILL"]);
});

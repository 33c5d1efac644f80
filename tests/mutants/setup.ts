/**
 * Runs before each test file of a copy. The instrumented code counts into a global of Stryker's own which mutants were
 * reached, by the test that is under way; what a file reaches outside of its tests counts for the file itself.
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import type { Counts } from "./coverage.ts";

/** What instrumented code reads and writes. */
interface Stryker {
  currentTestId?: string;
  mutantCoverage?: { static: Counts; perTest: Record<string, Counts> };
  hitCount?: number;
  hitLimit?: number;
}

const world: typeof globalThis & { __stryker__?: Stryker } = globalThis;
const stryker: Stryker = (world.__stryker__ ??= {});
const coverageFolder = process.env["MUTANTS_COVERAGE"];
const hitLimit = process.env["MUTANTS_HIT_LIMIT"];

if (hitLimit !== undefined) {
  stryker.hitCount = 0;
  stryker.hitLimit = Number(hitLimit);
}

if (coverageFolder !== undefined) {
  stryker.mutantCoverage ??= { static: {}, perTest: {} };
  const { perTest } = stryker.mutantCoverage;
  const file = expect.getState().testPath ?? "";
  stryker.currentTestId = `${file}#`;
  beforeEach(({ task }) => {
    stryker.currentTestId = `${file}#${task.fullTestName}`;
  });
  afterEach(() => {
    stryker.currentTestId = `${file}#`;
  });
  afterAll(() => {
    const reached = Object.entries(perTest).filter(([id]) => id.startsWith(`${file}#`));
    const byTest = Object.fromEntries(reached.map(([id, counts]) => [id.slice(file.length + 1), counts]));
    mkdirSync(coverageFolder, { recursive: true });
    const name = createHash("sha256").update(file).digest("hex");
    writeFileSync(join(coverageFolder, `${name}.json`), JSON.stringify({ file, byTest }));
    for (const [id] of reached) delete perTest[id];
  });
}

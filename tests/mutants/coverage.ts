import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { dataFolder } from "./folders.ts";
import type { VitestProcess } from "./vitest-runner.ts";

/** How often each mutant was reached, by its id. */
export type Counts = Record<string, number>;

const coveredFile = v.object({
  hash: v.string(),
  /** By full name; "" is what the file reached outside of its tests. */
  reached: v.record(v.string(), v.record(v.string(), v.number())),
  /** How long each test took, in milliseconds; tests that failed without a mutant are not among them. */
  tests: v.record(v.string(), v.number()),
});
const stored = v.object({ sources: v.string(), files: v.record(v.string(), coveredFile) });
const written = v.object({ file: v.string(), byTest: coveredFile.entries.reached });

/** What a test file reached when no mutant was active. */
export type CoveredFile = v.InferOutput<typeof coveredFile>;

/** What each test file of an area reached, by its path. */
export type Coverage = Readonly<Record<string, CoveredFile>>;

/** How many test files share a worker; what one batch found is kept when the run is interrupted. */
const batchSize = 8;

/**
 * Runs an area's tests once without a mutant; what was found before is used again for test files that are unchanged,
 * as long as the sources are.
 *
 * @param sources hash of the instrumented sources, whose ids of mutants the coverage names
 * @param under paths of the test files that are of interest; none: all
 */
export async function coverageOf(
  area: string,
  folder: string,
  sources: string,
  vitest: VitestProcess,
  say: (line: string) => void,
  under: readonly string[] = [],
): Promise<Coverage> {
  const store = join(dataFolder, `${area}.coverage.json`);
  const known = readStore(store, sources);
  const testFiles = (await vitest.files()).filter(
    (file) => under.length === 0 || under.some((path) => file.startsWith(path)),
  );
  const missing = testFiles.filter((file) => known[file]?.hash !== hashOf(join(folder, file)));
  if (missing.length > 0) say(`${area}: ${missing.length} of ${testFiles.length} test files run without a mutant`);
  for (let from = 0; from < missing.length; from += batchSize) {
    const batch = missing.slice(from, from + batchSize);
    Object.assign(known, await runBatch(area, folder, batch, vitest, say));
    writeFileSync(store, JSON.stringify({ sources, files: known }));
    say(`${area}: ${Math.min(from + batchSize, missing.length)}/${missing.length}`);
  }
  return Object.fromEntries(Object.entries(known).filter(([file]) => testFiles.includes(file)));
}

/** SHA-256 of a file's content, in hexadecimal. */
export function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function readStore(store: string, sources: string): Record<string, CoveredFile> {
  if (!existsSync(store)) return {};
  const found = v.parse(stored, JSON.parse(readFileSync(store, "utf8")));
  return found.sources === sources ? found.files : {};
}

async function runBatch(
  area: string,
  folder: string,
  batch: readonly string[],
  vitest: VitestProcess,
  say: (line: string) => void,
): Promise<Record<string, CoveredFile>> {
  const counts = join(dataFolder, `${area}.counts`);
  rmSync(counts, { recursive: true, force: true });
  mkdirSync(counts, { recursive: true });
  const tests = batch.map((file) => ({ file, names: undefined }));
  const done = await vitest.run({ tests, bail: false, env: { MUTANTS_COVERAGE: counts } }, 900_000);
  if (done === "late") throw new Error(`${area}: tests did not end: ${batch.join(", ")}`);
  const reached = new Map(
    globSync("*.json", { cwd: counts }).map((name) => {
      const { file, byTest } = v.parse(written, JSON.parse(readFileSync(join(counts, name), "utf8")));
      return [relative(folder, file).replaceAll("\\", "/"), byTest];
    }),
  );
  const failed = done.files.flatMap(({ file, tests, error }) => [
    ...(error === undefined ? [] : [`${file}: ${error}`]),
    ...tests
      .filter(({ state }) => state === "failed")
      .map(({ name, message }) => `${file} > ${name}: ${message ?? ""}`),
  ]);
  for (const line of failed) say(`left out, as it fails without a mutant: ${line.split("\n")[0] ?? ""}`);
  return Object.fromEntries(
    done.files.map(({ file, hash, tests }) => {
      const passed = tests.filter(({ state }) => state === "passed").map(({ name, ms }) => [name, ms] as const);
      return [file, { hash, reached: reached.get(file) ?? {}, tests: Object.fromEntries(passed) }];
    }),
  );
}

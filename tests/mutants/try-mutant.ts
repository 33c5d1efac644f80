import type { Coverage } from "./coverage.ts";
import type { Mutant } from "./mutants.ts";
import type { Result } from "./results.ts";
import type { Selection } from "./select-tests.ts";
import type { Done, VitestProcess } from "./vitest-runner.ts";

/** How often a mutant may be reached more often than without it, before its loop counts as endless. */
const hitFactor = 100;

/**
 * Activates a mutant and runs its tests until one fails.
 *
 * @returns undefined when there is no verdict: its tests ran late, and do so without the mutant, too
 */
export async function tryMutant(
  mutant: Mutant,
  { tests, ms }: Selection,
  coverage: Coverage,
  vitest: VitestProcess,
): Promise<Result | undefined> {
  const proof = Object.fromEntries(tests.map(({ file }) => [file, coverage[file]?.hash ?? ""]));
  if (tests.length === 0) return { key: mutant.key, status: "uncovered", proof };
  const env = {
    __STRYKER_ACTIVE_MUTANT__: mutant.id,
    MUTANTS_HIT_LIMIT: String(10_000 + hitFactor * hitsOf(mutant.id, coverage)),
  };
  const limit = 60_000 + 10 * ms;
  const failure = await firstFailure(tests, env, limit, vitest);
  if (failure === undefined) return { key: mutant.key, status: "survived", proof };
  const { file, name, late } = failure;
  if (late) {
    if ((await firstFailure(tests, {}, limit, vitest)) !== undefined) return undefined;
  }
  const hash = file === undefined ? undefined : proof[file];
  return {
    key: mutant.key,
    status: late ? "timeout" : "killed",
    proof: file === undefined || hash === undefined ? proof : { [file]: hash },
    ...(name === undefined ? {} : { by: name }),
  };
}

interface Failure {
  readonly file: string | undefined;
  readonly name: string | undefined;
  /** A test, or all of them, took too long. */
  readonly late: boolean;
}

/**
 * Runs tests until one fails, the likeliest in runs of their own: a run that has failed skips its other tests, yet loads
 * all their files, and those of the shop make a database each.
 */
async function firstFailure(
  tests: Selection["tests"],
  env: Readonly<Record<string, string>>,
  limit: number,
  vitest: VitestProcess,
): Promise<Failure | undefined> {
  for (const batch of [tests.slice(0, 1), tests.slice(1, 4), tests.slice(4)]) {
    if (batch.length === 0) continue;
    const done = await vitest.run({ tests: batch, bail: true, env }, limit);
    const failure = done === "late" ? { file: undefined, name: undefined, late: true } : failureOf(done);
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** The first test that failed, or whatever else did. */
function failureOf({ files, errors }: Done): Failure | undefined {
  for (const { file, tests, error } of files) {
    const failed = tests.find(({ state }) => state === "failed");
    if (failed !== undefined) return { file, name: failed.name, late: /timed out/i.test(failed.message ?? "") };
    if (error !== undefined) return { file, name: undefined, late: false };
  }
  return errors.length > 0 ? { file: undefined, name: errors[0], late: false } : undefined;
}

function hitsOf(id: string, coverage: Coverage): number {
  const counts = Object.values(coverage).flatMap(({ reached }) => Object.values(reached));
  return counts.reduce((total, reached) => total + (reached[id] ?? 0), 0);
}

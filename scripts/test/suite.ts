import { ensureBrowser } from "../browser.ts";
import { build } from "../start/build.ts";
import { playwright, runRunner, vitest, type RunnerOutcome, type RunOptions } from "./runners.ts";

/** The halves of the suite. */
export const parts = ["unit", "e2e"] as const;
export type Part = (typeof parts)[number];

const neverRan: RunnerOutcome = { passed: 0, failed: 1, troubles: ["the preparation failed, see above"], times: [] };

/**
 * Builds what tests need and runs parts of the suite, one after the other: each keeps two processors busy, and patience that is
 * enough for one may not be for both.
 */
export async function runSuite(wanted: readonly Part[], options: RunOptions): Promise<readonly RunnerOutcome[]> {
  // Both kinds of tests read the generated hooks and start the storefront as it is built.
  const built = await build({ root: options.root, say: options.say, signal: options.signal });
  if (!built.ok) {
    options.say(built.reason);
    return [neverRan];
  }
  const outcomes: RunnerOutcome[] = [];
  if (wanted.includes("unit")) outcomes.push(await runRunner(vitest, options));
  if (wanted.includes("e2e")) outcomes.push(await runJourneys(options));
  return outcomes;
}

/** Gets a browser and walks the journeys. */
async function runJourneys(options: RunOptions): Promise<RunnerOutcome> {
  const browser = await ensureBrowser(options.say);
  if (browser === undefined || options.signal.aborted) return neverRan;
  return runRunner(playwright, { ...options, env: { ...options.env, CHROMIUM_PATH: browser } });
}

import { runTests } from "./run-tests.ts";
import type { Say } from "./say.ts";

/**
 * Four people with different rights work on one list in random sequences of operations; after each the list is what a model
 * of it says.
 *
 * @param first seed of the first sequence; the others follow it
 * @returns whether all were; a difference is printed with the seed that repeats it
 */
export function campaignOfLists(say: Say, sequences = 1_000, first = 1): Promise<boolean> {
  say(`${sequences} sequences by four people …`);
  return runTests(["services/shop/src/wishlist/property.test.ts"], {
    LISTS_RUNS: String(sequences),
    LISTS_SEED: String(first),
  });
}

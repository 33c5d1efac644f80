import fc from "fast-check";
import type { Storefront } from "../testkit/storefronts.ts";
import { commands } from "./commands.ts";
import { newWorld } from "./world.ts";

/** How much is tried. */
export interface Effort {
  /** Sequences, each by new people. */
  readonly sequences: number;
  /** Steps of a sequence at most. */
  readonly length: number;
  /** Repeats a run that failed: what fast-check prints. */
  readonly seed?: number | undefined;
}

/**
 * Lets several people sign in and out, buy, add addresses, change passwords and order in any sequence; after every step
 * its browser and another one must show what is theirs, and nothing else.
 *
 * @param origin of a gateway or of a storefront
 * @param itemIds three items that any number of pieces can be bought of
 * @returns how many steps were taken
 * @throws Error with the shortest sequence after which a browser shows something else
 */
export async function trySequences(
  origin: string,
  storefront: Storefront,
  itemIds: readonly string[],
  { sequences, length, seed }: Effort,
): Promise<number> {
  let steps = 0;
  const property = fc.asyncProperty(commands(length), async (sequence) => {
    const { model, real } = await newWorld(origin, storefront, itemIds, () => void (steps += 1));
    try {
      await fc.asyncModelRun(() => ({ model, real }), sequence);
    } finally {
      await Promise.all(real.browsers.map((browser) => browser.close()));
    }
  });
  await fc.assert(property, { numRuns: sequences, ...(seed !== undefined && { seed }) });
  return steps;
}

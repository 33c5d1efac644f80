import fc from "fast-check";
import { commands } from "./commands/commands.ts";
import { newWorld, type Place } from "./world.ts";

/** How much is tried. */
export interface Effort {
  /** Steps of the sequence at most; half of those that are drawn are possible when their turn comes. */
  readonly length: number;
  /** The same seed draws the same steps. */
  readonly seed: number;
  /** For how long a shorter sequence is looked for after a failure, in milliseconds. */
  readonly shrinksFor: number;
}

/**
 * Lets several people sign in and out, buy, redeem vouchers, order and so on in a random sequence, while operators change
 * the shop; after every step its browser and another one must show what is theirs, and nothing else.
 *
 * @returns how many steps were taken
 * @throws Error with the shortest sequence that was found after which a browser shows something else
 */
export async function trySequence(place: Place, { length, seed, shrinksFor }: Effort): Promise<number> {
  let steps = 0;
  let failure = { trail: [] as readonly string[], error: null as unknown };
  let givesUpAt = Infinity;
  const property = fc.asyncProperty(commands(length), async (sequence) => {
    if (Date.now() > givesUpAt) return;
    const trail: string[] = [];
    const { model, real } = await newWorld(place, (step) => void trail.push(step)).catch((error: unknown) => {
      failure = { trail: ["(the world could not be made)"], error };
      throw error;
    });
    try {
      await fc.asyncModelRun(() => ({ model, real }), sequence);
    } catch (error) {
      givesUpAt = Math.min(givesUpAt, Date.now() + shrinksFor);
      failure = { trail, error };
      throw error;
    } finally {
      steps += trail.length;
      await Promise.all(real.browsers.map((browser) => browser.close()));
    }
  });
  const { failed } = await fc.check(property, { numRuns: 1, seed });
  if (!failed) return steps;
  const { trail, error } = failure;
  throw new Error(`Seed ${seed} fails after these steps:\n${trail.join("\n")}\n${String(error)}`, { cause: error });
}

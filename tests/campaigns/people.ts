import { trySequence } from "../people/sequences.ts";
import { backOfficeOf } from "../testkit/back-office.ts";
import { startChalkbox } from "../testkit/chalkbox.ts";
import { de } from "../testkit/storefronts.ts";
import type { Say } from "./say.ts";
import { inParallel } from "./in-parallel.ts";

/** Steps of a sequence at most; half of those that are drawn are possible when their turn comes. */
const length = 600;
/** Sequences that run at the same time. */
const atOnce = 6;
/** For how long a shorter sequence is looked for after a failure, in milliseconds. */
const shrinksFor = 300_000;

/**
 * Several people at once sign in and out, buy, redeem vouchers, change passwords and order, in random sequences, while
 * operators change what they buy; after every step their browsers show what is theirs and nothing else.
 *
 * @param wanted steps
 * @param seed of the first sequence; each one after it counts up
 * @returns whether all browsers did; the seed of a sequence that did not is printed and repeats it
 */
export async function campaignOfPeople(say: Say, wanted = 100_000, seed = 1): Promise<boolean> {
  const plenty = "1000/100000/60";
  const chalkbox = await startChalkbox({
    RATE_REGISTRATION: plenty,
    RATE_TOKEN: plenty,
    RATE_VISITOR: plenty,
    RATE_LOGIN: plenty,
  });
  const start = Date.now();
  const place = { origin: `http://127.0.0.1:${chalkbox.webPort}`, storefront: de, backOffice: backOfficeOf(chalkbox) };
  let [steps, next, isClean] = [0, seed, true];
  const work = async (): Promise<void> => {
    while (steps < wanted && isClean) {
      const own = next;
      next += 1;
      try {
        const taken = await trySequence(place, { length, seed: own, shrinksFor });
        steps += taken;
        say(`  ${steps} steps, ${Math.round((steps * 60_000) / (Date.now() - start))} a minute`);
      } catch (error) {
        isClean = false;
        say(`${String(error)}\nOnce more: npm run campaign -- people 1 ${own}`);
      }
    }
  };
  try {
    await inParallel(atOnce, atOnce, work);
    return isClean;
  } finally {
    await chalkbox.stop();
  }
}

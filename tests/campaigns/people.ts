import { backOfficeOf } from "../testkit/back-office.ts";
import { startChalkbox } from "../testkit/chalkbox.ts";
import { de } from "../testkit/storefronts.ts";
import { trySequences } from "../people/sequences.ts";
import type { Say } from "./say.ts";
import { inParallel } from "./in-parallel.ts";

/** Steps of a sequence at most; half of those that are drawn are possible when their turn comes. */
const length = 150;
/** Sequences after which it says how far it is. */
const portion = 25;
/** Sequences that run at the same time. */
const atOnce = 4;

/**
 * Several people at once sign in and out, buy, change passwords and order, in random sequences; after every step their
 * browsers show what is theirs and nothing else.
 *
 * @param wanted steps
 * @returns true; a browser that shows something else throws
 */
export async function campaignOfPeople(say: Say, wanted = 100_000): Promise<boolean> {
  const plenty = "1000/100000/60";
  const chalkbox = await startChalkbox({ RATE_REGISTRATION: plenty, RATE_TOKEN: plenty, RATE_LOGIN: plenty });
  try {
    const backOffice = backOfficeOf(chalkbox);
    const products = await inParallel(3, 1, () => backOffice.createProduct({ stock: 1_000_000 }));
    const itemIds = products.flatMap(({ items }) => items.map(({ id }) => id));
    const origin = `http://127.0.0.1:${chalkbox.webPort}`;
    let steps = 0;
    while (steps < wanted) {
      const effort = { sequences: portion, length };
      const taken = await inParallel(atOnce, atOnce, () => trySequences(origin, de, itemIds, effort));
      for (const count of taken) steps += count;
      say(`  ${steps} steps`);
    }
    return true;
  } finally {
    await chalkbox.stop();
  }
}

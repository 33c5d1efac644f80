import { fieldCosts } from "./fields.ts";
import { type Costs, leastOf, naming } from "./understand.ts";

/** What a document has of a search. */
export interface Weighed {
  readonly cost: number;
  /** How much of the search it has, of all documents most of which are found. */
  readonly weight: number;
  /** How many of its words. */
  readonly words: number;
}

/** What a word weighs at least. */
export const leastWeight = 1;
/** How many times less a word weighs where a description alone mentions it. */
const mentionedLess = 3;
/** How much less it weighs where it says what kind of another thing something is: no more than one more word weighs. */
const modifyingLess = 1;

/** What a word costs that says what the thing wanted has or is for: where the thing is so, its description mentions it, or neither. */
const detail = { said: 2, mentioned: 12, missing: 16 } as const;

/**
 * Adds up what each document costs and weighs over the words of a search. Of several words, those that say what a thing
 * is tell most: a book that mentions a shelf is no answer to "Bücher Regal".
 * @param words documents of each word with their costs
 * @param details places of the words that say what the thing wanted has or is for
 */
export function weigh(words: readonly Costs[], details: ReadonlySet<number>): ReadonlyMap<number, Weighed> {
  const sums = new Map<number, Weighed>();
  const nothing: Weighed = {
    cost: details.size * detail.missing,
    weight: 0,
    words: 0,
  };
  words.forEach((costs, place) => {
    const most = weightOf(costs);
    for (const [document, cost] of costs) {
      const sum = sums.get(document) ?? nothing;
      const one = details.has(place)
        ? detailOf(cost)
        : {
            cost: details.size > 0 ? costOfThing(cost) : cost,
            weight: words.length > 1 ? weightAt(cost, most) : most,
          };
      sums.set(document, {
        cost: sum.cost + one.cost,
        weight: sum.weight + one.weight,
        words: sum.words + 1,
      });
    }
  });
  return sums;
}

/** How telling a word is: what names things more than what they are made of, and that more than what is said of them. */
export function weightOf(costs: Costs): number {
  const least = leastOf(costs);
  if (least <= naming) return 6;
  return least <= fieldCosts.above ? 3 : leastWeight;
}

function weightAt(cost: number, most: number): number {
  if (cost >= fieldCosts.description) return Math.max(leastWeight, most / mentionedLess);
  return cost >= fieldCosts.modifier ? Math.max(leastWeight, most - modifyingLess) : most;
}

/** What is called so is no better than what has it: pencils are not wanted for "Spitzer für Bleistifte". */
const detailOf = (cost: number) =>
  cost < fieldCosts.description
    ? { cost: detail.said - detail.missing, weight: leastWeight }
    : { cost: detail.mentioned - detail.missing, weight: 0 };

/** Beside details, a thing that is so is not what is called so. */
const costOfThing = (cost: number): number => (cost < fieldCosts.trait ? cost : Math.max(cost, fieldCosts.modifier));

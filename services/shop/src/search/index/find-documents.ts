import { fold, queryDetails, queryWords, type Word } from "../text/words.ts";
import type { TextIndex } from "./text-index.ts";
import { type Costs, documentsOfJoined, leastOf, merge, understand, type Understood } from "./understand.ts";
import { leastWeight, weigh, weightOf } from "./weigh.ts";

/** What a search found. */
export interface Found {
  readonly costs: Costs;
  /** The search as it was understood: mistyped words mended. */
  readonly mended: string;
  /** Whether no document has all the words, so that these have most of them. */
  readonly isPartial: boolean;
}

/** Most words that one compound is typed in. */
const longestJoin = 3;

/**
 * Finds the documents that have all words of a query, or else those that have the most telling ones.
 * @param asTyped takes the words as they are: none is mended, and all are wanted
 */
export function findDocuments(index: TextIndex, query: string, asTyped = false): Found {
  const words = queryWords(query);
  const understood = understandAll(index, words, asTyped);
  const weighed = weigh(
    understood.map(({ costs }) => costs),
    detailsOf(query, words, understood),
  );
  let most = 0;
  for (const { weight } of weighed.values()) most = Math.max(most, weight);
  let mostWords = 0;
  for (const { weight, words: count } of weighed.values()) {
    if (asTyped || weight === most) mostWords = Math.max(mostWords, count);
  }
  const isPartial = most > 0 && mostWords < words.length;
  const costs = new Map<number, number>();
  // What only descriptions mention beside an unknown word is no answer to it.
  const isAnswer = !isPartial || (!asTyped && most > leastWeight * mostWords);
  if (isAnswer) {
    for (const [document, { cost, weight, words: count }] of weighed) {
      if (asTyped ? count === words.length : weight === most) costs.set(document, cost);
    }
    preferDepartment(index, understood, costs);
  }
  return {
    costs,
    isPartial: isPartial && costs.size > 0,
    mended: understood.some(({ isMended }) => isMended)
      ? understood.map(({ spelling }) => spelling).join(" ")
      : query.trim(),
  };
}

/** Places of the words that say what the thing wanted has or is for; none when nothing is called like the thing. */
function detailsOf(query: string, words: readonly Word[], understood: readonly Understood[]): ReadonlySet<number> {
  const details = queryDetails(query);
  const places = words.flatMap(({ folded }, place) => (details.has(folded) ? [place] : []));
  const isKnown = understood.some(({ costs }, place) => weightOf(costs) > leastWeight && !places.includes(place));
  return new Set(isKnown ? places : []);
}

/** Each word for itself; neighbours that are one word elsewhere are that word, too. */
function understandAll(index: TextIndex, words: readonly Word[], asTyped: boolean): Understood[] {
  const joined = words.map((): Costs[] => []);
  for (let length = 2; length <= longestJoin; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const costs = documentsOfJoined(index, words.slice(at, at + length));
      if (costs.size > 0) for (let place = at; place < at + length; place += 1) joined[place]?.push(costs);
    }
  }
  return words.map((word, place) => {
    const others = joined[place] ?? [];
    // A word that is known with its neighbour was not mistyped.
    const one = understand(index, word, asTyped || others.length > 0);
    return others.length === 0 ? one : { ...one, costs: merge([one.costs, ...others]) };
  });
}

/** Takes what is in the department that the words name first, and what is called so and left a department, for less. */
function preferDepartment(index: TextIndex, understood: readonly Understood[], costs: Map<number, number>): void {
  const within = index.departmentOf(understood.map(({ spelling }) => fold(spelling)));
  if (within.length === 0) return;
  const most = leastOf(costs) + nearly;
  const named = index.onSale.filter((document) => (costs.get(document) ?? Infinity) <= most);
  for (const document of [...within, ...named]) {
    const cost = costs.get(document);
    if (cost !== undefined) costs.set(document, cost - department);
  }
}

/** What is called so costs no more than this above what costs least. */
const nearly = 2;
/** What it is worth to be in the department that the words name. */
const department = 6;

import { fold, queryWords, type Word } from "../text/words.ts";
import { fieldCosts } from "./fields.ts";
import type { TextIndex } from "./text-index.ts";
import { type Costs, documentsOfJoined, leastOf, merge, naming, understand, type Understood } from "./understand.ts";

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
  const weights = understood.map(({ costs }) => weightOf(costs));
  const sums = new Map<number, { cost: number; weight: number; words: number }>();
  understood.forEach(({ costs }, place) => {
    for (const [document, cost] of costs) {
      const sum = sums.get(document) ?? { cost: 0, weight: 0, words: 0 };
      sums.set(document, { cost: sum.cost + cost, weight: sum.weight + (weights[place] ?? 0), words: sum.words + 1 });
    }
  });
  let [most, mostWords] = [0, 0];
  for (const { weight, words: count } of sums.values()) {
    most = Math.max(most, weight);
    mostWords = Math.max(mostWords, count);
  }
  const isPartial = most > 0 && mostWords < words.length;
  const costs = new Map<number, number>();
  // What only descriptions mention beside an unknown word is no answer to it.
  const isAnswer = !isPartial || (!asTyped && most > leastWeight * mostWords);
  if (isAnswer) {
    for (const [document, { cost, weight }] of sums) if (weight === most) costs.set(document, cost);
    for (const document of index.departmentOf(understood.map(({ spelling }) => fold(spelling)))) {
      const cost = costs.get(document);
      if (cost !== undefined) costs.set(document, cost - department);
    }
  }
  return {
    costs,
    isPartial: isPartial && costs.size > 0,
    mended: understood.some(({ isMended }) => isMended)
      ? understood.map(({ spelling }) => spelling).join(" ")
      : query.trim(),
  };
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

/** What it is worth to be in the department that the words name. */
const department = 7;
const leastWeight = 1;

/** How telling a word is: what names things more than what they are made of, and that more than what is said of them. */
function weightOf(costs: Costs): number {
  const least = leastOf(costs);
  if (least <= naming) return 6;
  return least <= fieldCosts.categoryHead ? 3 : leastWeight;
}

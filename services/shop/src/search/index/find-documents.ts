import { queryWords, type Word } from "../text/words.ts";
import type { Candidate, TextIndex } from "./text-index.ts";

/** What a search found. */
export interface Found {
  /** Cost by document, less is better; documents are places in `TextIndex.productIds`. */
  readonly costs: ReadonlyMap<number, number>;
  /** The search as it was understood: mistyped words mended. */
  readonly mended: string;
  /** Whether no document has all the words, so that these have most of them. */
  readonly isPartial: boolean;
}

/** A typed word with what it was taken for. */
interface Understood {
  readonly costs: ReadonlyMap<number, number>;
  readonly spelling: string;
  readonly isMended: boolean;
}

/**
 * Finds the documents that have all words of a query, or else those that have most of them.
 * @param asTyped takes the words as they are: none is mended, and all are wanted
 */
export function findDocuments(index: TextIndex, query: string, asTyped = false): Found {
  const words = queryWords(query);
  const understood = words.map((word) => understand(index, word, asTyped));
  const sums = new Map<number, { cost: number; words: number }>();
  for (const { costs } of understood) {
    for (const [document, cost] of costs) {
      const sum = sums.get(document);
      if (sum) {
        sum.cost += cost;
        sum.words += 1;
      } else sums.set(document, { cost, words: 1 });
    }
  }
  let most = 0;
  for (const sum of sums.values()) most = Math.max(most, sum.words);
  const isPartial = most > 0 && most < words.length;
  const costs = new Map<number, number>();
  if (!(asTyped && isPartial)) {
    for (const [document, sum] of sums) if (sum.words === most) costs.set(document, sum.cost);
  }
  return {
    costs,
    isPartial: isPartial && !asTyped,
    mended: understood.some(({ isMended }) => isMended)
      ? understood.map(({ spelling }) => spelling).join(" ")
      : query.trim(),
  };
}

/** Documents of a typed word: as it is and as a start of longer ones, else of its parts, else of similar words. */
function understand(index: TextIndex, { folded: word, written }: Word, asTyped: boolean): Understood {
  const known = [...index.exact(word), ...(word.length > 2 ? index.startingWith(word) : [])];
  if (known.length > 0) return { costs: cheapest(index, known), spelling: written, isMended: false };
  const parts = index.parts(word);
  if (parts.length > 0) {
    const costs = common(parts.map((part) => index.documentsOf(part)));
    if (costs.size > 0) return { costs, spelling: written, isMended: false };
  }
  const similar = asTyped ? [] : index.similar(word);
  const [first] = similar;
  return {
    costs: cheapest(index, similar),
    spelling: first ? index.spellingOf(first.term) : written,
    isMended: first !== undefined,
  };
}

/** Documents of any of the words, each at its lowest cost. */
function cheapest(index: TextIndex, candidates: readonly Candidate[]): Map<number, number> {
  const costs = new Map<number, number>();
  for (const { term, extra } of candidates) {
    for (const [document, cost] of index.documentsOf(term)) {
      const before = costs.get(document);
      if (before === undefined || before > cost + extra) costs.set(document, cost + extra);
    }
  }
  return costs;
}

/** Documents that all the words have, at the sum of their costs. */
function common([first, ...others]: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const costs = new Map<number, number>();
  for (const [document, cost] of first ?? []) {
    const more = others.map((other) => other.get(document));
    if (!more.includes(undefined))
      costs.set(
        document,
        more.reduce<number>((sum, one) => sum + (one ?? 0), cost),
      );
  }
  return costs;
}

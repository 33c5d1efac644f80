import { editDistance } from "../text/distance.ts";
import { partsOf } from "../text/compounds.ts";
import { stem } from "../text/stem.ts";
import { isTradeName } from "../text/trade-names.ts";
import type { TextColumns } from "./text-columns.ts";

/** A known word, and what is added to the cost of a document that is found by it. */
export interface Candidate {
  readonly term: string;
  readonly extra: number;
}

/**
 * Edits that a typed word may be away from the word it was meant to be: one in four to nine letters, two in more. Farther words are
 * other words. Names that the shop does not sell are no slips at all, nor are numbers.
 */
const mostEdits = (word: string): number =>
  word.length < 4 || isTradeName(word) || /\p{N}/u.test(word) ? 0 : word.length < 10 ? 1 : 2;

/** Edits that may also change the first letter, which people seldom get wrong. */
const surelySlips = (word: string): number => (word.length < 8 ? 0 : 1);

/** The words of the assortment in one language, and the products that they stand in. Immutable. */
export class TextIndex {
  readonly language: TextColumns["language"];
  readonly productIds: Int32Array;
  readonly #columns: TextColumns;
  readonly #places: ReadonlyMap<string, number>;
  readonly #ofLength: string[][] = [];

  constructor(columns: TextColumns) {
    this.language = columns.language;
    this.productIds = columns.productIds;
    this.#columns = columns;
    this.#places = new Map(columns.terms.map((term, place) => [term, place]));
    for (const term of columns.terms) (this.#ofLength[term.length] ??= []).push(term);
  }

  /** The word as it is or without its ending, when the assortment knows it. */
  exact(word: string): Candidate[] {
    const terms = new Set([word, stem(word, this.language)].filter((term) => this.#places.has(term)));
    return [...terms].map((term) => ({ term, extra: term === word ? 0 : 1 }));
  }

  /** Words that start with what was typed. */
  startingWith(start: string): Candidate[] {
    const found: Candidate[] = [];
    for (let at = this.#firstAtOrAfter(start); this.#columns.terms[at]?.startsWith(start) === true; at += 1) {
      const term = this.#columns.terms[at];
      if (term !== undefined) found.push({ term, extra: 1 });
    }
    return found;
  }

  /** Known words that the typed one was likely meant to be; none for names and numbers. */
  similar(word: string): Candidate[] {
    const max = mostEdits(word);
    if (max === 0) return [];
    let best = max;
    let terms: string[] = [];
    for (let length = word.length - max; length <= word.length + max; length += 1) {
      for (const term of this.#ofLength[length] ?? []) {
        const edits = editDistance(word, term, best);
        if (edits > best || (edits > surelySlips(word) && term[0] !== word[0])) continue;
        if (edits < best) terms = [];
        best = edits;
        terms.push(term);
      }
    }
    return terms.map((term) => ({ term, extra: 1 + best }));
  }

  /** The two known words that a typed one is made of; empty when it is not. */
  parts(word: string): string[] {
    const parts = partsOf(
      word,
      (one) => stem(one, this.language),
      (one) => this.#places.has(one),
    );
    return parts.length === 2 && parts.every((part) => this.#places.has(part)) ? parts : [];
  }

  /** Cost of a hit by document for a term. */
  documentsOf(term: string): ReadonlyMap<number, number> {
    const { starts, documents, costs } = this.#columns;
    const found = new Map<number, number>();
    const place = this.#places.get(term);
    if (place === undefined) return found;
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      found.set(documents[at] ?? 0, costs[at] ?? 0);
    }
    return found;
  }

  /** How a term is written; the term itself when it is unknown. */
  spellingOf(term: string): string {
    return this.#columns.spellings[this.#places.get(term) ?? -1] ?? term;
  }

  #firstAtOrAfter(start: string): number {
    let low = 0;
    let high = this.#columns.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#columns.terms[middle] ?? "") < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

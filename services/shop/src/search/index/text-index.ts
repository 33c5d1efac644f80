import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { TextLanguage } from "../../catalogue/language.ts";
import { partsOf } from "../text/compounds.ts";
import { editDistance } from "../text/distance.ts";
import { stem } from "../text/stem.ts";
import { otherWordsFor } from "../text/synonyms.ts";
import { type Word, wordsOf, writtenWordsOf } from "../text/words.ts";

/** What is searched of a product, in one language. */
export interface ProductText {
  readonly productId: number;
  /** Name of the product with its brand. */
  readonly name: string;
  /** Names of its category, its colours and the like. */
  readonly keywords: string;
  readonly description: string;
}

/** Where a word stands, lightest first: the number is what a hit there costs. */
const fields = { name: 0, keyword: 1, part: 1, detail: 2, description: 4 } as const;
type Field = keyof typeof fields;

/** After these words a name tells what a thing has or is for, and no longer what it is; folded. */
const turnsToDetail = new Set("fur mit in im zum zur aus bis auf ohne am an von with for of to up in from".split(" "));

/** Documents of a word by cost; a document is a place in `productIds`. */
type Postings = Map<number, number>;

/** A known word, and what is added to the cost of a document that is found by it. */
export interface Candidate {
  readonly term: string;
  readonly extra: number;
}

/** Documents are indexed in runs of this many, so that the server answers in between. */
const runLength = 100;

/** The words of the assortment in one language, and the products that they stand in. Immutable once built. */
export class TextIndex {
  readonly language: TextLanguage;
  readonly productIds: number[] = [];
  readonly #postings = new Map<string, Postings>();
  /** How a term is written where it stood first. */
  readonly #spellings = new Map<string, string>();
  readonly #ofLength: string[][] = [];
  #sorted: string[] = [];

  private constructor(language: TextLanguage) {
    this.language = language;
  }

  /** Indexes products; gives way to other work again and again. */
  static async build(language: TextLanguage, products: readonly ProductText[]): Promise<TextIndex> {
    const index = new TextIndex(language);
    const words = products.flatMap(({ name, keywords }) => wordsOf(`${name} ${keywords}`));
    const standing = new Set(words.flatMap((word) => [word, stem(word, language)]));
    for (const [number, product] of products.entries()) {
      index.#add(product, standing);
      if (number % runLength === runLength - 1) await yieldToOthers();
    }
    index.#sorted = [...index.#postings.keys()].toSorted();
    for (const term of index.#sorted) (index.#ofLength[term.length] ??= []).push(term);
    return index;
  }

  /** The word as it is or without its ending, when the assortment knows it. */
  exact(word: string): Candidate[] {
    const terms = new Set([word, stem(word, this.language)].filter((term) => this.#postings.has(term)));
    return [...terms].map((term) => ({ term, extra: term === word ? 0 : 1 }));
  }

  /** Words that start with what was typed. */
  startingWith(start: string): Candidate[] {
    const found: Candidate[] = [];
    for (let at = this.#firstAtOrAfter(start); this.#sorted[at]?.startsWith(start) === true; at += 1) {
      const term = this.#sorted[at];
      if (term !== undefined) found.push({ term, extra: 1 });
    }
    return found;
  }

  /** Known words that the typed one was likely meant to be: none in short words, two edits in long ones. */
  similar(word: string): Candidate[] {
    if (word.length < 4) return [];
    const max = word.length < 8 ? 1 : 2;
    let best = max;
    let terms: string[] = [];
    for (let length = word.length - max; length <= word.length + max; length += 1) {
      for (const term of this.#ofLength[length] ?? []) {
        const edits = editDistance(word, term, best);
        if (edits > best) continue;
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
      (one) => this.#postings.has(one),
    );
    return parts.length === 2 && parts.every((part) => this.#postings.has(part)) ? parts : [];
  }

  /** Cost of a hit by document for a term. */
  documentsOf(term: string): ReadonlyMap<number, number> {
    return this.#postings.get(term) ?? new Map<number, number>();
  }

  /** How a term is written; the term itself when it is unknown. */
  spellingOf(term: string): string {
    return this.#spellings.get(term) ?? term;
  }

  #add({ productId, name, keywords, description }: ProductText, standing: ReadonlySet<string>): void {
    const document = this.productIds.push(productId) - 1;
    let isDetail = false;
    for (const word of writtenWordsOf(name)) {
      isDetail ||= turnsToDetail.has(word.folded);
      this.#post(word, document, isDetail ? "detail" : "name");
      if (!isDetail) this.#postParts(word.folded, document, standing);
    }
    for (const word of writtenWordsOf(keywords)) {
      this.#post(word, document, "keyword");
      this.#postParts(word.folded, document, standing);
    }
    for (const word of writtenWordsOf(description)) this.#post(word, document, "description");
  }

  #postParts(word: string, document: number, standing: ReadonlySet<string>): void {
    if (this.language !== "de") return;
    for (const part of partsOf(
      word,
      (one) => stem(one, "de"),
      (one) => standing.has(one),
    ))
      this.#put(part, part, document, "part");
  }

  #post({ folded: word, written }: Word, document: number, field: Field): void {
    const stemmed = stem(word, this.language);
    this.#put(word, written, document, field);
    if (stemmed !== word) this.#put(stemmed, written, document, field);
    if (field === "description") return;
    for (const other of otherWordsFor(word, stemmed, this.language)) this.#put(other, other, document, "keyword");
  }

  #put(term: string, spelling: string, document: number, field: Field): void {
    let postings = this.#postings.get(term);
    if (!postings) {
      postings = new Map();
      this.#postings.set(term, postings);
      this.#spellings.set(term, spelling);
    }
    const cost = postings.get(document);
    if (cost === undefined || cost > fields[field]) postings.set(document, fields[field]);
  }

  #firstAtOrAfter(start: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] ?? "") < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

import type { TextLanguage } from "../../catalogue/language.ts";
import { partsOf } from "../text/compounds.ts";
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

/**
 * The words of the assortment in one language and where they stand: what a text index is made of. Plain data, so that
 * a thread can make it. A document is a place in `productIds`.
 */
export interface TextColumns {
  readonly language: TextLanguage;
  readonly productIds: Int32Array;
  /** All words, sorted. */
  readonly terms: readonly string[];
  /** How each term is written where it stood first. */
  readonly spellings: readonly string[];
  /** Where the documents of each term begin in the two below; one more than there are terms. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** What a hit costs: 0 for the best. */
  readonly costs: Uint8Array;
}

/** Where a word stands, lightest first: the number is what a hit there costs. */
const fields = { name: 0, keyword: 1, part: 1, detail: 2, description: 4 } as const;
type Field = keyof typeof fields;

/** After these words a name tells what a thing has or is for, and no longer what it is; folded. */
const turnsToDetail = new Set("fur mit in im zum zur aus bis auf ohne am an von with for of to up in from".split(" "));

/** Costs of a word by document; a document is a place in `productIds`. */
type Postings = Map<number, number>;

/** Indexes products. */
export function textColumnsOf(language: TextLanguage, products: readonly ProductText[]): TextColumns {
  const builder = new TextBuilder(language);
  const words = products.flatMap(({ name, keywords }) => wordsOf(`${name} ${keywords}`));
  const standing = new Set(words.flatMap((word) => [word, stem(word, language)]));
  products.forEach((product, document) => builder.add(product, document, standing));
  return builder.columns(products.map(({ productId }) => productId));
}

class TextBuilder {
  readonly #language: TextLanguage;
  readonly #postings = new Map<string, Postings>();
  readonly #spellings = new Map<string, string>();

  constructor(language: TextLanguage) {
    this.#language = language;
  }

  columns(productIds: readonly number[]): TextColumns {
    const terms = [...this.#postings.keys()].toSorted();
    const postings = terms.map((term): Postings => this.#postings.get(term) ?? new Map());
    const starts = new Uint32Array(terms.length + 1);
    postings.forEach(({ size }, at) => {
      starts[at + 1] = (starts[at] ?? 0) + size;
    });
    return {
      language: this.#language,
      productIds: Int32Array.from(productIds),
      terms,
      spellings: terms.map((term) => this.#spellings.get(term) ?? term),
      starts,
      documents: Uint32Array.from(postings.flatMap((one) => [...one.keys()])),
      costs: Uint8Array.from(postings.flatMap((one) => [...one.values()])),
    };
  }

  add({ name, keywords, description }: ProductText, document: number, standing: ReadonlySet<string>): void {
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
    if (this.#language !== "de") return;
    for (const part of partsOf(
      word,
      (one) => stem(one, "de"),
      (one) => standing.has(one),
    ))
      this.#put(part, part, document, "part");
  }

  #post({ folded: word, written }: Word, document: number, field: Field): void {
    const stemmed = stem(word, this.#language);
    this.#put(word, written, document, field);
    if (stemmed !== word) this.#put(stemmed, written, document, field);
    if (field === "description") return;
    for (const other of otherWordsFor(word, stemmed, this.#language)) this.#put(other, other, document, "keyword");
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
}

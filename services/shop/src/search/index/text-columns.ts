import type { TextLanguage } from "../../catalogue/language.ts";
import { compoundOf } from "../text/compounds.ts";
import { root, stem } from "../text/stem.ts";
import { type Word, wordsOf, writtenWordsOf } from "../text/words.ts";
import { type Field, fieldCosts, nameWordsOf } from "./fields.ts";

/** What is searched of a product, in one language. */
export interface ProductText {
  readonly productId: number;
  readonly name: string;
  readonly brand: string;
  /** Name of its category. */
  readonly category: string;
  /** Its colours, materials and the like. */
  readonly traits: string;
  readonly description: string;
}

/**
 * The words of the assortment in one language and where they are: what a text index is made of. Plain data, so that
 * a thread can make it. A document is a place in `productIds`.
 */
export interface TextColumns {
  readonly language: TextLanguage;
  readonly productIds: Int32Array;
  /** All words, sorted. */
  readonly terms: readonly string[];
  /** How each term is written where it was first. */
  readonly spellings: readonly string[];
  /** Where the documents of each term begin in the two below; one more than there are terms. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** What a hit costs: 0 for the best. */
  readonly costs: Uint8Array;
  /** Documents of each department, by what it is called: see `departmentKey`. */
  readonly departments: ReadonlyMap<string, readonly number[]>;
}

/** What departments are looked up by: the stems of their words. @param words folded */
export const departmentKey = (words: readonly string[], language: TextLanguage): string =>
  words.map((word) => stem(word, language)).join(" ");

/** Costs of a word by document; a document is a place in `productIds`. */
type Postings = Map<number, number>;

/** Indexes products. */
export function textColumnsOf(language: TextLanguage, products: readonly ProductText[]): TextColumns {
  const builder = new TextBuilder(language);
  const words = products.flatMap(({ name, category, traits }) => wordsOf(`${name} ${category} ${traits}`));
  const standing = new Set(words.flatMap((word) => [word, stem(word, language)]));
  products.forEach((product, document) => builder.add(product, document, standing));
  return builder.columns(products.map(({ productId }) => productId));
}

class TextBuilder {
  readonly #language: TextLanguage;
  readonly #postings = new Map<string, Postings>();
  readonly #spellings = new Map<string, string>();
  readonly #departments = new Map<string, number[]>();

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
      departments: this.#departments,
    };
  }

  add(product: ProductText, document: number, standing: ReadonlySet<string>): void {
    for (const { word, field } of nameWordsOf(product.name, product.brand, this.#language)) {
      this.#post(word, document, field);
      if (field === "name" || field === "aside") this.#postParts(word.folded, document, standing, "head", "modifier");
    }
    this.#addToDepartment(product.category, document);
    for (const word of writtenWordsOf(product.category)) {
      this.#post(word, document, "category");
      this.#postParts(word.folded, document, standing, "categoryHead", null);
    }
    for (const word of writtenWordsOf(product.traits)) this.#post(word, document, "trait");
    for (const word of writtenWordsOf(product.description)) this.#post(word, document, "description");
  }

  /** "Füller und Tintenroller" is the department of each of the two. */
  #addToDepartment(name: string, document: number): void {
    for (const phrase of new Set([name, ...name.split(/ und | and /)])) {
      const key = departmentKey(wordsOf(phrase), this.#language);
      const documents = this.#departments.get(key);
      if (documents) documents.push(document);
      else this.#departments.set(key, [document]);
    }
  }

  /** The parts of a compound: what it is, and what of that kind. English writes them apart. */
  #postParts(word: string, document: number, standing: ReadonlySet<string>, head: Field, modifier: Field | null): void {
    if (this.#language !== "de") return;
    const compound = compoundOf(
      word,
      (one) => stem(one, "de"),
      (one) => standing.has(one),
    );
    if (!compound) return;
    this.#post({ folded: compound.head, written: compound.head }, document, head);
    if (modifier === null) return;
    const written = compound.modifierWord ?? compound.modifier;
    this.#post({ folded: written, written }, document, modifier);
  }

  #post({ folded: word, written }: Word, document: number, field: Field): void {
    const language = this.#language;
    const cost = fieldCosts[field];
    this.#put(word, written, document, cost);
    const stemmed = stem(word, language);
    if (stemmed !== word) this.#put(stemmed, written, document, cost);
    const itsRoot = root(word, language);
    if (itsRoot !== word) this.#put(itsRoot, written, document, cost + fieldCosts.root);
  }

  #put(term: string, spelling: string, document: number, cost: number): void {
    let postings = this.#postings.get(term);
    if (!postings) {
      postings = new Map();
      this.#postings.set(term, postings);
      this.#spellings.set(term, spelling);
    }
    const before = postings.get(document);
    // A thing that is called so in a department of that name is what is meant, rather than its namesakes elsewhere.
    const isTwice =
      before !== undefined &&
      Math.min(before, cost) <= fieldCosts.head &&
      Math.max(before, cost) === fieldCosts.category;
    const least = before === undefined ? cost : Math.min(before, cost) - Number(isTwice);
    postings.set(document, Math.max(0, least));
  }
}

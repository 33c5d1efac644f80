import type { TextLanguage } from "../../catalogue/language.ts";
import { root, stem } from "../text/stem.ts";
import { fold, type Word, writtenWordsOf } from "../text/words.ts";
import { type Field, fieldCosts, type NameWord, nameWordsOf } from "./fields.ts";
import { Kinds } from "./kinds.ts";

/** What is searched of a product, in one language. */
export interface ProductText {
  readonly productId: number;
  readonly name: string;
  readonly brand: string;
  /** Name of its category. */
  readonly category: string;
  /** Names of the categories that it is a part of. */
  readonly above: string;
  /** Whether that is where things of all departments are sold for less. */
  readonly isOnSale: boolean;
  /** Its colours, materials and the like, and those of its variants. */
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
  /** Places of the terms, sorted by their letters from the last one; none in English. */
  readonly byEnd: Uint32Array;
  /** How each term is written where it was first. */
  readonly spellings: readonly string[];
  /** Where the documents of each term begin in the two below; one more than there are terms. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** What a hit costs: 0 for the best. */
  readonly costs: Uint8Array;
  /** Documents of each department, by what it is called: see `departmentKey`. */
  readonly departments: ReadonlyMap<string, readonly number[]>;
  /** Documents that have left their departments, for less. */
  readonly onSale: readonly number[];
}

/** What departments are looked up by: the stems of their words. @param words folded */
export const departmentKey = (words: readonly string[], language: TextLanguage): string =>
  words.map((word) => stem(word, language)).join(" ");

/** A term while products are indexed, with the documents that have it, in rising order, and what a hit there costs. */
interface Term {
  readonly spelling: string;
  readonly documents: number[];
  readonly costs: number[];
}

/** What a word is found by; null where it has no ending to take off. */
interface TermsOfWord {
  readonly itself: Term;
  readonly stemmed: Term | null;
  readonly root: Term | null;
}

/** Indexes products. */
export function textColumnsOf(language: TextLanguage, products: readonly ProductText[]): TextColumns {
  const builder = new TextBuilder(language, products);
  products.forEach((product, document) => builder.add(product, document));
  return builder.columns(products.map(({ productId }) => productId));
}

/** A product has some hundred words, most of which others have, too: what is known of a word is looked up once. */
class TextBuilder {
  readonly #language: TextLanguage;
  readonly #terms = new Map<string, Term>();
  readonly #wordTerms = new Map<string, TermsOfWord>();
  readonly #folded = new Map<string, string>();
  readonly #categoryWords = new Map<string, readonly Word[]>();
  readonly #departments = new Map<string, number[]>();
  readonly #onSale: number[] = [];
  readonly #kinds: Kinds;

  constructor(language: TextLanguage, products: readonly ProductText[]) {
    this.#language = language;
    const texts = new Set(products.flatMap(({ name, category, above, traits }) => [name, category, above, traits]));
    const words = new Set([...texts].flatMap((text) => this.#wordsOf(text).map(({ folded }) => folded)));
    // Words and stems that stand alone somewhere in the assortment.
    const standing = new Set([...words].flatMap((word) => [word, stem(word, language)]));
    this.#kinds = new Kinds(language, products, (word) => standing.has(word));
  }

  columns(productIds: readonly number[]): TextColumns {
    const terms = [...this.#terms].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const starts = new Uint32Array(terms.length + 1);
    terms.forEach(([, { documents }], at) => {
      starts[at + 1] = (starts[at] ?? 0) + documents.length;
    });
    return {
      language: this.#language,
      productIds: Int32Array.from(productIds),
      terms: terms.map(([term]) => term),
      byEnd: this.#language === "de" ? byEnd(terms.map(([term]) => term)) : new Uint32Array(),
      spellings: terms.map(([, { spelling }]) => spelling),
      starts,
      documents: Uint32Array.from(terms.flatMap(([, { documents }]) => documents)),
      costs: Uint8Array.from(terms.flatMap(([, { costs }]) => costs)),
      departments: this.#departments,
      onSale: this.#onSale,
    };
  }

  /** @param document rises from product to product */
  add(product: ProductText, document: number): void {
    const maker = this.#kinds.makerOf(product);
    const isKind = ({ word, field }: NameWord) => field === "name" && this.#kinds.isOf(product.category, word.folded);
    const nameWords = nameWordsOf(product.name, maker, this.#language);
    // Beside what the department sells, other words say more of it: a "Bodenpuzzle Weltkarte" is no map.
    const hasKind = nameWords.some(isKind);
    for (const one of nameWords) {
      const { word, field } = one;
      const other = hasKind && field === "name" ? "aside" : field;
      this.#post(word, document, isKind(one) ? "kind" : other);
      if (field === "name" || field === "aside") this.#postParts(word.folded, document, "head", "modifier");
      if (field === "title") this.#postParts(word.folded, document, "modifier", "modifier");
    }
    this.#addToDepartment(product.category, document);
    if (product.isOnSale) this.#onSale.push(document);
    for (const word of this.#wordsOfCategory(product.category)) {
      this.#post(word, document, product.isOnSale ? "above" : "category");
      if (!product.isOnSale) this.#postParts(word.folded, document, "categoryHead", null);
    }
    for (const word of this.#wordsOfCategory(product.above)) this.#post(word, document, "above");
    for (const word of this.#wordsOf(product.traits)) this.#post(word, document, "trait");
    for (const word of this.#wordsOf(product.description)) this.#post(word, document, "description");
  }

  #wordsOf(text: string): readonly Word[] {
    return writtenWordsOf(text, (written) => remembered(this.#folded, written, fold));
  }

  #wordsOfCategory(name: string): readonly Word[] {
    return remembered(this.#categoryWords, name, (unknown) => this.#wordsOf(unknown));
  }

  /** "Füller und Tintenroller" is the department of each of the two. */
  #addToDepartment(name: string, document: number): void {
    for (const phrase of new Set([name, ...name.split(/ und | and /)])) {
      const words = this.#wordsOfCategory(phrase).map(({ folded }) => folded);
      remembered(this.#departments, departmentKey(words, this.#language), (): number[] => []).push(document);
    }
  }

  /** The parts of a compound: what it is, and what of that kind. */
  #postParts(word: string, document: number, head: Field, modifier: Field | null): void {
    const compound = this.#kinds.compoundOf(word);
    if (!compound) return;
    this.#post({ folded: compound.head, written: compound.head }, document, head);
    if (modifier === null) return;
    const written = compound.modifierWord ?? compound.modifier;
    this.#post({ folded: written, written }, document, modifier);
    // A "Schreibtischleuchte" is for a "Tisch".
    this.#postParts(written, document, modifier, null);
  }

  #post({ folded, written }: Word, document: number, field: Field): void {
    const terms = remembered(this.#wordTerms, folded, (word) => this.#termsOf(word, written));
    const cost = fieldCosts[field];
    put(terms.itself, document, cost);
    if (terms.stemmed) put(terms.stemmed, document, cost);
    if (terms.root) put(terms.root, document, cost + fieldCosts.root);
  }

  #termsOf(word: string, spelling: string): TermsOfWord {
    const term = (text: string): Term => remembered(this.#terms, text, () => ({ spelling, documents: [], costs: [] }));
    const itself = term(word);
    const [stemmed, itsRoot] = [stem(word, this.#language), root(word, this.#language)];
    return {
      itself,
      stemmed: stemmed === word ? null : term(stemmed),
      root: itsRoot === word ? null : term(itsRoot),
    };
  }
}

function byEnd(terms: readonly string[]): Uint32Array {
  const backwards = terms.map((term) => term.split("").toReversed().join(""));
  const isBefore = (one: number, other: number) => (backwards[one] ?? "") < (backwards[other] ?? "");
  return Uint32Array.from(terms.keys()).toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
}

/** A word that a document has more than once counts where it costs least. */
function put({ documents, costs }: Term, document: number, cost: number): void {
  const last = documents.length - 1;
  const before = documents[last] === document ? costs[last] : undefined;
  if (before === undefined) {
    documents.push(document);
    costs.push(cost);
    return;
  }
  // A thing that is called so in a department of that name is what is meant, rather than its namesakes elsewhere.
  const isTwice = Math.min(before, cost) <= fieldCosts.head && isCategory(Math.max(before, cost));
  costs[last] = Math.max(0, Math.min(before, cost) - Number(isTwice));
}

const isCategory = (cost: number): boolean => cost === fieldCosts.category || cost === fieldCosts.categoryHead;

/** What a map has of a key; what is not there yet is made. */
function remembered<Value>(map: Map<string, Value>, key: string, make: (key: string) => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  map.set(key, made);
  return made;
}

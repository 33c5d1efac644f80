import { compoundOf, type Compound, isAdjective } from "../text/compounds.ts";
import { editDistance, withoutDoubles } from "../text/distance.ts";
import { formsOf, rootsOf, stem } from "../text/stem.ts";
import { readSynonyms, type Synonym, synonymKey, type Synonyms } from "../text/synonyms.ts";
import { isTradeName } from "../text/trade-names.ts";
import { fieldCosts } from "./fields.ts";
import { endsBefore, firstWhere } from "./sorted.ts";
import { departmentKey, type TextColumns } from "./text-columns.ts";

/** A known word, and what is added to the cost of a document that is found by it. */
export interface Candidate {
  readonly term: string;
  readonly extra: number;
}

/** What it costs to know a word by its stem only, and by its root. */
const stemExtra = 1;

/** A word that stands for others is as good as one that names a thing. */
const leastSynonymWeight = 100;
/** The weight of a thing whose department is called so. */
const namingWeight = 50;
const leastEnglishPart = 4;
/** Shorter ends are in any word. */
const leastEnd = 4;
const leastBefore = 3;
const isCompoundWith = (term: string, end: string): boolean =>
  term.length >= end.length + leastBefore && term.endsWith(end) && !isAdjective(term.slice(0, -end.length), end);

/**
 * Edits that a typed word may be away from the word it was meant to be: one in four to nine letters, two in more.
 * Farther words are other words. Names that the shop does not sell are no slips at all, nor are numbers.
 */
const mostEdits = (word: string): number =>
  word.length < 4 || isTradeName(word) || /\p{N}/u.test(word) ? 0 : word.length < 10 ? 1 : 2;

/** Shorter words have other words beside them: "toys" and "tools". */
const leastPlain = 6;

/** Edits that may also change the first letter, which people seldom get wrong. */
const surelySlips = (word: string): number => (word.length < 8 ? 0 : 1);

/** The words of the assortment in one language, and the products that they are in. Immutable. */
export class TextIndex {
  readonly language: TextColumns["language"];
  readonly productIds: Int32Array;
  readonly synonyms: Synonyms;
  readonly #columns: TextColumns;
  readonly #places: ReadonlyMap<string, number>;
  /** Terms, and what they are without doubled letters, by the length of that. */
  readonly #ofLength: { readonly terms: string[]; readonly plain: string[] }[] = [];
  /** Words that stand for others, as they are written, by their key. */
  readonly #alsoTyped: ReadonlyMap<string, string>;

  constructor(columns: TextColumns, synonyms: readonly Synonym[] = []) {
    this.language = columns.language;
    this.productIds = columns.productIds;
    this.synonyms = readSynonyms(synonyms);
    this.#columns = columns;
    this.#places = new Map(columns.terms.map((term, place) => [term, place]));
    this.#alsoTyped = new Map(synonyms.map(({ word }) => [synonymKey(word), word]));
    const typed = new Set([...columns.terms, ...this.#alsoTyped.keys()]);
    for (const term of typed) {
      const plain = withoutDoubles(term);
      const others = (this.#ofLength[plain.length] ??= { terms: [], plain: [] });
      others.terms.push(term);
      others.plain.push(plain);
    }
  }

  /** The same words with other synonyms. */
  withSynonyms(synonyms: readonly Synonym[]): TextIndex {
    return new TextIndex(this.#columns, synonyms);
  }

  /** The word as it is, without its ending, or by its root, when the assortment has it. */
  exact(word: string): Candidate[] {
    const terms = new Map<string, number>();
    const take = (term: string, extra: number) => {
      if (this.#places.has(term) && !terms.has(term)) terms.set(term, extra);
    };
    take(word, 0);
    take(stem(word, this.language), stemExtra);
    for (const one of rootsOf(word, this.language)) take(one, fieldCosts.root);
    return [...terms].map(([term, extra]) => ({ term, extra }));
  }

  /** The forms that a word's synonyms are looked up by. */
  formsOf(word: string): string[] {
    return formsOf(word, this.language);
  }

  /** Longer words that start with what was typed. */
  startingWith(start: string, extra: number): Candidate[] {
    const found: Candidate[] = [];
    for (let at = this.#firstAtOrAfter(start); this.#columns.terms[at]?.startsWith(start) === true; at += 1) {
      const term = this.#columns.terms[at];
      if (term !== undefined && term !== start) found.push({ term, extra });
    }
    return found;
  }

  /** German words that end in what was typed: "Kinderpflaster" for "pflaster". */
  endingWith(end: string, extra: number): Candidate[] {
    if (this.language !== "de" || end.length < leastEnd) return [];
    const ends = new Set([end, stem(end, "de")].filter(({ length }) => length >= leastEnd));
    const terms = new Set([...ends].flatMap((one) => this.#compoundsWith(one)));
    return [...terms].map((term) => ({ term, extra }));
  }

  #compoundsWith(end: string): string[] {
    const { terms, byEnd } = this.#columns;
    const found: string[] = [];
    const termAt = (at: number) => terms[byEnd[at] ?? -1];
    const first = firstWhere(byEnd.length, (at) => !endsBefore(termAt(at) ?? "", end));
    for (let at = first; termAt(at)?.endsWith(end) === true; at += 1) {
      const term = termAt(at);
      if (term !== undefined && isCompoundWith(term, end)) found.push(term);
    }
    return found;
  }

  /** Documents of the department that some of the words name, in order, the most words of all; empty when none do. */
  departmentOf(words: readonly string[]): readonly number[] {
    for (let length = words.length; length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const key = departmentKey(words.slice(at, at + length), this.language);
        const documents = this.#columns.departments.get(key);
        if (documents) return documents;
      }
    }
    return [];
  }

  /** Documents that have left their departments, for less. */
  get onSale(): readonly number[] {
    return this.#columns.onSale;
  }

  /** The known word that the typed one was likely meant to be: what most things are called so; none for names and numbers. */
  similar(word: string): string | null {
    let best = mostEdits(word);
    if (best === 0) return null;
    let nearest: string[] = [];
    // Whether a letter is doubled is what people get wrong most: in longer words it makes no edit.
    const isPlain = word.length >= leastPlain;
    const typed = isPlain ? withoutDoubles(word) : word;
    for (let length = typed.length - best - (isPlain ? 0 : 2); length <= typed.length + best; length += 1) {
      const { terms, plain } = this.#ofLength[length] ?? { terms: [], plain: [] };
      for (const [at, term] of terms.entries()) {
        const most = term[0] === word[0] ? best : Math.min(best, surelySlips(word));
        const edits = editDistance(typed, (isPlain ? plain[at] : term) ?? "", most);
        if (edits > most) continue;
        if (edits < best) nearest = [];
        best = edits;
        nearest.push(term);
      }
    }
    const [likeliest] = nearest
      .map((term) => ({ term, isWord: synonymKey(this.spellingOf(term)) === term, weight: this.#weightOf(term) }))
      // A stem is seldom what is meant.
      .toSorted((a, b) => Number(b.isWord) - Number(a.isWord) || b.weight - a.weight);
    return likeliest?.term ?? null;
  }

  /** The parts of a typed compound; null for a word that is none. */
  compound(word: string): Compound | null {
    const compound = compoundOf(
      word,
      (one) => stem(one, this.language),
      (one) => this.#places.has(one) || this.synonyms.has(one),
    );
    // English writes few compounds as one word: "notbook" is no book.
    return compound && this.language === "en" && compound.modifier.length < leastEnglishPart ? null : compound;
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
    return this.#columns.spellings[this.#places.get(term) ?? -1] ?? this.#alsoTyped.get(term) ?? term;
  }

  /** Whether a term is more than what descriptions say. */
  isNaming(term: string): boolean {
    return this.#weightOf(term) >= namingWeight;
  }

  /** How many things are called so, those whose names say it above all. */
  #weightOf(term: string): number {
    let weight = this.#alsoTyped.has(term) ? leastSynonymWeight : 0;
    for (const cost of this.documentsOf(term).values()) {
      weight += cost <= fieldCosts.aside ? 100 : cost <= fieldCosts.categoryHead ? namingWeight : 1;
    }
    return weight;
  }

  #firstAtOrAfter(start: string): number {
    const { terms } = this.#columns;
    return firstWhere(terms.length, (at) => (terms[at] ?? "") >= start);
  }
}

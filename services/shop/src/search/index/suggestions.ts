import { cutText } from "@chalkbox/input-text/read-text";
import { fold, wordsOf } from "../text/words.ts";

/** Something that people search for, with how much it is bought. */
export interface Phrase {
  readonly text: string;
  readonly weight: number;
  /** What it names: a category by id, or a brand by the code of its facet value. */
  readonly names: { readonly categoryId: number } | { readonly brand: string };
}

interface Entry extends Phrase {
  readonly words: readonly string[];
}

const maxSuggestions = 10;
const maxTyped = 100;

/** The completions on offer in one storefront and language. */
export class Suggestions {
  /** Best bought first. */
  readonly #entries: readonly Entry[];
  /** Every word of them. */
  readonly #words: ReadonlySet<string>;

  /** @param phrases of one folded form the heaviest counts */
  constructor(phrases: readonly Phrase[]) {
    const byForm = new Map<string, Entry>();
    for (const phrase of phrases.toSorted((a, b) => b.weight - a.weight)) {
      const folded = fold(phrase.text);
      if (!byForm.has(folded)) byForm.set(folded, { ...phrase, words: wordsOf(phrase.text) });
    }
    this.#entries = [...byForm.values()];
    this.#words = new Set(this.#entries.flatMap(({ words }) => words));
  }

  /**
   * Completions of what was typed, best first: those that start with it, then those with a word that does, then those
   * with a part of a word that does ("Lehrertische" for "tisch"). What holds it elsewhere ("Trinkflaschen" for "sche")
   * counts when nothing else does. The best bought ones when nothing was typed (SEARCH-10).
   */
  complete(typed: string): string[] {
    return this.find(typed)
      .slice(0, maxSuggestions)
      .map(({ text }) => text);
  }

  /** All that match what was typed, best first. */
  find(typed: string): readonly Phrase[] {
    const words = wordsOf(cutText(typed, maxTyped));
    const start = words.join(" ");
    const tiers: Entry[][] = [[], [], []];
    const elsewhere: Entry[] = [];
    for (const entry of this.#entries) {
      if (entry.words.join(" ").startsWith(start)) tiers[0]?.push(entry);
      else if (words.every((word) => startsAny(entry, word))) tiers[1]?.push(entry);
      else if (words.every((word) => startsAny(entry, word) || this.#startsPart(entry, word))) tiers[2]?.push(entry);
      else if (words.every((word) => startsAny(entry, word) || isWithin(entry, word))) elsewhere.push(entry);
    }
    const found = tiers.flat();
    return found.length > 0 ? found : elsewhere;
  }

  /** Whether what was typed begins the last part of a compound; a letter or two begin too many. */
  #startsPart({ words }: Entry, typed: string): boolean {
    return (
      typed.length > 2 &&
      words.some((word) => {
        const at = word.lastIndexOf(typed);
        return at > 0 && this.#words.has(word.slice(at));
      })
    );
  }
}

const startsAny = ({ words }: Entry, typed: string): boolean => words.some((word) => word.startsWith(typed));

/** Whether a word holds what was typed; a letter or two are in every word. */
const isWithin = ({ words }: Entry, typed: string): boolean =>
  typed.length > 2 && words.some((word) => word.includes(typed));

import type { TextLanguage } from "../../catalogue/language.ts";
import { type Compound, compoundOf } from "../text/compounds.ts";
import { stem } from "../text/stem.ts";
import { fold, wordsOf } from "../text/words.ts";

/** The part of a product that says what kind of thing it is. */
interface Named {
  readonly name: string;
  readonly brand: string;
  readonly category: string;
}

/** Products of a brand that show that a word is the name of a line. */
const leastOfLine = 3;

/** What kinds of things words and departments of an assortment name; what was looked at is remembered. */
export class Kinds {
  readonly #language: TextLanguage;
  readonly #isWord: (word: string) => boolean;
  readonly #compounds = new Map<string, Compound | null>();
  readonly #kinds = new Map<string, ReadonlySet<string>>();
  readonly #lines = new Map<string, number>();

  /** @param isWord whether a folded word or stem is alone somewhere in the assortment */
  constructor(language: TextLanguage, products: readonly Named[], isWord: (word: string) => boolean) {
    this.#language = language;
    this.#isWord = isWord;
    // English names a thing last, whatever stands before it.
    if (language === "de") for (const product of products) this.#learnLine(product);
  }

  /** The parts of a German word; null for one that is no compound. English writes them apart. */
  compoundOf(word: string): Compound | null {
    if (this.#language !== "de") return null;
    const known = this.#compounds.get(word);
    if (known !== undefined) return known;
    const compound = compoundOf(word, (one) => stem(one, "de"), this.#isWord);
    this.#compounds.set(word, compound);
    return compound;
  }

  /** Whether a word names a thing of the kinds that a department has: "Weltkarte" in "Landkarten". @param word folded */
  isOf(category: string, word: string): boolean {
    let kinds = this.#kinds.get(category);
    if (!kinds) {
      kinds = new Set(wordsOf(category).map((one) => this.#kindOf(one)));
      this.#kinds.set(category, kinds);
    }
    return kinds.has(this.#kindOf(word));
  }

  /** The brand that a name begins with, and the line of the brand after it: "Ordnio Box" of "Ordnio Box Korb aus Filz". */
  makerOf({ name, brand }: Named): string {
    const line = lineOf(name, brand);
    const isKnown = line !== null && (this.#lines.get(keyOf(brand, line.word)) ?? 0) >= leastOfLine;
    return isKnown ? name.slice(0, brand.length + 1 + line.word.length) : brand;
  }

  /** A word between a brand and what the thing is, for several things, is the name of a line and says nothing of them. */
  #learnLine({ name, brand, category }: Named): void {
    const line = lineOf(name, brand);
    if (line === null || !wordsOf(line.next).some((next) => this.isOf(category, next))) return;
    const key = keyOf(brand, line.word);
    this.#lines.set(key, (this.#lines.get(key) ?? 0) + 1);
  }

  /** The stem of what a word names: of "Weltkarte" that of "Karte". */
  #kindOf(word: string): string {
    return stem(this.compoundOf(word)?.head ?? word, this.#language);
  }
}

const keyOf = (brand: string, word: string): string => fold(`${brand} ${word}`);

/** The two words after the brand that a name begins with; null where there are none. */
function lineOf(name: string, brand: string): { readonly word: string; readonly next: string } | null {
  if (!fold(name).startsWith(`${fold(brand)} `)) return null;
  const [, word, next] = /^ (\p{L}+) ([^\s,]+)/u.exec(name.slice(brand.length)) ?? [];
  return word === undefined || next === undefined ? null : { word, next };
}

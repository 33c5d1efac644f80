import type { TextLanguage } from "../../catalogue/language.ts";
import { fold, type Word, writtenWordsOf } from "../text/words.ts";

/** What a hit costs by where the word is, least where it names the thing itself. */
export const fieldCosts = {
  /** What the product is called: "Schere". */
  name: 1,
  /** What a compound of the name is: the "Schere" of "Kinderschere". */
  head: 3,
  /** Behind a comma of the name: "12 Farben". */
  aside: 4,
  category: 8,
  categoryHead: 9,
  trait: 10,
  brand: 10,
  /** What kind of thing: the "Schreibtisch" of "Schreibtischleuchte". */
  modifier: 16,
  /** What it has or is for: "mit Radiergummi". */
  detail: 16,
  description: 28,
  /** Added where two words share their root only. */
  root: 6,
} as const;
export type Field = Exclude<keyof typeof fieldCosts, "root">;

/** After these words a name states what a thing has or is for, and no longer what it is; folded. */
const turnsToDetail = new Set("fur mit in im zum zur aus bis auf ohne am an von with for of to up in from".split(" "));

/** A word of a name, and what part it has in it. */
export interface NameWord {
  readonly word: Word;
  readonly field: Field;
}

/** The words of a product's name with their parts in it; the brand that it begins with is its own. */
export function nameWordsOf(name: string, brand: string, language: TextLanguage): NameWord[] {
  const bare = fold(name).startsWith(`${fold(brand)} `) ? name.slice(brand.length) : name;
  const words = writtenWordsOf(brand).map((word): NameWord => ({ word, field: "brand" }));
  bare.split(",").forEach((part, place) => {
    let isDetail = false;
    const core: NameWord[] = [];
    for (const chunk of part.split(/\s+/)) {
      // Behind a dash stands what the title before it is: "Lesewiese – Lesebuch".
      if (chunk === "–") isDetail = false;
      const pieces = writtenWordsOf(chunk);
      pieces.forEach((word, at) => {
        isDetail ||= turnsToDetail.has(word.folded);
        // "Whiteboard-Marker" is a marker.
        const isModifier = at < pieces.length - 1 && !isContainer(pieces.at(-1));
        core.push({ word, field: isDetail ? "detail" : isModifier ? "modifier" : place > 0 ? "aside" : "name" });
      });
    }
    words.push(...(language === "en" && place === 0 ? withHeadLast(core) : core));
  });
  return words;
}

/** Words that say how many there are, not what. */
const containers = new Set("set klassensatz satz sortiment paket mischung starterset gruppenset".split(" "));
const isContainer = (word: Word | undefined): boolean => word !== undefined && containers.has(word.folded);

/** English names the thing last: of "Whiteboard marker", the first word says what kind of marker. */
function withHeadLast(words: readonly NameWord[]): NameWord[] {
  const last = words.findLastIndex(
    ({ word, field }) => field === "name" && !/\p{N}/u.test(word.folded) && !isContainer(word),
  );
  return words.map((one, at) => (one.field === "name" && at < last ? { ...one, field: "aside" } : one));
}

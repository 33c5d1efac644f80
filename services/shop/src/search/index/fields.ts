import type { TextLanguage } from "../../catalogue/language.ts";
import { fold, turnsToDetail, type Word, writtenWordsOf } from "../text/words.ts";

/** What a hit costs by where the word is, least where it names the thing itself. */
export const fieldCosts = {
  /** What the product is called in a department of such things: a "Weltkarte" in "Landkarten". */
  kind: 0,
  /** What the product is called: "Schere". */
  name: 1,
  /** What a compound of the name is: the "Schere" of "Kinderschere". */
  head: 3,
  /** Behind a comma of the name, or beside what its department sells: the "Weltkarte" of "Bodenpuzzle Weltkarte". */
  aside: 4,
  category: 8,
  categoryHead: 9,
  /** A department that its own is a part of. */
  above: 10,
  trait: 11,
  brand: 11,
  /** Before a dash of the name: "Grünes Licht! – Verkehrsspiel" is a game. */
  title: 11,
  /** What it has or is for: "mit Radiergummi". */
  detail: 14,
  /** What kind of thing: the "Schreibtisch" of "Schreibtischleuchte". */
  modifier: 16,
  description: 28,
  /** Added where two words share their root only. */
  root: 6,
} as const;
export type Field = Exclude<keyof typeof fieldCosts, "root">;

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
    const core: NameWord[] = [];
    const chunks = part.trim().split(/\s+/);
    const dash = chunks.indexOf("–");
    // "12 Farben" are what is in it.
    let isDetail = place > 0 && /^\d/.test(chunks[0] ?? "");
    chunks.forEach((chunk, position) => {
      // Behind a dash stands what the title before it is: "Lesewiese – Lesebuch".
      if (chunk === "–") isDetail = false;
      const pieces = writtenWordsOf(chunk);
      pieces.forEach((word, at) => {
        isDetail ||= turnsToDetail(word.folded);
        // "Whiteboard-Marker" is a marker.
        const isModifier = at < pieces.length - 1 && !isContainer(pieces.at(-1));
        const named = place > 0 ? "aside" : "name";
        const said = isDetail || isMeasure(word) ? "detail" : isModifier ? "modifier" : named;
        core.push({ word, field: position < dash ? "title" : said });
      });
    });
    words.push(...(language === "en" && place === 0 ? withHeadLast(core) : core));
  });
  return words;
}

const isMeasure = ({ folded }: Word): boolean => /^\d+$/.test(folded);

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

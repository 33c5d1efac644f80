/** Shortest parts of a compound; shorter ones are found in any word. */
const leastPart = 4;
const leastFirstPart = 3;
const leastCompound = 7;
/** Letters that German puts between the parts of a compound. */
const joints = ["", "s", "es", "n", "en", "er", "e"];

/** Words that compounds of this assortment end in, folded and stemmed; the rest is learnt from the assortment itself. */
const heads = new Set(
  [
    "stift full kreid farb pinsel heft block papier karton mapp ordner ringbuch hull buch kalender plan tafel magnet globus kart",
    "stuhl tisch regal schrank hocker box kist teppich lamp leucht uhr ball seil reif matt roll roller rad puzzl spiel pupp baustein bahn",
    "flot trommel triangel gitarr xylofon scher kleber leim knet perl woll stoff stempel set tasch ranz rucksack mappch flasch dos",
    "lineal zirkel dreieck spitzer gummi rechner wurfel waag glas lup mikroskop thermometer brett wand handtuch schurz kast maler",
    "messer mark marker schreiber drucker kissen eimer schal korb band folie",
  ]
    .join(" ")
    .split(" "),
);

/** A compound taken apart: what it is, and what of that kind. */
export interface Compound {
  /** As the compound has it, joints included. */
  readonly modifier: string;
  /** The modifier as a word of its own; null when the assortment has none. */
  readonly modifierWord: string | null;
  readonly head: string;
}

/**
 * Takes a compound apart: "buntstifte" gives "bunt" and "stifte".
 * @param word folded
 * @param stemmed takes the ending off a folded word
 * @param isWord whether a folded word or stem is alone somewhere in the assortment
 * @returns null for a word that is none
 */
export function compoundOf(
  word: string,
  stemmed: (word: string) => string,
  isWord: (word: string) => boolean,
): Compound | null {
  if (word.length < leastCompound) return null;
  // The longest head first: "stiftebox" ends in "box", but "pinselset" rather in "set" than in "t".
  for (let at = leastFirstPart; at <= word.length - 3; at += 1) {
    const [modifier, head] = [word.slice(0, at), word.slice(at)];
    const isHead = heads.has(head) || heads.has(stemmed(head));
    if (!isHead && !(stemmed(head).length >= leastPart && (isWord(head) || isWord(stemmed(head))))) continue;
    const modifierWord = wordIn(modifier, stemmed, isWord);
    if (modifierWord !== null || (isHead && !isAdjective(modifier, head))) return { modifier, modifierWord, head };
  }
  return null;
}

/**
 * Whether "tisch" ends an adjective rather than a compound: "magnetisch", "praktische". What a table is for ends in
 * another letter.
 * @param modifier what stands before the head
 */
export const isAdjective = (modifier: string, head: string): boolean =>
  head.startsWith("tisch") && /(?:[aeiou]|[kps]|las|nas)$/.test(modifier);

function wordIn(start: string, stemmed: (word: string) => string, isWord: (word: string) => boolean): string | null {
  for (const joint of joints) {
    if (!start.endsWith(joint)) continue;
    const bare = start.slice(0, start.length - joint.length);
    if (bare.length >= leastFirstPart && isWord(bare)) return bare;
    const stemOf = stemmed(bare);
    if (stemOf.length >= leastPart && isWord(stemOf)) return stemOf;
  }
  return null;
}

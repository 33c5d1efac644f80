/** Shortest parts of a compound; shorter ones are found in any word. */
const leastPart = 4;
const leastFirstPart = 3;
const leastCompound = 7;

/** Letters that German puts between the parts of a compound. */
const joints = ["", "s", "es", "n", "en", "er"];

/** Words that compounds of this assortment end in, folded and stemmed; the rest is learnt from the assortment itself. */
const heads = new Set(
  [
    "stift full kreid farb pinsel heft block papier karton mapp ordner ringbuch hull buch kalend plan tafel magnet globus kart",
    "stuhl tisch regal schrank hock box kist teppich lamp uhr ball seil reif matt roll rad puzzl spiel pupp baustein bahn",
    "flot trommel triangel gitarr xylophon scher kleb knet perl woll stoff stempel set tasch ranz rucksack mappch flasch dos",
    "lineal zirkel dreieck spitz gummi rechn wurfel waag glas lup mikroskop thermomet brett wand handtuch schurz",
  ]
    .join(" ")
    .split(" "),
);

/**
 * The parts of a compound: "buntstifte" gives "bunt" and "stift".
 * @param word folded
 * @param stemmed takes the ending off a folded word
 * @param isWord whether a folded word or stem stands alone somewhere in the assortment
 * @returns stems of the parts; empty for a word that is none
 */
export function partsOf(word: string, stemmed: (word: string) => string, isWord: (word: string) => boolean): string[] {
  if (word.length < leastCompound) return [];
  // The longest head first: "stiftebox" ends in "box", but "pinselset" rather in "set" than in "t".
  for (let at = leastFirstPart; at <= word.length - 3; at += 1) {
    const head = stemmed(word.slice(at));
    if (!heads.has(head) && !(head.length >= leastPart && isWord(head))) continue;
    const first = firstPart(word.slice(0, at), stemmed, isWord);
    if (first !== null) return [first, head];
    if (heads.has(head)) return [head];
  }
  return [];
}

function firstPart(start: string, stemmed: (word: string) => string, isWord: (word: string) => boolean): string | null {
  for (const joint of joints) {
    if (!start.endsWith(joint)) continue;
    const bare = start.slice(0, start.length - joint.length);
    if (bare.length >= leastFirstPart && isWord(bare)) return bare;
    const stemOf = stemmed(bare);
    if (stemOf.length >= leastPart && isWord(stemOf)) return stemOf;
  }
  return null;
}

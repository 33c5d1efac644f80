/** Shortest parts of a compound; shorter ones are found in any word. */
const leastPart = 4;
const leastFirstPart = 3;
const leastCompound = 7;
/** A word of this length is no accident at the end of another one, whatever stands before it. */
const leastLongHead = 7;
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

/**
 * What separable verbs begin with, folded. With it, the noun of who or what does something is another word: "Aufkleber"
 * stick on things, and are no "Kleber".
 */
const verbPrefixes = "(?:ab|an|auf|aus|ein|nach|um|unter|vor|zu)";
const isPrefix = new RegExp(`^${verbPrefixes}$`);
const startsWithPrefix = new RegExp(`^${verbPrefixes}`);
const endsInPrefix = new RegExp(`${verbPrefixes}$`);
const isAgent = (head: string): boolean => /er[ns]?$/.test(head);

function isHeadWord(word: string, stemmed: (word: string) => string): boolean {
  const isIt = (one: string) => heads.has(one) || heads.has(stemmed(one));
  return isIt(word) || (isAgent(word) && startsWithPrefix.test(word) && isIt(word.replace(startsWithPrefix, "")));
}

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
  let long: Compound | null = null;
  // The longest head first: "stiftebox" ends in "box", but "pinselset" rather in "set" than in "t".
  for (let at = leastFirstPart; at <= word.length - 3; at += 1) {
    const [modifier, head] = [word.slice(0, at), word.slice(at)];
    const isHead = isHeadWord(head, stemmed);
    if (!isHead && !(stemmed(head).length >= leastPart && (isWord(head) || isWord(stemmed(head))))) continue;
    const modifierWord = wordIn(modifier, stemmed, isWord);
    const isOnlyPrefix = isPrefix.test(modifier);
    if (isAgent(head) && (isOnlyPrefix || (modifierWord === null && endsInPrefix.test(modifier)))) continue;
    if (modifierWord !== null || (isHead && !isAdjective(modifier, head))) return { modifier, modifierWord, head };
    const isLong = modifier.length >= leastPart && stemmed(head).length >= leastLongHead;
    if (isLong) long ??= { modifier, modifierWord, head };
  }
  return long;
}

/**
 * Whether "tisch" ends an adjective rather than a compound: "magnetisch", "praktische". What a table is for ends in
 * another letter.
 * @param modifier what stands before the head
 */
export const isAdjective = (modifier: string, head: string): boolean =>
  head.startsWith("tisch") && /(?:[aeiou]|[kps]|las|nas)$/.test(modifier);

/** The infinitive of a verb on "-ieren" that a word begins with: "modellieren" for "Modelliermasse"; null when none does. */
export function verbIn(word: string): string | null {
  const [, verb] = /^(.{3,}?ier)[^e].{2,}$/.exec(word) ?? [];
  return verb === undefined ? null : `${verb}en`;
}

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

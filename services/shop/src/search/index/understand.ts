import { verbIn } from "../text/compounds.ts";
import type { Word } from "../text/words.ts";
import { fieldCosts } from "./fields.ts";
import type { Candidate, TextIndex } from "./text-index.ts";

/** Cost by document, less is better; documents are places in `TextIndex.productIds`. */
export type Costs = ReadonlyMap<number, number>;

/** A typed word with what it was taken for. */
export interface Understood {
  readonly costs: Costs;
  readonly spelling: string;
  readonly isMended: boolean;
}

/** What it costs that a word stands for another, more where it names things itself, that it ends a compound, that it is only begun, that it was mistyped. */
const extras = { synonym: 2, namesake: 2, end: 2, begun: 3, mended: 4 } as const;
/** What it costs that a thing is of the kind that was typed, but what kind of it is not said: a desk that is a table. */
const headOnly = 10;
/** The first part of a typed compound costs no more where the assortment has it, and more where descriptions do alone. */
const mostOfModifier = 2;
const mentionedModifier = 8;
/** What it costs that a thing is for what was typed, at most, and for what no more is known. */
const purposeOnly = 12;
/** What it costs that not a thing itself is of a kind, but its department. */
const departmentOnly = 6;
/** What a further word of a phrase costs: in the name, or in the department and the traits. */
const furtherWord = { name: 1, trait: 3 } as const;
/** Up to this cost a word says what things are, not what they have. */
export const naming: number = fieldCosts.root;

/**
 * Documents of a typed word: as it is, what it stands for, what it begins or ends, its parts; else of the word that it
 * was likely meant to be; else of the kind of thing that it ends in.
 * @param asTyped takes it as it is
 */
export function understand(index: TextIndex, { folded, written }: Word, asTyped: boolean): Understood {
  const asItIs = { costs: documentsOfWord(index, folded), spelling: written, isMended: false };
  if (asItIs.costs.size > 0 || asTyped) return asItIs;
  const meant = index.similar(folded);
  const kind = shifted(documentsOfKind(index, folded), headOnly);
  // A compound of known words is no slip of a word that descriptions happen to have.
  if (meant === null || (kind.size > 0 && !index.isNaming(meant))) return { ...asItIs, costs: kind };
  const costs = documentsOfWord(index, meant);
  return { costs: shifted(costs, extras.mended), spelling: index.spellingOf(meant), isMended: true };
}

/** Documents that two or three typed words, joined, name: "bunt stifte". Empty where the joined word is no name. */
export function documentsOfJoined(index: TextIndex, words: readonly Word[]): Costs {
  const joined = words.map(({ folded }) => folded).join("");
  // What descriptions happen to have is no name.
  return upTo(fieldCosts.categoryHead, merge([known(index, joined), synonymsOf(index, joined)]));
}

function documentsOfWord(index: TextIndex, word: string): Costs {
  const own = known(index, word);
  const synonyms = synonymsOf(index, word);
  if (leastOf(own) < fieldCosts.root) {
    const longer = atLeast(longerNames(index, word), fieldCosts.modifier);
    return merge([own, shifted(synonyms, extras.namesake), longer]);
  }
  const named = merge([own, synonyms]);
  const ends = documentsOf(index, index.endingWith(word, extras.end));
  const parts = partsOf(index, word);
  const purpose = named.size > 0 ? none : documentsOfVerb(index, word);
  // What a known word begins is a kind of another thing: "Schreibtisch" and "Schreibtischleuchte".
  const longer = longerNames(index, word);
  const begun = named.size > 0 ? atLeast(longer, fieldCosts.modifier) : shifted(longer, extras.begun);
  const kind = named.size > 0 || parts.size > 0 ? shifted(documentsOfKind(index, word), headOnly) : none;
  return merge([named, ends, parts, begun, kind, purpose]);
}

/** Documents whose names and departments have a word that starts with what was typed; descriptions start with anything. */
function longerNames(index: TextIndex, word: string): Costs {
  if (word.length <= 2) return none;
  return upTo(fieldCosts.modifier, documentsOf(index, index.startingWith(word, 0)));
}

const known = (index: TextIndex, word: string): Costs => documentsOf(index, index.exact(word));

/** Documents of what a word stands for: of any of its phrases. */
function synonymsOf(index: TextIndex, word: string): Costs {
  const phrases = index.formsOf(word).flatMap((form) => index.synonyms.get(form) ?? []);
  return shifted(merge(phrases.map((words) => documentsOfPhrase(index, words))), extras.synonym);
}

/** Documents with all words of a phrase; the last one says what the thing is. */
function documentsOfPhrase(index: TextIndex, words: readonly string[]): Costs {
  return common(
    words.map((word, place) => {
      const costs = known(index, word);
      if (place < words.length - 1) return mapped(costs, costOfFurther);
      return costs.size > 0 ? costs : documentsOf(index, index.endingWith(word, extras.end));
    }),
  );
}

function costOfFurther(cost: number): number {
  if (cost >= fieldCosts.description) return cost;
  return cost <= fieldCosts.aside || cost >= fieldCosts.modifier ? furtherWord.name : furtherWord.trait;
}

/** Documents that have both parts of a compound; the other way round, too: "Seilspringen" and "Springseil". */
function partsOf(index: TextIndex, word: string): Costs {
  const compound = index.compound(word);
  if (!compound) return none;
  const { head, modifier, modifierWord } = compound;
  const modifiers = merge([modifier, modifierWord ?? modifier].map((one) => known(index, one)));
  const named = upTo(fieldCosts.modifier + fieldCosts.root, known(index, head));
  const turned = common([kindOf(index, modifierWord ?? modifier), atMost(named, mostOfModifier)]);
  const straight = common([kindOf(index, head), mapped(modifiers, costOfModifier)]);
  return merge([straight, shifted(turned, extras.begun)]);
}

const costOfModifier = (cost: number): number =>
  cost < fieldCosts.description ? Math.min(cost, mostOfModifier) : mentionedModifier;

/** Documents of the verb that a compound begins with: what "Modelliermasse" and "Experimentierkasten" are for. */
function documentsOfVerb(index: TextIndex, word: string): Costs {
  const verb = index.language === "de" ? verbIn(word) : null;
  return verb === null ? none : mapped(known(index, verb), (cost) => Math.max(headOnly, Math.min(cost, purposeOnly)));
}

/** Documents of the kind that a compound names: tables for a desk. */
function documentsOfKind(index: TextIndex, word: string): Costs {
  const compound = index.compound(word);
  return compound ? kindOf(index, compound.head) : none;
}

/**
 * Documents that are called so, or whose department is, or the one that it is a part of. For a typed compound, other
 * compounds are as good as what is called no more than that.
 */
const kindOf = (index: TextIndex, head: string): Costs =>
  mapped(upTo(fieldCosts.above, merge([known(index, head), synonymsOf(index, head)])), (cost) =>
    cost < fieldCosts.category ? Math.max(cost, fieldCosts.head - 1) : cost + departmentOnly,
  );

const none: Costs = new Map();

function documentsOf(index: TextIndex, candidates: readonly Candidate[]): Costs {
  return merge(candidates.map(({ term, extra }) => shifted(index.documentsOf(term), extra)));
}

const mapped = (costs: Costs, change: (cost: number) => number): Costs =>
  new Map([...costs].map(([document, cost]) => [document, change(cost)]));
const shifted = (costs: Costs, extra: number): Costs => (extra === 0 ? costs : mapped(costs, (cost) => cost + extra));
const atLeast = (costs: Costs, least: number): Costs => mapped(costs, (cost) => Math.max(cost, least));
const upTo = (most: number, costs: Costs): Costs => new Map([...costs].filter(([, cost]) => cost <= most));
const atMost = (costs: Costs, most: number): Costs => mapped(costs, (cost) => Math.min(cost, most));

/** The least cost of all; infinite when there is no document. */
export function leastOf(costs: Costs): number {
  let least = Infinity;
  for (const cost of costs.values()) if (cost < least) least = cost;
  return least;
}

/** Documents of any of these, each at its lowest cost. */
export function merge(all: readonly Costs[]): Costs {
  const merged = new Map<number, number>();
  for (const costs of all) {
    for (const [document, cost] of costs) merged.set(document, Math.min(cost, merged.get(document) ?? Infinity));
  }
  return merged;
}

/** Documents that all of these have, at the sum of their costs. */
function common([first, ...others]: readonly Costs[]): Costs {
  const found = new Map<number, number>();
  for (const [document, cost] of first ?? []) {
    const sum = others.reduce((total, other) => total + (other.get(document) ?? Infinity), cost);
    if (sum < Infinity) found.set(document, sum);
  }
  return found;
}

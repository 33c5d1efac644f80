import { cutText, readText } from "@chalkbox/input-text/read-text";

/** Longer searches say nothing more; the rest of a book that someone pastes is not read. */
const maxQueryLength = 200;
/** Words of a search that count. */
const maxWords = 8;
const maxWordLength = 40;

const pairs: Readonly<Record<string, string>> = { ß: "ss", æ: "a", œ: "o", ae: "a", oe: "o", ue: "u", ph: "f" };

/**
 * The form in which words are compared: lower case, without accents, and `ae`, `oe`, `ue` as plain vowels, so that
 * "Füller", "Fueller" and "fuller" are one word, and "Xylophon" is "Xylofon". Both the assortment and the searches are
 * folded.
 */
export const fold = (text: string): string =>
  withoutAccents(text.toLowerCase()).replaceAll(/ß|æ|œ|ae|oe|ue|ph/gu, (letters) => pairs[letters] ?? letters);

// Most words are of plain letters alone; looking is much faster than taking apart.
const withoutAccents = (text: string): string =>
  /[^\p{ASCII}]/u.test(text) ? text.normalize("NFD").replaceAll(/\p{M}/gu, "") : text;

/** A word as it is compared and as it is written. */
export interface Word {
  readonly folded: string;
  readonly written: string;
}

/**
 * The words of a text, in order.
 * @param folding what folds them; one for many texts remembers what it gave
 */
export const writtenWordsOf = (text: string, folding = fold): Word[] =>
  (readText(text.normalize("NFKC")).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((written) => ({ folded: folding(written), written }))
    .filter(({ folded }) => folded !== "");

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => writtenWordsOf(text).map(({ folded }) => folded);

/** Words that say nothing about what is wanted; folded. Questions and sentences have them, and so have listings elsewhere. */
const fillers = new Set(
  [
    "der die das den dem des ein eine einen einem einer und oder mit fur von im in zu am an auf aus bei bis zum zur ohne als nach",
    "the a an and or with for of to from in on at by up without",
    "was wo wie wer welche welcher welches welchen wann warum gibt es haben hat habt ihr sie ich wir man mir uns brauche brauchen",
    "suche suchen finde finden mochte mochten will kann kaufen bestellen bestelle gunstig gunstige billig billige online shop preis",
    "what where which who how can do does have has you we need needs want looking find buy order cheap online shop price please is are",
    "din stk st bitte hallo",
  ]
    .join(" ")
    .split(" "),
);

/** Words behind which stands what a thing has or is for, and no longer what it is; folded. */
const detailWords = new Set("fur mit in im zum zur aus bis auf ohne am an von with for of to up in from".split(" "));

/** Whether a word says that what follows is a detail. @param word folded */
export const turnsToDetail = (word: string): boolean => detailWords.has(word);

/** The words of a search that count, at most eight; fillers only when there is nothing else. */
export function queryWords(query: string): Word[] {
  const words = wordsTyped(query);
  const telling = words.filter(({ folded }) => !fillers.has(folded));
  const once = new Map((telling.length > 0 ? telling : words).map((word) => [word.folded, word]));
  return [...once.values()].slice(0, maxWords);
}

/**
 * The words of a search, folded, that say what the thing wanted has or is for: of "Spitzer für Bleistifte" the second.
 * None where nothing else is wanted.
 */
export function queryDetails(query: string): ReadonlySet<string> {
  const words = wordsTyped(query).map(({ folded }) => folded);
  const thing = words.findIndex((word) => !fillers.has(word));
  const turn = words.findIndex((word, at) => at > thing && turnsToDetail(word));
  return new Set(thing === -1 || turn === -1 ? [] : words.slice(turn + 1));
}

const wordsTyped = (query: string): Word[] =>
  writtenWordsOf(cutText(query, maxQueryLength)).map(({ folded, written }) => ({
    folded: folded.slice(0, maxWordLength),
    written: written.slice(0, maxWordLength),
  }));

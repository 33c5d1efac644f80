/** Longer searches say nothing more; the rest of a book that somebody pastes is not read. */
const maxQueryLength = 200;
/** Words of a search that count. */
const maxWords = 8;
const maxWordLength = 40;

const pairs: Readonly<Record<string, string>> = { ß: "ss", æ: "a", œ: "o", ae: "a", oe: "o", ue: "u" };

/**
 * The form in which words are compared: lower case, without accents, and `ae`, `oe`, `ue` as plain vowels, so that
 * "Füller", "Fueller" and "fuller" are one word. Both the assortment and the searches are folded.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/ß|æ|œ|ae|oe|ue/gu, (letters) => pairs[letters] ?? letters);

/** A word as it is compared and as it is written. */
export interface Word {
  readonly folded: string;
  readonly written: string;
}

/** The words of a text, in order. */
export const writtenWordsOf = (text: string): Word[] =>
  (text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((written) => ({ folded: fold(written), written }))
    .filter(({ folded }) => folded !== "");

/** The folded words of a text, in order. */
export const wordsOf = (text: string): string[] => writtenWordsOf(text).map(({ folded }) => folded);

/** Words that say nothing about what is wanted; folded. */
const fillers = new Set(
  "der die das den dem ein eine einen und oder mit fur von im in zu am an auf aus bei the a an and or with for of to from".split(
    " ",
  ),
);

/** The words of a search that count, at most eight; fillers only when there is nothing else. */
export function queryWords(query: string): Word[] {
  const words = writtenWordsOf(query.slice(0, maxQueryLength)).map(({ folded, written }) => ({
    folded: folded.slice(0, maxWordLength),
    written: written.slice(0, maxWordLength),
  }));
  const telling = words.filter(({ folded }) => !fillers.has(folded));
  const once = new Map((telling.length > 0 ? telling : words).map((word) => [word.folded, word]));
  return [...once.values()].slice(0, maxWords);
}

import { wordsOf } from "./words.ts";

/** What shoppers call something, and what the assortment calls it: words or phrases. */
export interface Synonym {
  readonly word: string;
  readonly meant: readonly string[];
}

/** What words stand for: phrases by what is typed. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The form of a word or phrase that synonyms are looked up by: folded, without blanks and hyphens. */
export const synonymKey = (text: string): string => wordsOf(text).join("");

/** Makes synonyms ready to be looked up. @returns the folded words of each meant phrase, by key */
export function readSynonyms(rows: readonly Synonym[]): Synonyms {
  const found = new Map<string, (readonly string[])[]>();
  for (const { word, meant } of rows) {
    const key = synonymKey(word);
    const phrases = meant.map(wordsOf).filter((words) => words.length > 0);
    if (key !== "") found.set(key, [...(found.get(key) ?? []), ...phrases]);
  }
  return found;
}

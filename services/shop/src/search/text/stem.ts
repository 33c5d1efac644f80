import type { TextLanguage } from "../../catalogue/language.ts";

/** Endings by language, longest first; what is left must be long enough to be a word. */
const endings: Readonly<Record<TextLanguage, readonly string[]>> = {
  de: ["ern", "em", "en", "er", "es", "e", "n", "s"],
  en: ["ing", "ies", "ed", "es", "s", "y"],
};
const leastStem = 4;

/**
 * A word without its ending, light-handed: "Stifte" and "Stiften" become "stift". Words are looked up unstemmed as
 * well, so that a stem that went too far hides nothing.
 * @param word folded
 */
export function stem(word: string, language: TextLanguage): string {
  for (const ending of endings[language]) {
    if (word.length - ending.length >= leastStem && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

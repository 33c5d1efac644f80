import type { TextLanguage } from "../../catalogue/language.ts";

/** Endings of numbers and cases, longest first; what is left must be long enough to be a word. */
const inflections: Readonly<Record<TextLanguage, readonly string[]>> = {
  de: ["em", "en", "es", "e", "n", "s"],
  en: ["ies", "es", "s", "y"],
};
/** Endings that make another word: who or what does something, how something is. Several at once: "Globus", "Globen". */
const derivations: Readonly<Record<TextLanguage, readonly string[]>> = {
  de: ["ern", "ers", "er", "us"],
  en: ["ing", "ed", "er"],
};
const leastStem = 4;

function without(endings: readonly string[], word: string): string {
  for (const ending of endings) {
    if (word.length - ending.length >= leastStem && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

/**
 * A word without its ending, light-handed: "Stifte" and "Stiften" become "stift". Words are looked up unstemmed as
 * well, so that a stem that went too far hides nothing.
 * @param word folded
 */
export const stem = (word: string, language: TextLanguage): string => without(inflections[language], word);

/**
 * A word without the endings that make another word of it: "Rechner" becomes "rechn", as "Rechnen" does; "Kinder" is
 * "kind". Words that share no more than this are less alike.
 * @param word folded
 */
export function root(word: string, language: TextLanguage): string {
  // "Rechnen" and "Rechner" belong to "Rechenheft", "zeichnen" to "Zeichenblock".
  const verb = language === "de" ? /^(.+ch)n(?:en|er|ers|ung)$/.exec(word) : null;
  return verb ? `${verb[1]}en` : without(derivations[language], word);
}

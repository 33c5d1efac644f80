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
/** German bends short words as well, with a vowel: "rote", "Uhren", "Räder". */
const leastShortStem = 3;

function without(endings: readonly string[], word: string, language: TextLanguage): string {
  for (const ending of endings) {
    const least = language === "de" && /^[eu]/.test(ending) ? leastShortStem : leastStem;
    if (word.length - ending.length >= least && word.endsWith(ending)) return word.slice(0, -ending.length);
  }
  return word;
}

/**
 * A word without its ending, light-handed: "Stifte" and "Stiften" become "stift". Words are looked up unstemmed as
 * well, so that a stem that went too far hides nothing.
 * @param word folded
 */
export const stem = (word: string, language: TextLanguage): string => without(inflections[language], word, language);

/**
 * A word without the endings that make another word of it: "Rechner" becomes "rechn", as "Rechnen" does; "Kinder" is
 * "kind", "roter" is "rot". Words that share no more than this are less alike.
 * @param word folded
 */
export function root(word: string, language: TextLanguage): string {
  // "Rechnen" and "Rechner" belong to "Rechenheft", "zeichnen" to "Zeichenblock".
  const verb = language === "de" ? /^(.+ch)n(?:en|er|ers|ung)$/.exec(word) : null;
  return verb ? `${verb[1]}en` : without(derivations[language], word, language);
}

/** The material in an adjective that says what something is made of: "hölzern", "wollen", "ledern". */
const madeOf = [/^(.{4,})ern$/, /^(.{4,})en$/, /^(.{2,}er)n$/];

/**
 * The roots that a typed word may have, likeliest first: its own, that of a bent comparative or noun ("größere",
 * "Kindern"), and the material that an adjective is made of ("hölzerne" is of "holz").
 * @param word folded
 */
export function rootsOf(word: string, language: TextLanguage): string[] {
  const bare = stem(word, language);
  const roots = [root(word, language), root(bare, language)];
  if (language === "en") return [...new Set(roots)];
  const materials = [word, bare].flatMap((form) => madeOf.flatMap((ending) => ending.exec(form)?.[1] ?? []));
  return [...new Set([...roots, ...materials])];
}

/** The forms that a typed word is looked up by, likeliest first: as it is, its stem, its roots. @param word folded */
export const formsOf = (word: string, language: TextLanguage): string[] => [
  ...new Set([word, stem(word, language), ...rootsOf(word, language)]),
];

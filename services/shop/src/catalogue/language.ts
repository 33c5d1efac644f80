import type { Language } from "../platform/context.ts";

/** Languages that texts are stored in. */
export type TextLanguage = "de" | "en";

/** The stored language that a shop language reads. */
export const textLanguage = (language: Language): TextLanguage => (language === "en-DE" ? "en" : "de");

/** Picks the text for a shop language. */
export const inLanguage = (text: { readonly de: string; readonly en: string }, language: Language): string =>
  text[textLanguage(language)];

/** Picks the column for a shop language from a pair such as `name_de`, `name_en`. */
export const pick = <Text>(language: Language, de: Text, en: Text): Text => (language === "en-DE" ? en : de);

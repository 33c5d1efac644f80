import type { Language } from "../platform/context.ts";

/** Languages that texts are stored in. */
export type TextLanguage = "de" | "en";

/** The stored language that a shop language reads. */
export const textLanguage = (language: Language): TextLanguage => (language === "en-DE" ? "en" : "de");

/** As Switzerland writes German: without ß. */
const swiss = (text: string): string => text.replaceAll("ß", "ss");

/** Picks the text for a shop language. */
export const inLanguage = (text: { readonly de: string; readonly en: string }, language: Language): string =>
  pick(language, text.de, text.en);

/**
 * Picks the text for a shop language from a pair such as `name_de`, `name_en`; in Switzerland it has no ß.
 *
 * @param de text, or null where there is none
 */
export function pick(language: Language, de: string, en: string): string;
export function pick(language: Language, de: string | null, en: string | null): string | null;
export function pick(language: Language, de: string | null, en: string | null): string | null {
  if (language === "en-DE") return en;
  return language === "de-CH" && de !== null ? swiss(de) : de;
}

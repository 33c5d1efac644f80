/** What numbers and dates are written in when nothing says which language it is (I18N-02); no storefront has it. */
export const defaultLocale = "en-US";

const locales = ["de-DE", "de-AT", "de-CH", "en-DE"] as const;
let hasWarned = false;

/**
 * The locale of a shop language. Every storefront sets one; where none is known the default stands in, with one warning:
 * it is a bug of the caller, and a page with foreign separators is better than none (C-12).
 */
export function localeOf(language: string | null | undefined): (typeof locales)[number] | typeof defaultLocale {
  const locale = locales.find((each) => each === language);
  if (locale !== undefined) return locale;
  if (!hasWarned) console.warn(`No locale for the language "${String(language)}": ${defaultLocale} is used`);
  hasWarned = true;
  return defaultLocale;
}

/**
 * Names a country in a language.
 * @param code ISO 3166-1, e.g. `DE`; a text that is no such code comes back as it is
 * @param language e.g. `de-DE`
 */
export const countryName = (code: string, language: string): string =>
  /^[A-Z]{2}$/u.test(code) ? (new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code) : code;

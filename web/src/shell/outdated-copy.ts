import { defineCopy } from "../lib/copy.ts";

/** What pages of the catalogue say while the shop gives no answer. */
export const outdatedCopy = defineCopy({
  de: {
    outdated:
      "Der Shop antwortet gerade nicht: Preise und Verfügbarkeit auf dieser Seite können veraltet sein. Es gilt, was Ihr Warenkorb dann zeigt.",
  },
  en: {
    outdated:
      "The shop is not answering at the moment: prices and availability on this page may be out of date. What your basket then shows applies.",
  },
});

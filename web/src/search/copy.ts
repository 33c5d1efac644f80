import { defineCopy } from "../lib/copy.ts";

/** Texts of the search page. */
export const searchCopy = defineCopy({
  de: {
    title: "Suche",
    titleFor: (term: string) => `Suche nach „${term}“`,
    found: (count: string, term: string) => `${count} Treffer für „${term}“`,
    one: (term: string) => `1 Treffer für „${term}“`,
    none: (term: string) => `Keine Treffer für „${term}“`,
    noneHelp:
      "Prüfen Sie die Schreibweise, oder suchen Sie nach einem allgemeineren Wort, zum Beispiel „Stift“ statt „Dreikantbuntstift“.",
    inCategory: "Treffer in",
    allCategories: "Alle Kategorien",
    noQuery: "Wonach suchen Sie?",
    noQueryHelp: "Geben Sie oben einen Artikel, eine Marke oder eine Artikelnummer ein.",
    home: "Zur Startseite",
  },
  en: {
    title: "Search",
    titleFor: (term: string) => `Search for “${term}”`,
    found: (count: string, term: string) => `${count} results for “${term}”`,
    one: (term: string) => `1 result for “${term}”`,
    none: (term: string) => `No results for “${term}”`,
    noneHelp:
      "Check the spelling, or search for a more general word, for example “pencil” instead of “triangular coloured pencil”.",
    inCategory: "Results in",
    allCategories: "All categories",
    noQuery: "What are you looking for?",
    noQueryHelp: "Enter a product, a brand or an order number above.",
    home: "To the home page",
  },
});

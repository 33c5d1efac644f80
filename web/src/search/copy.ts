import { defineCopy } from "../lib/copy.ts";

/** Texts of the search page. */
export const searchCopy = defineCopy({
  de: {
    title: "Suche",
    term: "Suchbegriff",
    search: "Suchen",
    titleFor: (term: string) => `Suche nach „${term}“`,
    describe: (title: string) => `${title} bei Chalkbox: Artikel für Schule, Kindergarten und Lernen.`,
    found: (term: string) => `Treffer für „${term}“`,
    nothingFor: (term: string) => `Für „${term}“ haben wir nichts gefunden.`,
    searchInstead: (term: string) => `Stattdessen nach „${term}“ suchen`,
    partial: "Kein Artikel passt zu allen Ihren Wörtern. Hier ist, was zu den meisten passt.",
    everywhere: "In allen Kategorien suchen",
    none: (term: string) => `Keine Treffer für „${term}“`,
    noneHelp:
      "Prüfen Sie die Schreibweise, oder suchen Sie nach einem allgemeineren Wort, zum Beispiel „Stift“ statt „Dreikantbuntstift“.",
    inCategory: "Treffer in",
    allCategories: "Alle Kategorien",
    noQuery: "Wonach suchen Sie?",
    noQueryHelp: "Geben Sie oben einen Artikel, eine Marke oder eine Artikelnummer ein.",
    home: "Zur Startseite",
    departments: "Unser Sortiment",
    bestSellers: "Das kaufen andere gern",
  },
  en: {
    title: "Search",
    term: "Search term",
    search: "Search",
    titleFor: (term: string) => `Search for “${term}”`,
    describe: (title: string) => `${title} at Chalkbox: products for school, kindergarten and learning.`,
    found: (term: string) => `Results for “${term}”`,
    nothingFor: (term: string) => `We found nothing for “${term}”.`,
    searchInstead: (term: string) => `Search for “${term}” instead`,
    partial: "No product matches all of your words. Here is what matches most of them.",
    everywhere: "Search in all categories",
    none: (term: string) => `No results for “${term}”`,
    noneHelp:
      "Check the spelling, or search for a more general word, for example “pencil” instead of “triangular coloured pencil”.",
    inCategory: "Results in",
    allCategories: "All categories",
    noQuery: "What are you looking for?",
    noQueryHelp: "Enter a product, a brand or an order number above.",
    home: "To the home page",
    departments: "Our departments",
    bestSellers: "What others like to buy",
  },
});

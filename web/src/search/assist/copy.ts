import { defineCopy } from "../../lib/copy.ts";

/** Texts of what opens below the search box. */
export const assistCopy = defineCopy({
  de: {
    list: "Vorschläge",
    last: "Zuletzt gesucht",
    popular: "Beliebte Suchen",
    queries: "Suchen nach",
    categories: "Kategorien",
    brands: "Marken",
    products: "Artikel",
    from: "ab",
    forget: "Letzte Suchen löschen",
    count: (count: number) => (count === 1 ? "1 Vorschlag" : `${count} Vorschläge`),
    none: "Keine Vorschläge",
  },
  en: {
    list: "Suggestions",
    last: "Searched for last",
    popular: "Popular searches",
    queries: "Search for",
    categories: "Categories",
    brands: "Brands",
    products: "Products",
    from: "from",
    forget: "Delete last searches",
    count: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
    none: "No suggestions",
  },
});

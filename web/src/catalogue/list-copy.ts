import { defineCopy } from "../lib/copy.ts";

/** Texts that every page with a list has from the start. */
export const listCopy = defineCopy({
  de: {
    filters: "Filter",
    results: (count: string) => (count === "1" ? "1 Artikel" : `${count} Artikel`),
    sortBy: "Sortieren nach",
    applySort: "Sortieren",
    price: "Preis",
    rating: "Bewertung",
    rangeFrom: (from: string) => `ab ${from}`,
    rangeTo: (to: string) => `bis ${to}`,
    range: (from: string, to: string) => `${from} bis ${to}`,
    describe: (name: string, count: string) =>
      `${name} bei Chalkbox: ${count} Artikel für Schule, Kindergarten und Lernen. Schnell geliefert, auch auf Rechnung.`,
    subcategories: "Kategorien",
    category: "Kategorie",
    allOf: (name: string) => `Alles in „${name}“`,
  },
  en: {
    filters: "Filters",
    results: (count: string) => (count === "1" ? "1 product" : `${count} products`),
    sortBy: "Sort by",
    applySort: "Sort",
    price: "Price",
    rating: "Rating",
    rangeFrom: (from: string) => `from ${from}`,
    rangeTo: (to: string) => `up to ${to}`,
    range: (from: string, to: string) => `${from} to ${to}`,
    describe: (name: string, count: string) =>
      `${name} at Chalkbox: ${count} products for school, kindergarten and learning. Delivered fast, also by invoice.`,
    subcategories: "Categories",
    category: "Category",
    allOf: (name: string) => `Everything in “${name}”`,
  },
});

/** The texts in one language. */
export type ListTexts = (typeof listCopy)["de"];

import { defineCopy } from "../lib/copy.ts";

/** Texts of the wish list. */
export const wishlistCopy = defineCopy({
  de: {
    title: "Merkzettel",
    emptyTitle: "Ihr Merkzettel ist leer",
    emptyText: "Hier steht, was Sie sich vormerken.",
    toShop: "Zum Sortiment",
    pieces: (count: number) => `${count} Stück`,
    unavailable: "Zurzeit nicht lieferbar",
    entries: (list: string) => `Artikel auf „${list}“`,
  },
  en: {
    title: "Wish list",
    emptyTitle: "Your wish list is empty",
    emptyText: "What you set aside is listed here.",
    toShop: "To the products",
    pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
    unavailable: "Not available at the moment",
    entries: (list: string) => `Items on “${list}”`,
  },
});

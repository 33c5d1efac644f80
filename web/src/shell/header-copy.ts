import { defineCopy } from "../lib/copy.ts";

/** Texts of the header of browse pages. */
export const headerCopy = defineCopy({
  de: {
    menu: "Menü",
    searchShort: "Suche",
    wishlist: "Merkzettel",
    wishlistWith: (count: number) => `Merkzettel, ${count} Artikel`,
    accountPages: "Kontoseiten zeigen",
    account: "Konto",
    myAccount: "Mein Konto",
    basket: "Warenkorb",
    basketWith: (count: number) => `Warenkorb, ${count} Artikel`,
    departments: "Sortiment",
  },
  en: {
    menu: "Menu",
    searchShort: "Search",
    wishlist: "Wish list",
    wishlistWith: (count: number) => (count === 1 ? "Wish list, 1 item" : `Wish list, ${count} items`),
    accountPages: "Show account pages",
    account: "Account",
    myAccount: "My account",
    basket: "Basket",
    basketWith: (count: number) => (count === 1 ? "Basket, 1 item" : `Basket, ${count} items`),
    departments: "Departments",
  },
  edu: {
    de: {
      wishlist: "Bestelllisten",
      wishlistWith: (count: number) => `Bestelllisten, ${count} Artikel`,
    },
    en: {
      wishlist: "Order lists",
      wishlistWith: (count: number) => (count === 1 ? "Order lists, 1 item" : `Order lists, ${count} items`),
    },
  },
});

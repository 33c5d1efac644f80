import { defineCopy } from "../lib/copy.ts";

/** Texts of header, footer and layouts. */
export const copy = defineCopy({
  de: {
    skip: "Zum Inhalt springen",
    home: "Chalkbox, zur Startseite",
    menu: "Menü",
    signIn: "Anmelden",
    searchShort: "Suche",
    wishlist: "Merkzettel",
    wishlistWith: (count: number) => `Merkzettel, ${count} Artikel`,
    accountPages: "Kontoseiten zeigen",
    account: "Konto",
    outdated:
      "Der Shop antwortet gerade nicht: Preise und Verfügbarkeit auf dieser Seite können veraltet sein. Es gilt, was Ihr Warenkorb dann zeigt.",
    myAccount: "Mein Konto",
    basket: "Warenkorb",
    basketWith: (count: number) => `Warenkorb, ${count} Artikel`,
    departments: "Sortiment",
    footer: "Fußbereich",
    secure: "Sichere Verbindung",
    backToBasket: "Zurück zum Warenkorb",
  },
  en: {
    skip: "Skip to content",
    home: "Chalkbox, to the home page",
    menu: "Menu",
    signIn: "Sign in",
    searchShort: "Search",
    wishlist: "Wish list",
    wishlistWith: (count: number) => (count === 1 ? "Wish list, 1 item" : `Wish list, ${count} items`),
    accountPages: "Show account pages",
    account: "Account",
    outdated:
      "The shop is not answering at the moment: prices and availability on this page may be out of date. What your basket then shows applies.",
    myAccount: "My account",
    basket: "Basket",
    basketWith: (count: number) => (count === 1 ? "Basket, 1 item" : `Basket, ${count} items`),
    departments: "Departments",
    footer: "Footer",
    secure: "Secure connection",
    backToBasket: "Back to the basket",
  },
});

import { defineCopy } from "../lib/copy.ts";

/** Texts of header, footer and layouts. */
export const copy = defineCopy({
  de: {
    skip: "Zum Inhalt springen",
    home: "Chalkbox, zur Startseite",
    menu: "Menü",
    search: "Suchen",
    searchHint: "Artikel, Marke oder Artikelnummer",
    signIn: "Anmelden",
    signOut: "Abmelden",
    account: "Konto",
    outdated:
      "Der Shop antwortet gerade nicht: Preise und Verfügbarkeit auf dieser Seite können veraltet sein. Es gilt, was Ihr Warenkorb dann zeigt.",
    myAccount: "Mein Konto",
    basket: "Warenkorb",
    basketWith: (count: number) => `Warenkorb, ${count} Artikel`,
    departments: "Sortiment",
    promise: "Alles für Schule, Kindergarten und Lernen · Kauf auf Rechnung · 30 Tage Rückgabe",
    businessPromise: "Für Schulen, Kitas und Unternehmen · Nettopreise · Kauf auf Rechnung",
    footer: "Fußbereich",
    secure: "Sichere Verbindung",
    backToBasket: "Zurück zum Warenkorb",
  },
  en: {
    skip: "Skip to content",
    home: "Chalkbox, to the home page",
    menu: "Menu",
    search: "Search",
    searchHint: "Product, brand or order number",
    signIn: "Sign in",
    signOut: "Sign out",
    account: "Account",
    outdated:
      "The shop is not answering at the moment: prices and availability on this page may be out of date. What your basket then shows applies.",
    myAccount: "My account",
    basket: "Basket",
    basketWith: (count: number) => (count === 1 ? "Basket, 1 item" : `Basket, ${count} items`),
    departments: "Departments",
    promise: "Everything for school, kindergarten and learning · Pay by invoice · 30 days to return",
    businessPromise: "For schools, kindergartens and companies · Net prices · Pay by invoice",
    footer: "Footer",
    secure: "Secure connection",
    backToBasket: "Back to the basket",
  },
});

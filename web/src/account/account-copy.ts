import { defineCopy } from "../lib/copy.ts";

/** Texts of the account's pages. */
export const accountPageCopy = defineCopy({
  de: {
    title: "Mein Konto",
    greeting: (name: string) => (name === "" ? "Guten Tag!" : `Guten Tag, ${name}!`),
    pages: "Ihr Konto",
    overview: "Übersicht",
    wishlist: "Merkzettel",
    basket: "Warenkorb",
    browse: "Zum Sortiment",
    signOut: "Abmelden",
    details: "Ihre Anmeldung",
    email: "E-Mail-Adresse",
    customerNumber: "Kundennummer",
    lead: "Von hier aus geht es weiter.",
    wishlistText: "Was Sie sich vorgemerkt haben.",
    basketText: "Was Sie bestellen möchten.",
    browseText: "Alles für Schule, Kindergarten und Lernen.",
  },
  en: {
    title: "My account",
    greeting: (name: string) => (name === "" ? "Hello!" : `Hello, ${name}!`),
    pages: "Your account",
    overview: "Overview",
    wishlist: "Wish list",
    basket: "Basket",
    browse: "To the products",
    signOut: "Sign out",
    details: "Your sign-in",
    email: "Email address",
    customerNumber: "Customer number",
    lead: "Go on from here.",
    wishlistText: "What you have set aside.",
    basketText: "What you would like to order.",
    browseText: "Everything for school, kindergarten and learning.",
  },
});

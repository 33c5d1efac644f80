import { defineCopy } from "../lib/copy.ts";

/** Texts of footer and layouts, and of what every header has. */
export const copy = defineCopy({
  de: {
    skip: "Zum Inhalt springen",
    home: "Chalkbox, zur Startseite",
    signIn: "Anmelden",
    footer: "Fußbereich",
    secure: "Sichere Verbindung",
    backToBasket: "Zurück zum Warenkorb",
    notLoaded: "Diese Seite lässt sich gerade nicht öffnen.",
  },
  en: {
    skip: "Skip to content",
    home: "Chalkbox, to the home page",
    signIn: "Sign in",
    footer: "Footer",
    secure: "Secure connection",
    backToBasket: "Back to the basket",
    notLoaded: "This page cannot be opened at the moment.",
  },
});

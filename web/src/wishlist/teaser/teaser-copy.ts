import { defineCopy } from "../../lib/copy.ts";

/** Texts of teaser lists. */
export const teaserCopy = defineCopy({
  de: {
    title: "Klassenlisten",
    lead: "Fertige Listen für Schulstart und Unterricht: ansehen, anpassen und auf einmal in den Warenkorb legen.",
    description: "Klassenlisten für Schulstart und Unterricht, fertig zum Bestellen.",
    audience: { consumer: "Für Eltern", school: "Für Schulen" },
    articles: (count: number) => `${count} Artikel`,
    open: "Liste ansehen",
    openOf: (name: string) => `Liste ansehen: ${name}`,
    optionsOf: (name: string) => `Optionen für „${name}“`,
    adapt: "Ansehen, anpassen, drucken",
    toCart: "Alles in den Warenkorb",
    toList: "Auf meinen Merkzettel",
    convert: "Als eigene Liste speichern",
    convertHint: "Mit einem Konto wird daraus Ihre eigene Liste, die Sie ändern und teilen können.",
    none: "Zurzeit gibt es keine Klassenlisten",
    noneText: "Stöbern Sie im Sortiment und stellen Sie sich selbst eine Liste zusammen.",
    toShop: "Zum Sortiment",
  },
  en: {
    title: "Class lists",
    lead: "Ready-made lists for the start of school and for lessons: look through them, adapt them and put everything into the basket at once.",
    description: "Class lists for the start of school and for lessons, ready to order.",
    audience: { consumer: "For parents", school: "For schools" },
    articles: (count: number) => (count === 1 ? "1 item" : `${count} items`),
    open: "View list",
    openOf: (name: string) => `View list: ${name}`,
    optionsOf: (name: string) => `Options for “${name}”`,
    adapt: "View, adapt, print",
    toCart: "Put all into the basket",
    toList: "Add to my wish list",
    convert: "Save as a list of my own",
    convertHint: "With an account it becomes a list of your own, which you can change and share.",
    none: "There are no class lists at the moment",
    noneText: "Browse the products and make a list of your own.",
    toShop: "Browse products",
  },
  edu: {
    de: {
      toList: "Auf meine Bestellliste",
    },
    en: {
      toList: "Add to my order list",
    },
  },
});

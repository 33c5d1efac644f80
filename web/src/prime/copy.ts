import { defineCopy } from "../lib/copy.ts";

/** Texts of the prime pages. */
export const primeCopy = defineCopy({
  de: {
    title: "Chalkbox Prime",
    lead: "Schneller, günstiger, entspannter: die Mitgliedschaft für alle, die oft bestellen.",
    priceFor: (price: string, months: number) => `${price} für ${months} Monate`,
    tax: "inkl. MwSt., endet von selbst",
    advantages: "Ihre Vorteile",
    questions: "Häufige Fragen",
    none: "In diesem Shop gibt es keine Mitgliedschaft.",
    noneHelp: "Als Geschäftskunde erhalten Sie Ihre Konditionen direkt von uns.",
    home: "Zur Startseite",
    fromCheckout: "Die Bestellung der Mitgliedschaft beginnt auf dieser Seite.",
  },
  en: {
    title: "Chalkbox Prime",
    lead: "Faster, cheaper, more relaxed: the membership for everybody who orders often.",
    priceFor: (price: string, months: number) => `${price} for ${months} months`,
    tax: "incl. VAT, ends by itself",
    advantages: "Your advantages",
    questions: "Frequent questions",
    none: "This shop has no membership.",
    noneHelp: "As a business customer you get your terms directly from us.",
    home: "To the home page",
    fromCheckout: "Ordering the membership starts on this page.",
  },
});

import { defineCopy } from "../lib/copy.ts";

/** Texts of the rating page. */
export const ratingCopy = defineCopy({
  de: {
    title: "Produkt bewerten",
    lead: "Ihre Erfahrung hilft anderen bei der Auswahl. Wir prüfen jede Bewertung, bevor wir sie zeigen.",
    stars: "Wie zufrieden sind Sie?",
    starNames: ["Sehr unzufrieden", "Unzufrieden", "Geht so", "Zufrieden", "Sehr zufrieden"],
    headline: "Überschrift",
    text: "Ihre Bewertung",
    textHint: "Was gefällt Ihnen, was nicht? Höchstens 4000 Zeichen.",
    author: "Name, der angezeigt wird",
    authorHint: "Zum Beispiel: Grundschullehrerin aus Kassel",
    submit: "Bewertung absenden",
    submitting: "Wird gesendet …",
    thanks: "Vielen Dank für Ihre Bewertung! Wir zeigen sie, sobald wir sie geprüft haben.",
    errorTitle: "Fehler",
  },
  en: {
    title: "Rate a product",
    lead: "Your experience helps others to choose. We check every review before we show it.",
    stars: "How satisfied are you?",
    starNames: ["Very dissatisfied", "Dissatisfied", "So-so", "Satisfied", "Very satisfied"],
    headline: "Heading",
    text: "Your review",
    textHint: "What do you like, what not? At most 4000 characters.",
    author: "Name to be shown",
    authorHint: "For example: primary school teacher from Kassel",
    submit: "Send review",
    submitting: "Sending …",
    thanks: "Thank you for your review! We will show it as soon as we have checked it.",
    errorTitle: "Error",
  },
});

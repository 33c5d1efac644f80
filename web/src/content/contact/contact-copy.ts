import { defineCopy } from "../../lib/copy.ts";

/** What a message may be about, as the shop knows it. */
export const contactTopics = ["ORDER", "ADVICE", "QUOTATION", "RETURN", "OTHER"] as const;

/** Texts of the contact form. */
export const contactCopy = defineCopy({
  de: {
    errorTitle: "Fehler",
    name: "Ihr Name",
    email: "E-Mail-Adresse",
    emailHint: "Dorthin schreiben wir zurück.",
    topic: "Worum geht es?",
    choose: "Bitte wählen",
    topics: {
      ORDER: "Bestellung und Lieferung",
      ADVICE: "Beratung",
      QUOTATION: "Angebot",
      RETURN: "Rückgabe oder Reklamation",
      OTHER: "Etwas anderes",
    },
    reference: "Bestell- oder Kundennummer",
    referenceHint: "Wenn Sie eine haben, geht es schneller.",
    text: "Ihre Nachricht",
    textHint: "Höchstens 4000 Zeichen.",
    send: "Nachricht senden",
    sending: "Wird gesendet …",
    sent: "Ihre Nachricht ist bei uns. Eine Bestätigung ist per E-Mail unterwegs.",
    privacy: "Wir verwenden Ihre Angaben nur, um zu antworten.",
    privacyLink: "Datenschutz",
    nameMissing: "Bitte geben Sie Ihren Namen ein.",
    nameLong: "Bitte verwenden Sie für den Namen höchstens 80 Zeichen.",
    topicMissing: "Bitte wählen Sie, worum es geht.",
    referenceLong: "Eine Nummer hat höchstens 40 Zeichen.",
    textMissing: "Bitte schreiben Sie uns, worum es geht.",
    textLong: "Bitte verwenden Sie höchstens 4000 Zeichen.",
  },
  en: {
    errorTitle: "Error",
    name: "Your name",
    email: "Email address",
    emailHint: "This is where we reply to.",
    topic: "What is it about?",
    choose: "Please choose",
    topics: {
      ORDER: "Order and delivery",
      ADVICE: "Advice",
      QUOTATION: "Quotation",
      RETURN: "Return or complaint",
      OTHER: "Something else",
    },
    reference: "Order or customer number",
    referenceHint: "If you have one, it is quicker.",
    text: "Your message",
    textHint: "At most 4000 characters.",
    send: "Send message",
    sending: "Sending …",
    sent: "We have your message. A confirmation is on its way by email.",
    privacy: "We use what you enter only to answer you.",
    privacyLink: "Privacy",
    nameMissing: "Please enter your name.",
    nameLong: "Please use at most 80 characters for the name.",
    topicMissing: "Please choose what it is about.",
    referenceLong: "A number has at most 40 characters.",
    textMissing: "Please write your message.",
    textLong: "Please use at most 4000 characters.",
  },
});
/** The texts in one language. */
export type ContactTexts = (typeof contactCopy)["de"];

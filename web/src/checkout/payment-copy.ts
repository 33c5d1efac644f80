import { defineCopy } from "../lib/copy.ts";

/** Texts of the payment step. */
export const paymentCopy = defineCopy({
  de: {
    title: "Wie möchten Sie bezahlen?",
    legend: "Zahlungsart",
    buyerReference: "Leitweg-ID",
    buyerReferenceHint: "Sie steht in Ihrem Auftrag oder bei Ihrer Verwaltung, zum Beispiel 991-12345-67.",
    buyerReferenceMissing: "Bitte geben Sie die Leitweg-ID Ihrer Verwaltung ein.",
    buyerReferenceFormat: "Die Leitweg-ID besteht aus Buchstaben, Ziffern und Bindestrichen.",
    noneSelected: "Bitte wählen Sie eine Zahlungsart.",
    cancelled:
      "Sie haben die Zahlung abgebrochen. Ihr Warenkorb ist unverändert – wählen Sie eine Zahlungsart und versuchen Sie es noch einmal.",
    next: "Weiter zur Prüfung",
    busy: "Wird gespeichert",
  },
  en: {
    title: "How would you like to pay?",
    legend: "Payment method",
    buyerReference: "Buyer reference (Leitweg-ID)",
    buyerReferenceHint: "You find it in your assignment or ask your administration, for example 991-12345-67.",
    buyerReferenceMissing: "Please enter the buyer reference of your administration.",
    buyerReferenceFormat: "The buyer reference consists of letters, digits and hyphens.",
    noneSelected: "Please choose a payment method.",
    cancelled: "You cancelled the payment. Your basket is unchanged – choose a payment method and try again.",
    next: "Continue to the check",
    busy: "Saving",
  },
});
/** The texts in one language. */
export type PaymentTexts = (typeof paymentCopy)["de"];

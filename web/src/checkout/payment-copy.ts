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
    failures: {
      CANCELLED: {
        title: "Sie haben die Zahlung abgebrochen",
        text: "Es wurde nichts bestellt und nichts abgebucht. Ihr Warenkorb ist unverändert. Versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.",
      },
      DECLINED: {
        title: "Ihre Zahlung wurde abgelehnt",
        text: "Es wurde nichts bestellt und nichts abgebucht. Versuchen Sie es mit einer anderen Karte, oder wählen Sie eine andere Zahlungsart.",
      },
      EXPIRED: {
        title: "Die Zeit für Ihre Zahlung ist abgelaufen",
        text: "Es wurde nichts bestellt. Ihr Warenkorb ist unverändert. Versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.",
      },
    },
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
    failures: {
      CANCELLED: {
        title: "You cancelled the payment",
        text: "Nothing was ordered and nothing was charged. Your basket is unchanged. Try again, or choose another payment method.",
      },
      DECLINED: {
        title: "Your payment was declined",
        text: "Nothing was ordered and nothing was charged. Try another card, or choose another payment method.",
      },
      EXPIRED: {
        title: "The time for your payment is over",
        text: "Nothing was ordered. Your basket is unchanged. Try again, or choose another payment method.",
      },
    },
    next: "Continue to review",
    busy: "Saving",
  },
});
/** The texts in one language. */
export type PaymentTexts = (typeof paymentCopy)["de"];

import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";

/**
 * How a payment on the provider's page ended without an order. Only where the provider has said so do the words say
 * that nothing was charged.
 * @param end error code of the provider; `refunded` and `cancelled`: paid, and paid back; anything else: it is being checked
 */
export function paymentFaultText(end: string, language: Language): string {
  switch (end) {
    case "CANCELLED":
      return pick(
        language,
        "Sie haben die Zahlung abgebrochen. Ihr Warenkorb ist unverändert.",
        "You cancelled the payment. Your basket is unchanged.",
      );
    case "DECLINED":
      return pick(
        language,
        "Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie eine andere Zahlungsart, oder zahlen Sie mit einer anderen Karte.",
        "Your bank declined the payment. Please choose another payment method, or pay with another card.",
      );
    case "TIMEOUT":
      return pick(
        language,
        "Die Zahlung hat zu lange gedauert und wurde nicht ausgeführt. Bitte versuchen Sie es noch einmal.",
        "The payment took too long and was not made. Please try again.",
      );
    case "cancelled":
      return pick(
        language,
        "Diese Bestellung ist storniert. Den Betrag zahlen wir Ihnen zurück.",
        "This order was cancelled. We pay the amount back to you.",
      );
    case "refunded":
      return pick(
        language,
        "Ihre Zahlung kam an, nachdem ein Artikel ausverkauft war. Wir haben Ihnen den Betrag zurückgezahlt.",
        "Your payment arrived after an item had sold out. We have paid the amount back to you.",
      );
    default:
      return pick(
        language,
        "Ihre Zahlung wird geprüft. Bitte zahlen Sie nicht noch einmal: Sobald wir Genaues wissen, schreiben wir Ihnen.",
        "Your payment is being checked. Please do not pay again: we will write to you as soon as we know more.",
      );
  }
}

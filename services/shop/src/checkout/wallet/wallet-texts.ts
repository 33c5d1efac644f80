import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** Why the wallet cannot be used, or was not paid with. */
export type WalletFault =
  | "notOffered"
  | "membership"
  | "empty"
  | "excludedGoods"
  | "unavailable"
  | "notApproved"
  | "ended"
  | "address"
  | "declined"
  | "cancelled"
  | "notConfirmed"
  | "pending";

/** What a shopper reads: the cause, and what to do. */
export function walletFaultText(fault: WalletFault, language: Language): string {
  switch (fault) {
    case "notOffered":
      return pick(language, "Amazon Pay gibt es in diesem Shop nicht.", "This shop does not offer Amazon Pay.");
    case "membership":
      return pick(
        language,
        "Bitte zahlen Sie die Mitgliedschaft auf Rechnung.",
        "Please pay the membership by invoice.",
      );
    case "empty":
      return pick(language, "Ihr Warenkorb ist leer.", "Your basket is empty.");
    case "excludedGoods":
      return pick(
        language,
        "Mindestens ein Artikel in Ihrem Warenkorb kann nicht mit Amazon Pay bezahlt werden. Bitte wählen Sie eine andere Zahlungsart.",
        "At least one item in your basket cannot be paid with Amazon Pay. Please choose another payment method.",
      );
    case "unavailable":
      return pick(
        language,
        "Amazon Pay antwortet gerade nicht. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.",
        "Amazon Pay does not answer at the moment. Please try again or choose another payment method.",
      );
    case "notApproved":
      return pick(
        language,
        "Bei Amazon Pay wurden noch kein Konto und keine Zahlungsart gewählt.",
        "No account and way to pay have been chosen at Amazon Pay yet.",
      );
    case "ended":
      return pick(
        language,
        "Der Vorgang bei Amazon Pay ist beendet. Bitte beginnen Sie neu oder wählen Sie eine andere Zahlungsart.",
        "The session with Amazon Pay has ended. Please start again or choose another payment method.",
      );
    case "address":
      return pick(
        language,
        "An diese Adresse aus Amazon Pay können wir nicht liefern.",
        "We cannot deliver to this address from Amazon Pay.",
      );
    case "declined":
      return pick(
        language,
        "Die Zahlung mit Amazon Pay wurde abgelehnt. Bitte wählen Sie eine andere Zahlungsart.",
        "The payment with Amazon Pay was declined. Please choose another payment method.",
      );
    case "cancelled":
      return pick(
        language,
        "Sie haben die Zahlung mit Amazon Pay abgebrochen. Ihr Warenkorb ist unverändert.",
        "You cancelled the payment with Amazon Pay. Your basket is unchanged.",
      );
    case "notConfirmed":
      return pick(
        language,
        "Bitte bestätigen Sie die Zahlung zuerst bei Amazon Pay.",
        "Please confirm the payment at Amazon Pay first.",
      );
    case "pending":
      return pick(
        language,
        "Wir warten noch auf Amazon Pay. Wurde der Betrag belastet, geht Ihre Bestellung ein und Sie erhalten eine E-Mail.",
        "We are still waiting for Amazon Pay. If the amount was charged, your order is placed and you get an email.",
      );
  }
}

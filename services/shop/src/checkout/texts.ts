import type { VoucherFault } from "../cart/redemption.service.ts";
import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";

/** Why a cart cannot be ordered. */
export type SubmitFault =
  | "empty"
  | "billingAddress"
  | "shippingAddress"
  | "shipper"
  | "speditionFields"
  | "email"
  | "payment"
  | "buyerReference"
  | "priceChanged"
  | "cardUnavailable"
  | "login";

/** What a shopper reads when an order cannot use a voucher any more. */
export function voucherFaultText({ reason, voucher }: VoucherFault, language: Language): string {
  const name = pick(language, voucher.nameDe, voucher.nameEn);
  return reason === "used"
    ? pick(
        language,
        `Den Gutschein „${name}“ haben Sie bereits in einer anderen Bestellung eingelöst. Bitte prüfen Sie den neuen Gesamtbetrag und bestellen Sie dann noch einmal.`,
        `You have already redeemed the voucher “${name}” in another order. Please check the new total and place the order again.`,
      )
    : pick(
        language,
        `Der Gutschein „${name}“ wurde inzwischen aufgebraucht. Bitte prüfen Sie den neuen Gesamtbetrag und bestellen Sie dann noch einmal.`,
        `The voucher “${name}” has been used up in the meantime. Please check the new total and place the order again.`,
      );
}

/** What a shopper reads when the cart cannot be ordered: the cause, and what to do. */
export function submitFaultText(fault: SubmitFault, language: Language): string {
  switch (fault) {
    case "empty":
      return pick(language, "Ihr Warenkorb ist leer.", "Your basket is empty.");
    case "billingAddress":
      return pick(language, "Bitte wählen Sie eine Rechnungsadresse.", "Please choose a billing address.");
    case "shippingAddress":
      return pick(language, "Bitte wählen Sie eine Lieferadresse.", "Please choose a delivery address.");
    case "shipper":
      return pick(
        language,
        "An diese Adresse können wir die Artikel in Ihrem Warenkorb nicht liefern. Bitte wählen Sie eine andere Lieferadresse.",
        "We cannot deliver the items in your basket to this address. Please choose another delivery address.",
      );
    case "speditionFields":
      return pick(
        language,
        "Die Spedition braucht eine Telefonnummer für die Terminabsprache.",
        "The freight carrier needs a phone number to agree on a time.",
      );
    case "email":
      return pick(language, "Bitte geben Sie Ihre E-Mail-Adresse ein.", "Please enter your email address.");
    case "payment":
      return pick(language, "Bitte wählen Sie eine Zahlungsart.", "Please choose a payment method.");
    case "buyerReference":
      return pick(
        language,
        "Bitte geben Sie die Leitweg-ID Ihrer Verwaltung ein.",
        "Please enter the buyer reference of your administration.",
      );
    case "priceChanged":
      return pick(
        language,
        "Preise in Ihrem Warenkorb haben sich geändert. Bitte prüfen Sie den neuen Gesamtbetrag und bestellen Sie dann noch einmal.",
        "Prices in your basket have changed. Please check the new total and place the order again.",
      );
    case "cardUnavailable":
      return pick(
        language,
        "Die Kartenzahlung ist von dieser Adresse aus nicht möglich. Bitte wählen Sie eine andere Zahlungsart.",
        "Card payment is not possible from this address. Please choose another payment method.",
      );
    case "login":
      return pick(
        language,
        "Bitte melden Sie sich an oder bestellen Sie als Gast.",
        "Please sign in or order as a guest.",
      );
  }
}

/** Texts of the shipping step. */
export function shippingText(
  what: "shipperDisabled" | "unknownField" | "fieldTooLong" | "referenceTooLong" | "commentTooLong" | "phoneMissing",
  language: Language,
): string {
  switch (what) {
    case "shipperDisabled":
      return pick(
        language,
        "Diese Versandart ist für Ihren Warenkorb nicht möglich.",
        "This way to ship is not possible for your basket.",
      );
    case "unknownField":
      return pick(language, "Diese Angabe braucht die Spedition nicht.", "The freight carrier does not need this.");
    case "fieldTooLong":
      return pick(language, "Dieser Text ist zu lang.", "This text is too long.");
    case "referenceTooLong":
      return pick(
        language,
        "Ihre Referenz darf höchstens 80 Zeichen haben.",
        "Your reference can have at most 80 characters.",
      );
    case "commentTooLong":
      return pick(
        language,
        "Ihre Anmerkung darf höchstens 1.000 Zeichen haben.",
        "Your comment can have at most 1,000 characters.",
      );
    case "phoneMissing":
      return pick(
        language,
        "Bitte geben Sie eine Telefonnummer ein, damit der Fahrer Sie erreicht.",
        "Please enter a phone number so that the driver can reach you.",
      );
  }
}

import { pick } from "../catalogue/language.ts";
import type { Language, Store } from "../platform/context.ts";
import { submitFaultText } from "./texts.ts";

/** Payment methods that work; the others that clients have (CHKP-10) are not offered. */
export type PaymentId =
  | "INVOICE"
  | "RECHNUNG"
  | "X_RECHNUNG"
  | "CREDIT_CARD"
  | "PAYPAL"
  | "TWINT"
  | "VORKASSE"
  | "AMAZONPAY";

const known: readonly PaymentId[] = [
  "INVOICE",
  "RECHNUNG",
  "X_RECHNUNG",
  "CREDIT_CARD",
  "PAYPAL",
  "TWINT",
  "VORKASSE",
  "AMAZONPAY",
];

/** What operators have switched on of the methods that have a switch (CONST-01). */
export interface PaymentSwitches {
  /** `featureFlags`, `T134_Twint-Payment`: offered in the Swiss store. */
  readonly twint: boolean;
  /** `paymentTypes`, `xRechnung`: businesses may pay by electronic invoice. */
  readonly xRechnung: boolean;
}

/** What each store offers, most used first; businesses pay as agreed with them (C-17). */
const offered: Readonly<Record<Store, readonly PaymentId[]>> = {
  de: ["INVOICE", "CREDIT_CARD", "PAYPAL", "VORKASSE"],
  at: ["INVOICE", "CREDIT_CARD", "PAYPAL", "VORKASSE"],
  ch: ["INVOICE", "CREDIT_CARD", "PAYPAL", "VORKASSE"],
  b2b: ["RECHNUNG"],
};
const swissWithTwint: readonly PaymentId[] = ["INVOICE", "CREDIT_CARD", "PAYPAL", "TWINT", "VORKASSE"];

/** Whether the shopper pays on the payment provider's page, and the order waits for its answer. */
export const isPaidAtProvider = (id: string | null): boolean =>
  id === "CREDIT_CARD" || id === "PAYPAL" || id === "TWINT";

/** Methods that are paid after the goods have arrived, or on a page of the payment provider. */
const notPrepaid: ReadonlySet<string> = new Set([
  "CREDIT_CARD",
  "PAYPAL",
  "AMAZONPAY",
  "TWINT",
  "VINCO_V",
  "INVOICE",
  "RECHNUNG_V",
  "RECHNUNG",
  "X_RECHNUNG",
  "CASH_ON_DELIVERY",
]);

/** Whether the money has to arrive before the goods leave: VORKASSE_V, VORKASSE, PREPAID, and every id that is unknown (CHKP-11, C-52). */
export const isPrepaid = (id: string): boolean => !notPrepaid.has(id);

/** Reads an id from outside; null for a method that does not work here. */
export function readPaymentId(id: string): PaymentId | null {
  return known.find((candidate) => candidate === id) ?? null;
}

/**
 * The methods on offer for a cart.
 * @param agreed what the shop keeps for a business customer, which is the only one then; null for consumers
 * @param switches a method that is switched off is not offered: an electronic invoice becomes an invoice (CHKP-08)
 */
export function paymentMethodsOf(store: Store, agreed: string | null, switches: PaymentSwitches): readonly PaymentId[] {
  if (store === "ch" && switches.twint) return swissWithTwint;
  const method = agreed === null ? null : readPaymentId(agreed);
  if (store !== "b2b" || method === null || (method === "X_RECHNUNG" && !switches.xRechnung)) return offered[store];
  return [method];
}

/** What a method means for the shopper; null for one that does not work here. */
export function paymentDescription(id: string, language: Language): string | null {
  switch (readPaymentId(id)) {
    case "INVOICE":
    case "RECHNUNG":
      return pick(
        language,
        "Sie zahlen innerhalb von 14 Tagen, nachdem die Ware bei Ihnen ist.",
        "You pay within 14 days after the goods have arrived.",
      );
    case "X_RECHNUNG":
      return pick(
        language,
        "Sie erhalten eine elektronische Rechnung mit Ihrer Leitweg-ID.",
        "You get an electronic invoice with your buyer reference.",
      );
    case "CREDIT_CARD":
      return pick(
        language,
        "Visa und Mastercard. Die Kartendaten geben Sie im nächsten Schritt auf der Seite unseres Zahlungsdienstes ein.",
        "Visa and Mastercard. You enter the card on our payment provider's page in the next step.",
      );
    case "PAYPAL":
      return pick(
        language,
        "Sie zahlen im nächsten Schritt mit Ihrem PayPal-Konto auf der Seite unseres Zahlungsdienstes.",
        "You pay from your PayPal account on our payment provider's page in the next step.",
      );
    case "TWINT":
      return pick(
        language,
        "Sie bestätigen den Betrag im nächsten Schritt mit der TWINT-App auf der Seite unseres Zahlungsdienstes.",
        "You confirm the amount with the TWINT app on our payment provider's page in the next step.",
      );
    case "VORKASSE":
      return pick(
        language,
        "Sie überweisen den Betrag, wir liefern nach Zahlungseingang.",
        "You transfer the amount; we deliver once it has arrived.",
      );
    case "AMAZONPAY":
      return pick(
        language,
        "Sie zahlen mit dem Konto, das Sie bei Amazon Pay gewählt haben.",
        "You pay with the account that you chose at Amazon Pay.",
      );
    case null:
      return null;
  }
}

/** Most characters of a buyer reference (Leitweg-ID: 46). */
const referenceLength = 46;

/**
 * What is wrong with the buyer reference of an electronic invoice (CHKP-07, C-54); null when it is good or not needed.
 * A Leitweg-ID ends with two check digits after a hyphen; other references are letters, digits and hyphens.
 */
export function buyerReferenceFault(method: PaymentId, reference: string, language: Language): string | null {
  if (method !== "X_RECHNUNG") return null;
  const trimmed = reference.trim();
  if (trimmed === "") return submitFaultText("buyerReference", language);
  if (trimmed.length > referenceLength) {
    return pick(
      language,
      `Die Leitweg-ID hat höchstens ${referenceLength} Zeichen.`,
      `The buyer reference has at most ${referenceLength} characters.`,
    );
  }
  return /^[A-Za-z0-9-]+$/.test(trimmed)
    ? null
    : pick(
        language,
        "Die Leitweg-ID besteht aus Buchstaben, Ziffern und Bindestrichen.",
        "The buyer reference consists of letters, digits and hyphens.",
      );
}

import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";
import { isPaidAtProvider, isPrepaid, type PaymentId } from "./payment-methods.ts";

/** What follows from a method for the pages that show it (CHKP-09). */
export interface PaymentPresentation {
  /** Names of the marks that stand for it; none where its name says all. */
  readonly icons: readonly string[];
  /** What the shopper should know once it is chosen; null when there is nothing. */
  readonly additionalInfo: string | null;
  /** What happens after the order button; null when the order is made at once. */
  readonly buttonInfo: string | null;
  /** Of the order button: the law's words (§ 312j BGB). */
  readonly buttonLabel: string;
}

const icons: Readonly<Record<PaymentId, readonly string[]>> = {
  INVOICE: ["invoice"],
  RECHNUNG: ["invoice"],
  X_RECHNUNG: ["eInvoice"],
  CREDIT_CARD: ["visa", "mastercard"],
  PAYPAL: ["paypal"],
  TWINT: ["twint"],
  VORKASSE: [],
  AMAZONPAY: ["amazonPay"],
};

/** Derives it from the id alone. */
export function presentationOf(id: PaymentId, language: Language): PaymentPresentation {
  const leaves = isPaidAtProvider(id) || id === "AMAZONPAY";
  return {
    icons: icons[id],
    additionalInfo: isPrepaid(id)
      ? pick(language, "Wir verschicken, sobald Ihre Zahlung da ist.", "We ship as soon as your payment has arrived.")
      : null,
    buttonInfo: leaves
      ? pick(
          language,
          "Danach bezahlen Sie auf der Seite des Zahlungsdienstes. Erst dann ist die Bestellung abgeschlossen.",
          "You then pay on the payment provider's page. Only then is the order complete.",
        )
      : null,
    buttonLabel: pick(language, "Zahlungspflichtig bestellen", "Order with obligation to pay"),
  };
}

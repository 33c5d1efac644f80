import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";

type Names = readonly [german: string, english: string];

const invoice: Names = ["Rechnung", "Invoice"];
const names: ReadonlyMap<string, Names> = new Map<string, Names>([
  ["INVOICE", invoice],
  ["RECHNUNG", invoice],
  ["X_RECHNUNG", ["E-Rechnung (XRechnung)", "E-invoice (XRechnung)"]],
  ["CREDIT_CARD", ["Kreditkarte", "Credit card"]],
  ["PAYPAL", ["PayPal", "PayPal"]],
  ["TWINT", ["TWINT", "TWINT"]],
  ["VORKASSE", ["Vorkasse", "Prepayment"]],
  ["AMAZONPAY", ["Amazon Pay", "Amazon Pay"]],
  // An order that costs nothing has no method.
  ["NONE", ["Nichts zu zahlen", "Nothing to pay"]],
]);

/** The name of a payment method; the id itself for one that does not work here. */
export function paymentName(id: string, language: Language): string {
  const known = names.get(id);
  return known === undefined ? id : pick(language, ...known);
}

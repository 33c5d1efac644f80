import { transferFor } from "../bank-transfer.ts";
import type { Payment } from "../payment-code/payment-code.ts";
import type { PaperContent } from "./paper-content.ts";

/** Days that an invoice gives to pay it. */
const daysToPay = 14;

/** Until when an invoice is to be paid, in ISO 8601. */
export const payUntil = ({ issuedAt }: Pick<PaperContent, "issuedAt">): string =>
  new Date(Date.parse(issuedAt) + daysToPay * 24 * 3_600_000).toISOString();

/** What is still to be transferred for an invoice when it is made; null when nothing is. */
export function openPaymentOf({
  kind,
  parties,
  totalCents,
  orderNumber,
  billingAddress,
}: PaperContent): Payment | null {
  const cents = kind === "invoice" && parties !== undefined ? totalCents - parties.paidCents : 0;
  if (parties === undefined || cents <= 0) return null;
  const { store } = parties;
  return { store, cents, transfer: transferFor({ store, orderNumber }), debtor: billingAddress };
}

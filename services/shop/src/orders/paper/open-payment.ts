import { addDays, berlinDay } from "../../platform/berlin-day.ts";
import { transferFor } from "../bank-transfer.ts";
import type { Payment } from "../payment-code/payment-code.ts";
import type { PaperContent } from "./paper-content.ts";

/** Days after its own that an invoice gives to pay it. */
const daysToPay = 14;

/** The last day on which an invoice is to be paid, `YYYY-MM-DD` (C-107). */
export const payUntil = ({ issuedAt }: Pick<PaperContent, "issuedAt">): string =>
  addDays(berlinDay(new Date(issuedAt)), daysToPay);

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

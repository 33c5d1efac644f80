import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { missing, refuseField, done, type Result } from "../result.ts";
import { updateAgreedPayment } from "./agreed-payment.store.ts";

/** Ways to pay that a business can agree on with the shop (C-17). */
export type AgreedPayment = "RECHNUNG" | "X_RECHNUNG";

/** Most characters of terms, as a line of an invoice has room for. */
const longestTerms = 60;

/**
 * Agrees with a business customer how they pay: by invoice, or by electronic invoice with a Leitweg-ID (CHKP-09). It holds
 * for orders from now on, also of carts that are in the checkout; orders that were made stay as they are.
 * @param terms of payment, as invoices name them; null leaves them as they are
 */
export async function setAgreedPayment(
  context: BackofficeContext,
  customerNumber: string,
  paymentMethod: AgreedPayment,
  terms: string | null,
): Promise<Result> {
  if (terms !== null && (terms.trim() === "" || terms.trim().length > longestTerms))
    return refuseField("termsOfPayment", `A text of 1 to ${longestTerms} characters.`);
  return change(context, async (tx) =>
    (await updateAgreedPayment(tx, customerNumber.trim(), paymentMethod, terms?.trim() ?? null))
      ? done
      : missing("business customer"),
  );
}

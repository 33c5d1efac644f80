import * as v from "valibot";
import { CompleteCardReturnDocument } from "../graph/generated/CompleteCardReturn.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { confirmationCopy } from "./confirmation-copy.ts";
import { nextOf, type OrderNext } from "./order-submit.ts";

const HandedOver = v.object({
  len: v.pipe(v.string(), v.regex(/^\d{1,6}$/u), v.transform(Number)),
  data: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20_000)),
});

/** What is known of a payment that leads nowhere else: its own page says it. */
export interface ToldPayment {
  readonly kind: "report";
  /** `checking`: there is no answer yet; the page asks again. */
  readonly state: "checking" | "unclear" | "refunded" | "ordered";
  /** The order, where it is the visitor's own. */
  readonly orderId: string | null;
  /** The shop's own words; null where it has none. */
  readonly message: string | null;
}

const reportStates = {
  PAYMENT_CHECKING: "checking",
  PAYMENT_UNCLEAR: "unclear",
  PAYMENT_REFUNDED: "refunded",
  ORDERED_ELSEWHERE: "ordered",
} as const;
const isReported = (outcome: string): outcome is keyof typeof reportStates => Object.hasOwn(reportStates, outcome);

/**
 * Hands the sealed answer over that the payment provider has put into the address, be it of a payment that was made or
 * of one that was not: the provider calls the shop back for the former only (CHKX-08). Repeating it answers the same.
 * @returns null when the address has none
 */
export async function completeCardReturn(
  { mutate }: Pick<GraphTools, "mutate">,
  request: Request,
): Promise<OrderNext | ToldPayment | null> {
  const query = v.safeParse(HandedOver, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return null;
  const { data } = await mutate(CompleteCardReturnDocument, query.output);
  if (!data) return { kind: "report", state: "checking", orderId: null, message: null };
  const { outcome, orderId, errorMessage } = data.completeCardReturn;
  if (isReported(outcome)) return { kind: "report", state: reportStates[outcome], orderId, message: errorMessage };
  return nextOf(data.completeCardReturn, copyFor(request, confirmationCopy).toConfirmation);
}

/** The page that says what is known of the payment whose answer is in an address. */
export function paymentReturnPath(request: Request): string {
  const { searchParams } = new URL(request.url);
  const { len, data } = Object.fromEntries(searchParams);
  return `/computop/success?${new URLSearchParams({ len: len ?? "", data: data ?? "" }).toString()}`;
}

import type { Queryable } from "../../platform/database.ts";
import { findLastAttempt, type LastAttempt, supersedeFailed } from "./attempt.store.ts";

/** `PaymentFailure` of the graph. */
export type PaymentFailure = "CANCELLED" | "DECLINED" | "EXPIRED";

/**
 * Why the last payment that was begun for a cart was not made (ux 25); null when none was, when it is under way or made,
 * when the shop itself gave it up for another one, and once another method was chosen.
 * @param paymentMethod that the cart would be paid with; null for none
 */
export async function lastFailureOf(
  sql: Queryable,
  cartId: string,
  paymentMethod: string | null,
): Promise<PaymentFailure | null> {
  const attempt = await findLastAttempt(sql, cartId);
  return attempt === null || attempt.paymentMethod !== paymentMethod ? null : failureOf(attempt);
}

/** Drops why a payment was not made once a locked cart is to be paid in another way, also when the first way is chosen again. */
export const forgetFailures = (sql: Queryable, cartId: string, paymentMethod: string): Promise<void> =>
  supersedeFailed(sql, cartId, paymentMethod);

function failureOf({ state, errorCode }: LastAttempt): PaymentFailure | null {
  switch (state) {
    case "cancelled":
      return "CANCELLED";
    case "failed":
      return errorCode === "TIMEOUT" ? "EXPIRED" : "DECLINED";
    case "expired":
      return "EXPIRED";
    case "open":
    case "paid":
    case "paid_twice":
    case "refunded":
    case "superseded":
      return null;
  }
}

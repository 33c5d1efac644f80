import type { SubmitOrderResult } from "../generated/graph.ts";
import type { Session } from "../session.ts";
import { ShopCallFailure } from "../shop/ask.ts";
import { askCompleteCardPayment, type CardPaymentResult } from "../shop/order.calls.ts";
import { confirmationCleanup } from "./confirmation-cleanup.ts";
import { confirm, failed, outcome } from "./submit-order.ts";

/**
 * Takes what the payment provider's page handed to the browser (CHKX-08), whatever the session has in its cart by now.
 * While the shop does not answer, nothing is known about the payment: the page asks again.
 */
export async function completeCardReturn(session: Session, len: number, data: string): Promise<SubmitOrderResult> {
  try {
    return await settle(session, await askCompleteCardPayment(session.host.shop, { len, data }));
  } catch (error) {
    if (!(error instanceof ShopCallFailure)) throw error;
    return outcome("PAYMENT_CHECKING", {});
  } finally {
    session.reset();
  }
}

async function settle(session: Session, result: CardPaymentResult): Promise<SubmitOrderResult> {
  const { state, orderId, cartId, newCartId, confirmation, errorMessage } = result;
  switch (state) {
    case "ORDERED":
      if (orderId === null) return outcome("PAYMENT_CHECKING", {});
      return confirmation === null
        ? endCheckout(session, result, outcome("ORDERED_ELSEWHERE", { orderId }))
        : confirm(session, { orderId, cartId, newCartId, confirmation });
    case "NOT_PAID":
      return failed("PAYMENT_FAILED", errorMessage ?? "Internal error");
    case "ORDERED_ELSEWHERE":
      return outcome("ORDERED_ELSEWHERE", {});
    case "REFUNDED":
      return endCheckout(session, result, outcome("PAYMENT_REFUNDED", { errorMessage }));
    case "UNCLEAR":
      return outcome("PAYMENT_UNCLEAR", { errorMessage });
  }
}

/** An order whose confirmation does not open (any more) leaves no closed cart behind as the visitor's. */
async function endCheckout(
  session: Session,
  { orderId, cartId, newCartId }: CardPaymentResult,
  result: SubmitOrderResult,
): Promise<SubmitOrderResult> {
  if (orderId !== null && cartId === session.host.visitor.cartId) {
    await session.remember((record) => ({ ...record, orderId, newCartId }));
    await confirmationCleanup(session);
  }
  return result;
}

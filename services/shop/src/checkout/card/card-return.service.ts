import { isOwner } from "../../cart/cart.service.ts";
import { hasMerged } from "../../cart/closing.service.ts";
import {
  type ConfirmationAccess,
  confirmationOf,
  confirmationTime,
  opensConfirmation,
} from "../../orders/confirmation-ticket.ts";
import { findOrderByNumber } from "../../orders/orders.service.ts";
import type { ShopContext } from "../../platform/context.ts";
import { finishPayment, type PaidOrder } from "../attempt/attempt.service.ts";
import { paymentFaultText } from "../payment-texts.ts";
import { openResponse } from "./card-messages.ts";
import { deriveCardKeys } from "./keys.ts";

/** `CardPaymentState` of the graph. */
export type CardPaymentState = "ORDERED" | "ORDERED_ELSEWHERE" | "REFUNDED" | "NOT_PAID" | "UNCLEAR";

/** `CardPaymentResult` of the graph. */
export interface CardPaymentResult {
  readonly state: CardPaymentState;
  readonly errorMessage: string | null;
  readonly orderId: string | null;
  readonly cartId: string | null;
  readonly newCartId: string | null;
  readonly confirmation: ConfirmationAccess | null;
}

const nothing: Omit<CardPaymentResult, "state"> = {
  errorMessage: null,
  orderId: null,
  cartId: null,
  newCartId: null,
  confirmation: null,
};

/**
 * Takes the card provider's answer from a browser, of whatever visitor. A payment that succeeded is ordered, once,
 * whether the callback was faster or not; one that failed leaves the cart as it was. Only the browser session that
 * ordered, or the account, hears which order it is (C-86): the answer itself proves no more than that someone paid.
 */
export async function completeCardPayment(context: ShopContext, len: number, data: string): Promise<CardPaymentResult> {
  const { config, storefront } = context;
  const { merchantId, secret } = config.payment;
  const response = openResponse(deriveCardKeys(merchantId, secret), { len: String(len), data, merchantID: merchantId });
  if (response === null) {
    context.log.warn("a browser came back from the card page with an answer that is not genuine");
    return failed("UNCLEAR", paymentFaultText("unclear", storefront.language));
  }
  const outcome = await finishPayment(context, response);
  switch (outcome.type) {
    case "ordered":
      return ordered(context, outcome);
    case "failed":
      return failed("NOT_PAID", paymentFaultText(outcome.errorCode, storefront.language));
    case "refunded":
      return failed("REFUNDED", paymentFaultText("refunded", storefront.language));
    case "unclear":
    case "unknown":
      return failed("UNCLEAR", paymentFaultText("unclear", storefront.language));
  }
}

/** What the visitor hears of an order that was paid: nothing when it is another's, and no confirmation once that has ended. */
async function ordered(
  { caller, clock, config, database, storefront }: ShopContext,
  { order, cart, isGuest }: PaidOrder,
): Promise<CardPaymentResult> {
  const { orderNumber, newCartId } = order;
  const access = confirmationOf(config, { orderNumber, cartId: cart.id });
  const given = { ticket: access.ticket, secret: caller.confirmation ?? null };
  // A guest is signed out after the confirmation; the browser keeps the visitor's id and the confirmation's secret.
  const hasOrdered = isGuest && caller.userId !== null && caller.userId === cart.submittedBy;
  // Who signed in meanwhile has taken the cart along.
  // Who has signed in meanwhile goes on with the account's cart.
  const isHeir = await hasMerged(database.write, caller, cart);
  const isTheirs = isOwner(caller, cart) || isHeir || hasOrdered || (isGuest && opensConfirmation(access, given));
  if (cart.store !== storefront.store || !isTheirs) return { ...nothing, state: "ORDERED_ELSEWHERE" };
  const stored = await findOrderByNumber(database.write, orderNumber);
  const numbers = { orderId: String(orderNumber), cartId: cart.id, newCartId: isHeir ? cart.mergedInto : newCartId };
  if (stored?.status === "cancelled")
    return {
      ...nothing,
      ...numbers,
      state: "REFUNDED",
      errorMessage: paymentFaultText("cancelled", storefront.language),
    };
  const isFresh = stored !== null && clock.now().getTime() - stored.orderedAt.getTime() <= confirmationTime;
  return { ...nothing, ...numbers, state: "ORDERED", confirmation: isFresh ? access : null };
}

function failed(state: CardPaymentState, errorMessage: string): CardPaymentResult {
  return { ...nothing, state, errorMessage };
}

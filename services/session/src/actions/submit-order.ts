import type { AgreedPaymentInput as AgreedPayment, SubmitOrderResult, ToastMessage } from "../generated/graph.ts";
import { accessTo, confirmationPath, pathOf } from "../checkout-progress.ts";
import { sameTotals, type Session, totalsOf } from "../session.ts";
import { ShopCallFailure } from "../shop/ask.ts";
import { initialise } from "../shop/cart.calls.ts";
import { storePayment } from "../shop/checkout.calls.ts";
import { askCompleteWalletPayment, askSubmitCart, type SubmitCartResult } from "../shop/order.calls.ts";

/** Summary page as its browser sends it with the order; null for a value that it did not send. */
export interface OrderPage {
  readonly cartId: string | null;
  readonly fingerprint: string | null;
  /** The shopper agrees to be measured. */
  readonly isMeasured: boolean;
}

const alreadySubmitted: ToastMessage = { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" };
const changed: Pick<SubmitOrderResult, "goTo" | "toast"> = {
  goTo: "/",
  toast: { key: "vue.checkout.summaryStep.notification.cartChanged", severity: "WARNING" },
};
/** How long an order is known as the last one, in milliseconds: as long as its confirmation opens (C-86). */
const confirmationTime = 30 * 60_000;
const paymentFailed: ToastMessage = { key: "vue.checkout.payment.error", severity: "WARNING" };

/**
 * Orders the session's cart (CHKX-04..11). Before the shop is called: a cart that was ordered before, a step that is
 * missing, and a cart that is not what the summary showed each end the attempt.
 * @param payment how a business pays, stored before the order; null where the payment step has stored it (C-95)
 */
export async function submitOrder(
  session: Session,
  shown: OrderPage,
  payment: AgreedPayment | null = null,
): Promise<SubmitOrderResult> {
  session.reset();
  if (shown.cartId !== null && shown.cartId !== session.host.visitor.cartId)
    return refuseOtherCart(session, shown.cartId);
  const cart = await session.cart();
  if (cart?.attributes.submitted === true) return goOnWithNewCart(session, cart.id);
  const access = accessTo("SUMMARY", await session.facts());
  if (cart === null || !access.allowed) {
    return outcome("STEP_MISSING", access.allowed ? { goTo: "/" } : { goTo: access.redirectTo, toast: access.toast });
  }
  const { seenTotals } = await session.record();
  if (seenTotals === null) return outcome("STEP_MISSING", { goTo: pathOf("SUMMARY") });
  if (!sameTotals(seenTotals, totalsOf(cart))) return outcome("CART_CHANGED", changed);
  const order = async () =>
    (await refusePayment(session, cart.id, payment)) ?? (await askSubmitCart(session.host.shop, cart.id, shown));
  return attempt(order, session, "REFUSED");
}

/** Stores an agreed payment. Null when the order may follow: it is stored, or there is none, or another press has ordered. */
async function refusePayment(
  session: Session,
  cartId: string,
  payment: AgreedPayment | null,
): Promise<SubmitCartResult | null> {
  if (payment === null) return null;
  const { paymentId, buyerReference = null } = payment;
  const stored = await storePayment(session.host.shop, { cartId, paymentId, buyerReference });
  if (stored.successful) return null;
  session.reset();
  if ((await session.cart())?.attributes.submitted === true) return null;
  return { ...noOrder, errorMessage: stored.errorMessage ?? "Internal error" };
}

const noOrder: SubmitCartResult = {
  computopData: null,
  errorMessage: null,
  orderId: null,
  redirectUrl: null,
  newCartId: null,
  cartChanged: false,
  confirmation: null,
};

/** A summary was left behind: its cart is ordered, or someone has signed in and goes on with another. */
async function refuseOtherCart(session: Session, shownCartId: string): Promise<SubmitOrderResult> {
  const { lastOrder } = await session.record();
  if (lastOrder?.cartId !== shownCartId) return outcome("CART_CHANGED", changed);
  const { orderId, ticket } = lastOrder;
  return outcome("ALREADY_SUBMITTED", { orderId, ticket, goTo: confirmationPath(lastOrder) });
}

/** Takes the money that the shopper agreed to at the wallet (OP-M-42); without that back to the payment step. */
export async function completeWallet(session: Session, amazonCheckoutSessionId: string): Promise<SubmitOrderResult> {
  const { cartId } = session.host.visitor;
  if (cartId === null) return outcome("STEP_MISSING", { goTo: "/" });
  const call = () => askCompleteWalletPayment(session.host.shop, { cartId, amazonCheckoutSessionId });
  return attempt(call, session, "PAYMENT_FAILED");
}

/** Runs an order attempt; thrown errors become the summary's message, too (CHKX-11). */
async function attempt(
  call: () => Promise<SubmitCartResult>,
  session: Session,
  failure: "REFUSED" | "PAYMENT_FAILED",
): Promise<SubmitOrderResult> {
  try {
    return await settle(session, await call(), failure);
  } catch (error) {
    if (!(error instanceof ShopCallFailure)) throw error;
    const { messageKey, classification } = error.extensions;
    // A provider may have taken the money: without the shop's word nothing is known. A cart that is not there is a word.
    if (failure === "PAYMENT_FAILED" && classification !== "CART_NOT_FOUND") return outcome("PAYMENT_CHECKING", {});
    return failed(failure, typeof messageKey === "string" ? messageKey : "Internal error");
  } finally {
    session.reset();
  }
}

async function settle(
  session: Session,
  { orderId, newCartId, cartChanged, confirmation, computopData, redirectUrl, errorMessage }: SubmitCartResult,
  failure: "REFUSED" | "PAYMENT_FAILED",
): Promise<SubmitOrderResult> {
  if (cartChanged) return outcome("CART_CHANGED", changed);
  if (errorMessage !== null) return failed(failure, errorMessage);
  if (computopData !== null) return outcome("PAYMENT_FORM", { paymentForm: computopData });
  if (redirectUrl !== null) return outcome("REDIRECT", { redirectUrl });
  if (orderId === null) return failed(failure, "Internal error");
  return confirm(session, { orderId, newCartId, confirmation, cartId: session.host.visitor.cartId });
}

/** An order that the shop has made, as it answered. */
export interface MadeOrder extends Pick<SubmitCartResult, "newCartId" | "confirmation"> {
  readonly orderId: string;
  /** The cart that was ordered. */
  readonly cartId: string | null;
}

/**
 * Opens the confirmation of an order for this browser session. The checkout of the visitor's present cart ends with it
 * only where that cart was ordered; a payment that comes late leaves the next one as it is.
 */
export async function confirm(
  session: Session,
  { orderId, cartId, newCartId, confirmation }: MadeOrder,
): Promise<SubmitOrderResult> {
  const { visitor, now } = session.host;
  const ticket = confirmation?.ticket ?? null;
  const isKnown = ticket !== null && cartId !== null;
  const lastOrder = isKnown ? { orderId, cartId, ticket, until: now() + confirmationTime } : null;
  if (confirmation !== null) visitor.keepConfirmation(confirmation.secret);
  const isPresent = cartId === visitor.cartId;
  await session.remember((record) => ({ ...record, ...(isPresent && { orderId, newCartId }), lastOrder }));
  return outcome("ORDERED", { orderId, ticket, goTo: pathOf("CONFIRMATION") });
}

export function failed(kind: "REFUSED" | "PAYMENT_FAILED", errorMessage: string): SubmitOrderResult {
  const back = kind === "PAYMENT_FAILED" ? { goTo: pathOf("PAYMENT"), toast: paymentFailed } : {};
  return outcome(kind, { errorMessage, ...back });
}

/**
 * CHKX-05. The order that was made stays within reach of its confirmation page: on another request the shop names it, also
 * when its first answer never arrived.
 */
async function goOnWithNewCart(session: Session, submittedCartId: string): Promise<SubmitOrderResult> {
  const shown = { fingerprint: null, isMeasured: false };
  await attempt(() => askSubmitCart(session.host.shop, submittedCartId, shown), session, "REFUSED");
  const { orderId, newCartId, lastOrder, account, loginOption } = await session.record();
  const { userId, cartId } = await initialise(session.host.shop);
  await session.continueWith({ userId, cartId: newCartId ?? cartId }, { orderId, lastOrder, account, loginOption });
  const ticket = lastOrder?.ticket ?? null;
  return outcome("ALREADY_SUBMITTED", { orderId, ticket, goTo: "/", toast: alreadySubmitted });
}

export function outcome(kind: SubmitOrderResult["outcome"], rest: Partial<SubmitOrderResult>): SubmitOrderResult {
  return {
    outcome: kind,
    paymentForm: null,
    redirectUrl: null,
    orderId: null,
    ticket: null,
    errorMessage: null,
    toast: null,
    goTo: null,
    ...rest,
  };
}

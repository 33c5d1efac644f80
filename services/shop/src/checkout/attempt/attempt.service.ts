import { finaliseRemoval } from "../../account/address/removed-address.service.ts";
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { CartRow } from "../../cart/cart.types.ts";
import { lockAnyCart } from "../../cart/closing.service.ts";
import { releaseVouchers } from "../../cart/redemption.service.ts";
import { type OrderDraft, orderDraftSchema } from "../../orders/order-draft.ts";
import {
  findPlacedOrder,
  type PlacedOrder,
  type PlacementFault,
  placeOrder,
  takeForOrder,
} from "../../orders/place-order.service.ts";
import { giveBackStock, piecesOf, takeStock } from "../../orders/stock.service.ts";
import type { TransactionSql } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { isPaidAtProvider } from "../payment-methods.ts";
import { payBack } from "./refund.service.ts";
import { handBack, raiseTask } from "./payment-task.service.ts";
import {
  type AttemptRow,
  endAttempt,
  findAttempt,
  findOpenAttempts,
  insertAttempt,
  insertHolds,
  removeHolds,
} from "./attempt.store.ts";
/** A provider's genuine answer to a payment. */
export interface ProviderAnswer {
  readonly status: "success" | "failure" | "cancelled";
  /** The provider's reference. */
  readonly payId: string;
  /** Id of the attempt. */
  readonly transactionId: string;
  /** Integer cents. */
  readonly amount: number;
  readonly orderRef: string;
  /** Empty on success. */
  readonly errorCode: string;
}

/** How long goods are held for someone at a payment page, in milliseconds. A payment that comes later still counts. */
export const holdTime = 30 * 60_000;

/** The payment that begins, or what it fails for. */
export type StartedPayment =
  | { readonly ok: true; readonly attemptId: string }
  | { readonly ok: false; readonly fault: PlacementFault };

/**
 * Begins a payment for a locked cart: takes the goods out of stock, uses the vouchers, and keeps what is paid for. An
 * earlier attempt must have been ended by {@link supersedeAttempts}.
 */
export async function startPayment(
  tx: TransactionSql,
  cart: CartRow,
  draft: OrderDraft,
  now: Date,
): Promise<StartedPayment> {
  const fault = await takeForOrder(tx, cart.id, draft, now);
  if (fault !== null) return { ok: false, fault };
  const attemptId = randomUUID();
  const { totalCents, paymentMethod } = draft.head;
  const inquiryDueAt = isPaidAtProvider(paymentMethod) ? new Date(now.getTime() + holdTime) : null;
  await insertAttempt(tx, { id: attemptId, cartId: cart.id, amountCents: totalCents, draft, inquiryDueAt }, now);
  await insertHolds(tx, attemptId, piecesOf(draft.lines));
  return { ok: true, attemptId };
}

/** Ends what is still open for a locked cart, and puts its goods back: another way to pay was begun. */
export async function supersedeAttempts(tx: TransactionSql, cart: CartRow, now: Date): Promise<void> {
  for (const { id } of await findOpenAttempts(tx, cart.id)) {
    await endAttempt(tx, id, { state: "superseded" }, now);
    await releaseVouchers(tx, cart.id);
    await giveBackStock(tx, await removeHolds(tx, id));
  }
}

/** An order that was paid, and who ordered it. */
export interface PaidOrder {
  readonly type: "ordered";
  readonly order: PlacedOrder;
  readonly cart: Pick<CartRow, "id" | "store" | "userId" | "customerId" | "submittedBy" | "mergedInto">;
  readonly isGuest: boolean;
}

/** How a payment ended for the shop. */
export type PaymentOutcome =
  | PaidOrder
  | { readonly type: "failed"; readonly errorCode: string }
  /** Paid, and paid back: its goods had gone. */
  | { readonly type: "refunded" }
  /** Paid, and not as requested: an operator looks into it. */
  | { readonly type: "unclear" }
  /** Nothing that we requested. */
  | { readonly type: "unknown" };

/**
 * Finishes a payment with a genuine answer of the provider. Callback and browser both end here, in any order and as
 * often as they like, at the same time too: the cart's lock lets one in, and a cart has one order. What was paid is
 * ordered from whatever session the answer comes, and even when the cart has changed or the attempt had been given up.
 * @param decided whether an operator has looked the answer up
 */
export function finishPayment(
  { database, clock, log }: Pick<Platform, "database" | "clock" | "log">,
  response: ProviderAnswer,
  decided = false,
): Promise<PaymentOutcome> {
  return database.transaction(async (tx) => {
    const named = await findAttempt(tx, response.transactionId);
    if (named === null) return noteUnknown(tx, response, { now: clock.now(), log });
    const cart = await lockAnyCart(tx, named.cartId);
    // Read again under the lock: another answer may have been first.
    const attempt = await findAttempt(tx, named.id);
    if (cart === null || attempt === null) return { type: "unknown" };
    const draft = v.parse(orderDraftSchema, attempt.draft);
    if (response.amount !== attempt.amountCents || response.orderRef !== String(draft.head.orderNumber)) {
      return noteDifference(tx, attempt, response, { now: clock.now(), log });
    }
    return response.status === "success"
      ? settlePaid(tx, { cart, attempt, draft, response, now: clock.now(), log }, decided)
      : settleFailed(tx, { cart, attempt, draft, response, now: clock.now(), log });
  });
}

interface AnsweredAttempt {
  readonly cart: CartRow;
  readonly attempt: AttemptRow;
  readonly draft: OrderDraft;
  readonly response: ProviderAnswer;
  readonly now: Date;
  readonly log: Platform["log"];
}

type Noting = Pick<AnsweredAttempt, "now" | "log">;

/** Money for a payment that the shop does not have, as after an older copy of the database was put back. */
async function noteUnknown(tx: TransactionSql, response: ProviderAnswer, at: Noting): Promise<PaymentOutcome> {
  if (response.status === "success") await raiseTask(tx, taskOf(response, null, "unknown_payment"), at);
  return { type: "unknown" };
}

/** Money of another amount, or for another order, than was requested. */
async function noteDifference(
  tx: TransactionSql,
  { id }: AttemptRow,
  response: ProviderAnswer,
  at: Noting,
): Promise<PaymentOutcome> {
  if (response.status !== "success") return { type: "unknown" };
  await raiseTask(tx, taskOf(response, id, "amount_differs"), at);
  return { type: "unclear" };
}

const taskOf = (
  { transactionId, payId, amount }: ProviderAnswer,
  attemptId: string | null,
  reason: "unknown_payment" | "amount_differs",
) => ({ transactionId, attemptId, reason, providerReference: payId, amountCents: amount });

async function settlePaid(
  tx: TransactionSql,
  { cart, attempt, draft, response, now, log }: AnsweredAttempt,
  decided: boolean,
): Promise<PaymentOutcome> {
  if (attempt.state === "refunded") return { type: "refunded" };
  const { payId: providerReference } = response;
  const paid = { attemptId: attempt.id, providerReference, amountCents: attempt.amountCents };
  const known = await findPlacedOrder(tx, cart.id);
  if (known !== null) {
    if (attempt.state !== "paid" && attempt.state !== "paid_twice") {
      await endAttempt(tx, attempt.id, { state: "paid_twice", providerReference }, now);
      await giveBackStock(tx, await removeHolds(tx, attempt.id));
      await payBack(tx, draft, { ...paid, reason: "twice", shortItems: [] }, { now, log });
    }
    return paidOrder(known, cart, draft);
  }
  if (!decided && attempt.state === "expired" && (await handBack(tx, attempt.id, { log }))) return { type: "unclear" };
  const held = await removeHolds(tx, attempt.id);
  if (held.size === 0) {
    // Given up before it was paid; a newer attempt may hold the very goods.
    await supersedeAttempts(tx, cart, now);
    const shortages = await takeStock(tx, piecesOf(draft.lines));
    if (shortages.length > 0) {
      await endAttempt(tx, attempt.id, { state: "refunded", providerReference }, now);
      const shortItems = shortages.map(({ itemId }) => itemId);
      await payBack(tx, draft, { ...paid, reason: "goods", shortItems }, { now, log });
      return { type: "refunded" };
    }
  }
  await endAttempt(tx, attempt.id, { state: "paid", providerReference }, now);
  const placement = await placeOrder(tx, cart, draft, { now, isPaid: true });
  // Cannot fail: what was paid takes nothing that could be short.
  if (!placement.ok) throw new Error("A paid order was refused");
  if (cart.customerId !== null) await finaliseRemoval(tx, cart.customerId);
  return paidOrder(placement.order, cart, draft);
}

function paidOrder(
  order: PlacedOrder,
  { id, store, userId, customerId, submittedBy, mergedInto }: CartRow,
  { head }: OrderDraft,
): PaidOrder {
  return {
    type: "ordered",
    order,
    cart: { id, store, userId, customerId, submittedBy, mergedInto },
    isGuest: head.isGuest,
  };
}

/** A failure ends an open attempt only: the first end of an attempt stays, and an order stays an order. */
async function settleFailed(
  tx: TransactionSql,
  { cart, attempt, draft, response: { status, errorCode, payId }, now }: AnsweredAttempt,
): Promise<PaymentOutcome> {
  const order = await findPlacedOrder(tx, cart.id);
  if (order !== null) return paidOrder(order, cart, draft);
  if (attempt.state === "open") {
    const state = status === "cancelled" ? "cancelled" : "failed";
    await endAttempt(tx, attempt.id, { state, errorCode, providerReference: payId }, now);
    await releaseVouchers(tx, cart.id);
    await giveBackStock(tx, await removeHolds(tx, attempt.id));
  }
  return { type: "failed", errorCode };
}

/** Gives up an open attempt of a locked cart, and puts its goods back. */
export async function expireAttempt(tx: TransactionSql, { id, cartId }: AttemptRow, now: Date): Promise<void> {
  await endAttempt(tx, id, { state: "expired" }, now);
  await releaseVouchers(tx, cartId);
  await giveBackStock(tx, await removeHolds(tx, id));
}

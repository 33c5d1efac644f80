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
import { giveBackStock, piecesOf, takePaidStock } from "../../orders/stock.service.ts";
import type { TransactionSql } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import {
  type AttemptRow,
  endAttempt,
  findAttempt,
  findOpenAttempts,
  findStaleAttempts,
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
  await insertAttempt(tx, { id: attemptId, cartId: cart.id, amountCents: draft.head.totalCents, draft }, now);
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

/** How a payment ended for the shop. */
export type PaymentOutcome =
  | { readonly type: "ordered"; readonly order: PlacedOrder }
  | { readonly type: "failed"; readonly errorCode: string }
  /** Nothing that we requested. */
  | { readonly type: "unknown" };

/**
 * Finishes a payment with a genuine answer of the provider. Callback and browser both end here, in any order and as
 * often as they like, at the same time too: the cart's lock lets one in, and a cart has one order. What was paid is
 * ordered even when the cart has changed or the attempt had been given up.
 * @param cartId the cart that the answer must belong to; null when the caller has none
 */
export function finishPayment(
  { database, clock, log }: Pick<Platform, "database" | "clock" | "log">,
  response: ProviderAnswer,
  cartId: string | null,
): Promise<PaymentOutcome> {
  return database.transaction(async (tx) => {
    const named = await findAttempt(tx, response.transactionId);
    if (named === null || (cartId !== null && named.cartId !== cartId)) return { type: "unknown" };
    const cart = await lockAnyCart(tx, named.cartId);
    // Read again under the lock: another answer may have been first.
    const attempt = await findAttempt(tx, named.id);
    if (cart === null || attempt === null) return { type: "unknown" };
    const draft = v.parse(orderDraftSchema, attempt.draft);
    if (response.amount !== attempt.amountCents || response.orderRef !== String(draft.head.orderNumber)) {
      log.error({ attempt: attempt.id }, "a payment was answered with another amount or order");
      return { type: "unknown" };
    }
    return response.status === "success"
      ? settlePaid(tx, { cart, attempt, draft, response, now: clock.now(), log })
      : settleFailed(tx, cart, attempt, response, clock.now());
  });
}

interface PaidAttempt {
  readonly cart: CartRow;
  readonly attempt: AttemptRow;
  readonly draft: OrderDraft;
  readonly response: ProviderAnswer;
  readonly now: Date;
  readonly log: Platform["log"];
}

async function settlePaid(
  tx: TransactionSql,
  { cart, attempt, draft, response, now, log }: PaidAttempt,
): Promise<PaymentOutcome> {
  const known = await findPlacedOrder(tx, cart.id);
  if (known !== null) {
    if (attempt.state !== "paid" && attempt.state !== "paid_twice") {
      await endAttempt(tx, attempt.id, { state: "paid_twice", providerReference: response.payId }, now);
      await giveBackStock(tx, await removeHolds(tx, attempt.id));
      log.error(
        { attempt: attempt.id, order: known.orderNumber },
        "an order was paid twice; the second payment is to be refunded",
      );
    }
    return { type: "ordered", order: known };
  }
  await endAttempt(tx, attempt.id, { state: "paid", providerReference: response.payId }, now);
  const held = await removeHolds(tx, attempt.id);
  if (held.size === 0) {
    // Given up before it was paid; a newer attempt may hold the very goods.
    await supersedeAttempts(tx, cart, now);
    const shortages = await takePaidStock(tx, piecesOf(draft.lines));
    if (shortages.length > 0)
      log.warn({ order: draft.head.orderNumber, shortages }, "paid goods are to be ordered again");
  }
  const placement = await placeOrder(tx, cart, draft, { now, isPaid: true });
  // Cannot fail: what was paid takes nothing that could be short.
  if (!placement.ok) throw new Error("A paid order was refused");
  if (cart.customerId !== null) await finaliseRemoval(tx, cart.customerId);
  return { type: "ordered", order: placement.order };
}

/** A failure ends an open attempt only: the first end of an attempt stays, and an order stays an order. */
async function settleFailed(
  tx: TransactionSql,
  cart: CartRow,
  attempt: AttemptRow,
  { status, errorCode, payId }: ProviderAnswer,
  now: Date,
): Promise<PaymentOutcome> {
  const order = await findPlacedOrder(tx, cart.id);
  if (order !== null) return { type: "ordered", order };
  if (attempt.state === "open") {
    const state = status === "cancelled" ? "cancelled" : "failed";
    await endAttempt(tx, attempt.id, { state, errorCode, providerReference: payId }, now);
    await releaseVouchers(tx, cart.id);
    await giveBackStock(tx, await removeHolds(tx, attempt.id));
  }
  return { type: "failed", errorCode };
}

/** Gives up attempts that have been open for too long, and puts their goods back; returns how many. */
export async function expireAttempts({ database, clock }: Pick<Platform, "database" | "clock">): Promise<number> {
  const now = clock.now();
  const ids = await findStaleAttempts(database.write, new Date(now.getTime() - holdTime), 100);
  for (const id of ids) {
    await database.transaction(async (tx) => {
      const named = await findAttempt(tx, id);
      if (named === null || (await lockAnyCart(tx, named.cartId)) === null) return;
      const attempt = await findAttempt(tx, id);
      if (attempt?.state !== "open") return;
      await endAttempt(tx, id, { state: "expired" }, now);
      await releaseVouchers(tx, named.cartId);
      await giveBackStock(tx, await removeHolds(tx, id));
    });
  }
  return ids.length;
}

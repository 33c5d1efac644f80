import * as v from "valibot";
import { requireCart } from "../../cart/cart.service.ts";
import { orderDraftSchema } from "../../orders/order-draft.ts";
import { findPlacedOrder } from "../../orders/place-order.service.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { finishPayment, type PaidOrder, type ProviderAnswer } from "../attempt/attempt.service.ts";
import { findAttempt } from "../attempt/attempt.store.ts";
import { completeSession, type ProviderSession, tellAmount } from "./wallet-client.ts";
import {
  endSessions,
  findLiveSessions,
  findSession,
  findStaleCharges,
  setSessionState,
  type WalletSessionRow,
} from "./wallet.store.ts";
import type { WalletFault } from "./wallet-texts.ts";

export type { WalletSessionRow } from "./wallet.store.ts";

type PaymentPlatform = Pick<Platform, "database" | "clock" | "log" | "config">;

/** What a shopper is asked to agree to at the wallet. */
export interface WalletCharge {
  readonly sessionId: string;
  readonly cartId: string;
  /** Integer cents. */
  readonly amount: number;
  readonly orderRef: string;
}

/** Where the shopper agrees, or why not. */
export type WalletConsent =
  | { readonly ok: true; readonly redirectUrl: string }
  | { readonly ok: false; readonly fault: WalletFault };

/**
 * Sends the wallet what is to be paid, after the payment attempt was stored. A session that cannot be paid with any
 * more is taken off the cart.
 * @param publicOrigin where the browser comes back to
 */
export async function askConsent(
  { config, database, clock }: PaymentPlatform,
  { sessionId, cartId, amount, orderRef }: WalletCharge,
  publicOrigin: string,
): Promise<WalletConsent> {
  const urlResult = `${publicOrigin}/checkout/confirmation/`;
  const answer = await tellAmount(config, sessionId, { amount, orderRef, urlResult });
  if (!answer.ok) return { ok: false, fault: "unavailable" };
  const { session, accepted } = answer;
  if (accepted) return { ok: true, redirectUrl: config.sandbox.publicUrl.replace(/\/$/, "") + session.page };
  const isAgreed = session.state === "authorised" || session.state === "completed";
  // The shopper agreed to just this before and came back: nothing is left to agree to.
  if (isAgreed && session.amount === amount && session.orderRef === orderRef) {
    return { ok: true, redirectUrl: `${urlResult}?amazonCheckoutSessionId=${sessionId}` };
  }
  await endSessions(database.write, cartId, clock.now());
  return { ok: false, fault: "ended" };
}

/** How a wallet payment ended. */
export type WalletOutcome =
  | Pick<PaidOrder, "type" | "order">
  | { readonly type: "failed"; readonly fault: WalletFault };

/**
 * Takes the money that the shopper agreed to, and makes the order (OP-M-42). Repeated calls, at the same time too,
 * answer the one order.
 * @throws ShopError as `requireCart`
 */
export async function payWithWallet(context: ShopContext, cartId: string, sessionId: string): Promise<WalletOutcome> {
  const cart = await requireCart(context.database.write, context, cartId);
  const order = await context.database.transaction((tx) => findPlacedOrder(tx, cart.id));
  if (order !== null) return { type: "ordered", order };
  const session = await findSession(context.database.write, sessionId);
  if (session === null || session.cartId !== cart.id || session.state === "ended") return failed("ended");
  return settleCharge(context, session);
}

/**
 * Ends the payment of a session. That the money may be taken is stored before the wallet is called: if
 * the process ends in between, {@link settleStaleCharges} completes the session.
 */
export async function settleCharge(platform: PaymentPlatform, session: WalletSessionRow): Promise<WalletOutcome> {
  const { database, clock, config } = platform;
  const attempt = session.attemptId === null ? null : await findAttempt(database.write, session.attemptId);
  if (attempt === null) return failed("notConfirmed");
  const { head } = v.parse(orderDraftSchema, attempt.draft);
  const orderRef = String(head.orderNumber);
  await setSessionState(database.write, session.id, "charging", clock.now());
  const answer = await completeSession(config, session.id, attempt.amountCents, orderRef);
  if (!answer.ok) return failed("pending");
  const end = endOf(answer.session, answer.accepted);
  if (end === null) {
    await setSessionState(database.write, session.id, "bound", clock.now());
    return failed("notConfirmed");
  }
  const outcome = await finishPayment(platform, {
    ...end,
    transactionId: attempt.id,
    amount: attempt.amountCents,
    orderRef,
  });
  await endSessions(database.write, session.cartId, clock.now());
  if (outcome.type === "ordered") return outcome;
  return failed(end.status === "failure" ? "declined" : "cancelled");
}

/** The wallet's word as the shop's payments take it; null while the shopper has not agreed. */
function endOf(
  { state, chargeId }: ProviderSession,
  accepted: boolean,
): Pick<ProviderAnswer, "status" | "payId" | "errorCode"> | null {
  if (accepted && chargeId !== null) return { status: "success", payId: chargeId, errorCode: "" };
  if (state === "declined") return { status: "failure", payId: "", errorCode: "DECLINED" };
  return state === "cancelled" ? { status: "cancelled", payId: "", errorCode: "CANCELLED" } : null;
}

/** How long a payment may be under way before another process finishes it, in milliseconds. */
const chargeTime = 15_000;

/** Completes payments whose process ended, or whose answer was lost. */
export async function settleStaleCharges(platform: PaymentPlatform): Promise<number> {
  const { database, clock } = platform;
  const before = new Date(clock.now().getTime() - chargeTime);
  const ids = await findStaleCharges(database.write, before, 20);
  for (const id of ids) {
    const session = await findSession(database.write, id);
    if (session?.state === "charging") await settleCharge(platform, session);
  }
  return ids.length;
}

/** Stores which payment the shopper is asked for. */
export function bindAttempt(sql: Queryable, sessionId: string, attemptId: string, now: Date): Promise<void> {
  return setSessionState(sql, sessionId, "bound", now, attemptId);
}

/** The session that pays for a cart; null when the wallet was not chosen. */
export async function findPayingSession(sql: Queryable, cartId: string): Promise<WalletSessionRow | null> {
  return (await findLiveSessions(sql, cartId)).find(({ state }) => state !== "opened") ?? null;
}

function failed(fault: WalletFault): WalletOutcome {
  return { type: "failed", fault };
}

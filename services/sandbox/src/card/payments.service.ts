import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../platform/clock.ts";
import type { PaymentStore } from "./payments.store.ts";
import type { ProtocolKeys } from "./protocol/keys.ts";
import type { PaymentRequest } from "./protocol/payment-request.ts";
import { encodeResponse } from "./protocol/payment-response.ts";
import type { PaymentResponse } from "./protocol/payment-response.ts";
import { returnUrlOf } from "./return-url.ts";
import type { TestCard } from "./test-cards.ts";
import type { CardTrace, Transaction } from "./transaction.ts";

/** The life of a payment. Every function that takes an id answers null for an unknown one. */
export interface PaymentService {
  /** Opens a payment, or finds it again; null when the transactionId is known with other content. */
  open(request: PaymentRequest): Transaction | null;
  find(id: string): Transaction | null;
  /** Pays with a card. Ends the payment, or leaves it at the 3-D Secure page; an ended payment stays as it is. */
  pay(id: string, card: TestCard): Promise<Transaction | null>;
  /** Pays from an account, without a card; an ended payment stays as it is. */
  approve(id: string, behaviour: "success" | "decline"): Transaction | null;
  /** The customer's yes at the 3-D Secure page. */
  confirm(id: string): Transaction | null;
  /** The customer's no, on any page. */
  cancel(id: string): Transaction | null;
  /**
   * What became of the payment of a transactionId.
   * @param close ends one that is not paid, also before it is opened: from then on it takes no money
   */
  inquire(transactionId: string, close: boolean): Transaction | null;
  /**
   * Pays back what was paid, or a part of it; one refundId once, however often it is called.
   * @returns false for what was not paid like that, and for more than is left of it
   */
  refund(refund: RefundRequest): boolean;
  /** Ends all waiting at once, for a stop; a payment that waited is ended when it is requested again. */
  stop(): void;
}

/** What the shop wants to be paid back; `amount` in integer cents. */
export interface RefundRequest {
  readonly transactionId: string;
  readonly payId: string;
  readonly refundId: string;
  readonly amount: number;
}

/** What the service works with. */
export interface PaymentParts {
  readonly store: PaymentStore;
  readonly keys: ProtocolKeys;
  readonly clock: Clock;
  /** How long the late card waits, in milliseconds. */
  readonly timeoutMs: number;
  /** Called after a payment succeeded and its callback was queued. */
  readonly onSuccess: () => void;
}

type End = Pick<PaymentResponse, "status" | "errorCode">;

const succeeded: End = { status: "success", errorCode: "" };
const declined: End = { status: "failure", errorCode: "DECLINED" };
const timedOut: End = { status: "failure", errorCode: "TIMEOUT" };
const cancelled: End = { status: "cancelled", errorCode: "CANCELLED" };

export function createPaymentService(parts: PaymentParts): PaymentService {
  const { store, keys, clock } = parts;
  const stopping = new AbortController();
  /** Payments whose late answer is being waited for, so that a second click waits for the same one. */
  const late = new Map<string, Promise<void>>();

  function finish(payment: Transaction, card: CardTrace | null, end: End): Transaction | null {
    const { transactionId, amount, currency, orderRef } = payment.request;
    const trace = { cardBrand: card?.brand ?? "", cardLast4: card?.last4 ?? "" } as const;
    const response = { ...end, payId: payment.payId, transactionId, amount, currency, orderRef, ...trace };
    const envelope = encodeResponse(keys, response);
    const returnUrl = returnUrlOf(payment.request, response, envelope);
    const ended = store.finish(payment.id, end.status, card, { envelope, returnUrl }, clock.now());
    if (ended && end.status === "success") parts.onSuccess();
    return store.findById(payment.id);
  }

  async function payLate(payment: Transaction, card: CardTrace): Promise<Transaction | null> {
    store.advance(payment.id, "processing", card);
    // Aborted by a stop only; the payment then ends with the browser's next request.
    const waiting = wait(parts.timeoutMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    late.set(payment.id, waiting);
    await waiting;
    late.delete(payment.id);
    return stopping.signal.aborted ? payment : finish(payment, card, timedOut);
  }

  /** Ends a payment that is not paid; one that is being decided, or has ended, stays as it is. */
  function end(payment: Transaction): Transaction | null {
    const isUndecided = payment.result === null && payment.status !== "processing";
    return isUndecided ? finish(payment, payment.card, timedOut) : payment;
  }

  return {
    open(request) {
      const fresh = { id: randomBytes(24).toString("base64url"), payId: randomBytes(16).toString("hex") };
      store.insert({ ...fresh, request, status: "open", card: null, result: null }, clock.now());
      const payment = store.findByTransactionId(request.transactionId);
      if (payment === null || !isDeepStrictEqual(payment.request, request)) return null;
      return store.isClosed(request.transactionId) ? end(payment) : payment;
    },

    find: (id) => store.findById(id),

    async pay(id, testCard) {
      const payment = store.findById(id);
      if (payment === null || payment.result !== null) return payment;
      if (payment.status === "processing") {
        const waiting = late.get(id);
        if (waiting === undefined) return finish(payment, payment.card, timedOut);
        await waiting;
        return store.findById(id);
      }
      const card = { brand: testCard.brand, last4: testCard.number.slice(-4) };
      switch (testCard.behaviour) {
        case "success":
          return finish(payment, card, succeeded);
        case "decline":
          return finish(payment, card, declined);
        case "cancel":
          return finish(payment, card, cancelled);
        case "timeout":
          return payLate(payment, card);
        case "challenge":
          store.advance(id, "challenge", card);
          return store.findById(id);
      }
    },

    approve(id, behaviour) {
      const payment = store.findById(id);
      if (payment?.status !== "open") return payment;
      return finish(payment, null, behaviour === "success" ? succeeded : declined);
    },

    confirm(id) {
      const payment = store.findById(id);
      return payment?.status === "challenge" ? finish(payment, payment.card, succeeded) : payment;
    },

    cancel(id) {
      const payment = store.findById(id);
      if (payment === null || payment.result !== null || payment.status === "processing") return payment;
      return finish(payment, payment.card, cancelled);
    },

    inquire(transactionId, close) {
      if (close) store.close(transactionId, clock.now());
      const payment = store.findByTransactionId(transactionId);
      return payment !== null && close ? end(payment) : payment;
    },

    refund({ transactionId, payId, refundId, amount }) {
      const payment = store.findByTransactionId(transactionId);
      if (payment?.status !== "success" || payment.payId !== payId) return false;
      if (refundId === "" || !Number.isSafeInteger(amount) || amount <= 0) return false;
      return store.refund(payment, refundId, amount, clock.now());
    },

    stop: () => {
      stopping.abort();
    },
  };
}

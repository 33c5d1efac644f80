import { sendOrderMail } from "../../orders/mail/send-order-mail.service.ts";
import type { OrderDraft } from "../../orders/order-draft.ts";
import type { TransactionSql } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { refund } from "../card/provider-client.ts";
import { isPaidAtProvider } from "../payment-methods.ts";
import { raiseTask } from "./payment-task.service.ts";
import { type PaidBack, paidBackMail } from "./refund-mail.ts";
import { findDueRefunds, insertRefund, markRefunded, postponeRefund, type RefundRow } from "./refund.store.ts";

/** From one try to the next, in milliseconds. */
const tryEvery = 5 * 60_000;

/** Refund of a payment that could not be ordered, in whole; those of orders carry the reference of their booking. */
const whole = "payment";

/**
 * Puts a payment on its way back, and tells the shopper in a mail; both if and only if the transaction commits. The
 * wallet's protocol has no refund: an operator makes it.
 */
export async function payBack(
  tx: TransactionSql,
  draft: OrderDraft,
  paid: PaidBack,
  { now, log }: { readonly now: Date; readonly log: Platform["log"] },
): Promise<void> {
  const { attemptId, providerReference, amountCents, reason } = paid;
  const row: RefundRow = { attemptId, reference: whole, providerReference, amountCents };
  if (!(await insertRefund(tx, row, now))) return;
  log.warn({ attempt: attemptId, order: draft.head.orderNumber, reason }, "a payment is paid back");
  await sendOrderMail(tx, draft, paidBackMail(draft, paid), now);
  if (!isPaidAtProvider(draft.head.paymentMethod)) await leaveToOperator(tx, row, { now, log });
}

/**
 * Has the provider make the refunds that are due, of payments and of parts of orders (`queue_order_refund`); one that it
 * refuses, or cannot make, is an operator's. Returns how many were made.
 */
export async function makeRefunds(platform: Pick<Platform, "config" | "database" | "clock" | "log">): Promise<number> {
  const { config, database, clock, log } = platform;
  let made = 0;
  for (const { paymentMethod, ...row } of await findDueRefunds(database.write, clock.now(), 20)) {
    if (!isPaidAtProvider(paymentMethod)) {
      await database.transaction((tx) => leaveToOperator(tx, row, { now: clock.now(), log }));
      continue;
    }
    const { attemptId, reference, providerReference, amountCents } = row;
    const request = { transactionId: attemptId, payId: providerReference, refundId: reference, amount: amountCents };
    const answer = await refund(config, request);
    const now = clock.now();
    if (answer === "refunded") {
      await markRefunded(database.write, row, now);
      made += 1;
      continue;
    }
    await postponeRefund(database.write, row, new Date(now.getTime() + tryEvery));
    if (answer === "noAnswer") break;
    await raiseTask(database.write, taskOf(row), { now, log });
  }
  return made;
}

/** The wallet's refunds are made by operators: the task stands for it from now on. */
async function leaveToOperator(
  tx: TransactionSql,
  row: RefundRow,
  context: { readonly now: Date; readonly log: Platform["log"] },
): Promise<void> {
  await markRefunded(tx, row, context.now);
  await raiseTask(tx, taskOf(row), context);
}

/** A payment has one task of a kind; each part of it that is to be paid back has its own. */
const taskOf = ({ attemptId, reference, providerReference, amountCents }: RefundRow) => ({
  transactionId: reference === whole ? attemptId : `${attemptId} ${reference}`,
  attemptId,
  providerReference,
  amountCents,
  reason: "refund_not_made" as const,
});

import { sendOrderMail } from "../../orders/mail/send-order-mail.service.ts";
import type { OrderDraft } from "../../orders/order-draft.ts";
import type { TransactionSql } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { refund } from "../card/provider-client.ts";
import { isPaidAtProvider } from "../payment-methods.ts";
import { raiseTask } from "./payment-task.service.ts";
import { type PaidBack, paidBackMail } from "./refund-mail.ts";
import { findDueRefunds, insertRefund, markRefunded, postponeRefund } from "./refund.store.ts";

/** From one try to the next, in milliseconds. */
const tryEvery = 5 * 60_000;

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
  if (!(await insertRefund(tx, { attemptId, providerReference, amountCents }, now))) return;
  log.warn({ attempt: attemptId, order: draft.head.orderNumber, reason }, "a payment is paid back");
  await sendOrderMail(tx, draft, paidBackMail(draft, paid), now);
  if (isPaidAtProvider(draft.head.paymentMethod)) return;
  await markRefunded(tx, attemptId, now);
  const task = { transactionId: attemptId, attemptId, providerReference, amountCents };
  await raiseTask(tx, { ...task, reason: "refund_not_made" }, { now, log });
}

/** Has the provider make the refunds that are due; one that it refuses is an operator's. Returns how many were made. */
export async function makeRefunds(platform: Pick<Platform, "config" | "database" | "clock" | "log">): Promise<number> {
  const { config, database, clock, log } = platform;
  let made = 0;
  for (const { attemptId, providerReference, amountCents } of await findDueRefunds(database.write, clock.now(), 20)) {
    const answer = await refund(config, { transactionId: attemptId, payId: providerReference, amount: amountCents });
    const now = clock.now();
    if (answer === "refunded") {
      await markRefunded(database.write, attemptId, now);
      made += 1;
      continue;
    }
    await postponeRefund(database.write, attemptId, new Date(now.getTime() + tryEvery));
    if (answer === "noAnswer") break;
    const task = { transactionId: attemptId, attemptId, providerReference, amountCents };
    await raiseTask(database.write, { ...task, reason: "refund_not_made" }, { now, log });
  }
  return made;
}

import * as v from "valibot";
import { orderDraftSchema } from "../../orders/order-draft.ts";
import type { Platform } from "../../platform/platform.ts";
import { finishPayment } from "./attempt.service.ts";
import { findAttempt, setInquiry } from "./attempt.store.ts";
import { giveUp } from "./inquiry.service.ts";
import { endTask, readTask, readTasks, type TaskEnd, type TaskRow } from "./task.store.ts";

type TaskPlatform = Pick<Platform, "database" | "clock" | "log">;

/** What an operator has found out about a payment. */
export type PaymentDecision = "PAID" | "NOT_PAID" | "DONE_BY_HAND";

/** Tasks for operators, oldest first. */
export const findPaymentTasks = ({ database }: TaskPlatform, selection: Parameters<typeof readTasks>[1]) =>
  readTasks(database.write, selection);

const ends: Readonly<Record<PaymentDecision, TaskEnd>> = {
  PAID: "ordered",
  NOT_PAID: "not_paid",
  DONE_BY_HAND: "done_by_hand",
};

/**
 * Settles a task as the operator decides: a payment that was made is ordered, one that was not is given up.
 * @returns `notThis` where the decision does not apply: nothing is known of the payment, or its amount is another
 */
export async function settleTask(
  platform: TaskPlatform,
  id: number,
  decision: PaymentDecision,
  note: string,
): Promise<"settled" | "settledBefore" | "unknown" | "notThis"> {
  const { database, clock, log } = platform;
  const task = await readTask(database.write, id);
  if (task === null) return "unknown";
  if (task.settledAt !== null) return "settledBefore";
  if (decision !== "DONE_BY_HAND" && task.reason !== "no_answer") return "notThis";
  if (task.attemptId !== null) {
    if (decision === "PAID") await orderPaid(platform, task, task.attemptId);
    else await giveUp(platform, task.attemptId);
    await setInquiry(database.write, task.attemptId, null);
  }
  await endTask(database.write, id, ends[decision], note, clock.now());
  log.info({ attempt: task.transactionId, decision }, "an operator has settled a payment");
  return "settled";
}

/** As the provider's own answer would have done. */
async function orderPaid(platform: TaskPlatform, task: TaskRow, attemptId: string): Promise<void> {
  const attempt = await findAttempt(platform.database.write, attemptId);
  if (attempt === null) return;
  const { head } = v.parse(orderDraftSchema, attempt.draft);
  const answer = {
    status: "success",
    payId: task.providerReference ?? "",
    transactionId: attemptId,
    amount: attempt.amountCents,
    orderRef: String(head.orderNumber),
    errorCode: "",
  } as const;
  await finishPayment(platform, answer, true);
}

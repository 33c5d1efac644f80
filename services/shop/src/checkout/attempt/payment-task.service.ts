import type { Queryable } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { countTasks, countWaiting, insertTask, type NewTask, reopenDoneByHand, taskReasons } from "./task.store.ts";

/** Hands a payment that the shop cannot settle to an operator, once: it is in the back office, in the metrics and in the log. */
export async function raiseTask(
  sql: Queryable,
  task: NewTask,
  { now, log }: { readonly now: Date; readonly log: Platform["log"] },
): Promise<void> {
  if (!(await insertTask(sql, task, now))) return;
  const { transactionId, reason, providerReference } = task;
  log.error({ attempt: transactionId, reason, providerReference }, "a payment needs an operator");
}

/**
 * Hands a payment back to an operator that one had dealt with by hand, as the provider states now that it was made: they may
 * have paid it back there. False for a payment that no operator has dealt with.
 */
export async function handBack(
  sql: Queryable,
  attemptId: string,
  { log }: { readonly log: Platform["log"] },
): Promise<boolean> {
  if (!(await reopenDoneByHand(sql, attemptId))) return false;
  log.error({ attempt: attemptId, reason: "made_after_all" }, "a payment needs an operator");
  return true;
}

/** What is counted of payments that the shop cannot settle by itself, as Prometheus reads it. */
export async function paymentMetrics({ database, clock }: Pick<Platform, "database" | "clock">): Promise<string> {
  const tasks = await countTasks(database.write);
  const { refunds, inquiries } = await countWaiting(database.write, clock.now());
  const count = (reason: string, of: "open" | "raised") => tasks.find((task) => task.reason === reason)?.[of] ?? 0;
  const lines = [
    "# HELP chalkbox_payment_tasks_open Payments that wait for an operator.",
    "# TYPE chalkbox_payment_tasks_open gauge",
    ...taskReasons.map((reason) => `chalkbox_payment_tasks_open{reason="${reason}"} ${count(reason, "open")}`),
    "# HELP chalkbox_payment_tasks_total Payments that an operator was asked to look into.",
    "# TYPE chalkbox_payment_tasks_total counter",
    ...taskReasons.map((reason) => `chalkbox_payment_tasks_total{reason="${reason}"} ${count(reason, "raised")}`),
    "# HELP chalkbox_payment_refunds_waiting Payments that are to be paid back and are not yet.",
    "# TYPE chalkbox_payment_refunds_waiting gauge",
    `chalkbox_payment_refunds_waiting ${refunds}`,
    "# HELP chalkbox_payment_inquiries_due Payments that the provider is to be asked about by now.",
    "# TYPE chalkbox_payment_inquiries_due gauge",
    `chalkbox_payment_inquiries_due ${inquiries}`,
  ];
  return `${lines.join("\n")}\n`;
}

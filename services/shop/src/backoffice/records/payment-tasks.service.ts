import {
  findPaymentTasks as find,
  type PaymentDecision,
  settleTask,
} from "../../checkout/attempt/operator-task.service.ts";
import { toId } from "../../platform/database-id.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { done, missing, refuse, refuseField, type Result } from "../result.ts";

const most = 200;
/** Longest note, in characters. */
const noteLength = 500;

/** What an operator decides. */
export interface TaskWish {
  readonly id: string;
  readonly decision: PaymentDecision;
  readonly note: string;
}

/** Payments that the shop cannot settle by itself, oldest first. */
export const findPaymentTasks = ({ platform }: BackofficeContext, isSettled: boolean, limit: number, offset: number) =>
  find(platform, { isSettled, limit: Math.min(most, Math.max(1, limit)), offset: Math.max(0, offset) });

/** Settles one of them. */
export async function settlePaymentTask(
  { platform }: BackofficeContext,
  { id, decision, note }: TaskWish,
): Promise<Result> {
  if (note.length > noteLength) return refuseField("note", `A note has at most ${noteLength} characters.`);
  const number = toId(id);
  const outcome = number === null ? "unknown" : await settleTask(platform, number, decision, note);
  switch (outcome) {
    case "settled":
      return done;
    case "unknown":
      return missing("payment task");
    case "settledBefore":
      return refuse("This task was settled before.");
    case "notThis":
      return refuse(
        "Only a payment that was requested, and whose amount is right, can be decided; settle others by hand.",
      );
  }
}

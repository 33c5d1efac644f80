import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

/** Why an operator has to look into a payment. */
export const taskReasons = ["no_answer", "amount_differs", "unknown_payment", "refund_not_made"] as const;
export type TaskReason = (typeof taskReasons)[number];
/** How a task was settled; `answered`: by the provider itself. */
export type TaskEnd = "ordered" | "not_paid" | "done_by_hand" | "answered";

/** A task that is raised. */
export interface NewTask {
  /** As the provider named the payment; the attempt's id where the shop knows it. */
  readonly transactionId: string;
  readonly attemptId: string | null;
  readonly reason: TaskReason;
  readonly providerReference: string | null;
  /** Integer cents. */
  readonly amountCents: number | null;
}

const taskRow = v.object({
  id: v.string(),
  transactionId: v.string(),
  attemptId: v.nullable(v.string()),
  reason: v.picklist(taskReasons),
  providerReference: v.nullable(v.string()),
  amountCents: v.nullable(v.number()),
  orderNumber: v.nullable(v.string()),
  email: v.nullable(v.string()),
  paymentMethod: v.nullable(v.string()),
  createdAt: v.date(),
  settledAt: v.nullable(v.date()),
  settledAs: v.nullable(v.string()),
  note: v.string(),
});
/** A task with what the operator needs to know of its payment. */
export type TaskRow = v.InferOutput<typeof taskRow>;

/** Raises a task once; false when it was raised before. */
export async function insertTask(sql: Queryable, task: NewTask, now: Date): Promise<boolean> {
  const { transactionId, attemptId, reason, providerReference, amountCents } = task;
  const rows = await sql`
    insert into payment_task (transaction_id, attempt_id, reason, provider_reference, amount_cents, created_at)
    values (${transactionId}, ${attemptId}, ${reason}, ${providerReference}, ${amountCents}, ${now})
    on conflict do nothing returning id`;
  return rows.length > 0;
}

const columns = (sql: Queryable) => sql`
  select task.id::text, task.transaction_id, task.attempt_id, task.reason, task.provider_reference, task.amount_cents,
    attempt.order_draft #>> '{head,orderNumber}' as order_number, attempt.order_draft #>> '{head,email}' as email,
    attempt.order_draft #>> '{head,paymentMethod}' as payment_method,
    task.created_at, task.settled_at, task.settled_as, task.note
  from payment_task task left join payment_attempt attempt on attempt.id = task.attempt_id`;

/** Tasks, oldest first: who waits longest comes first. */
export async function readTasks(
  sql: Queryable,
  { isSettled, limit, offset }: { readonly isSettled: boolean; readonly limit: number; readonly offset: number },
): Promise<TaskRow[]> {
  return v.parse(v.array(taskRow), [
    ...(await sql`
      ${columns(sql)} where (task.settled_at is not null) = ${isSettled}
      order by task.created_at, task.id limit ${limit} offset ${offset}`),
  ]);
}

export async function readTask(sql: Queryable, id: number): Promise<TaskRow | null> {
  return v.parse(v.array(taskRow), [...(await sql`${columns(sql)} where task.id = ${id}`)])[0] ?? null;
}

export async function endTask(sql: Queryable, id: number, as: TaskEnd, note: string, now: Date): Promise<void> {
  await sql`
    update payment_task set settled_at = ${now}, settled_as = ${as}, note = ${note}
    where id = ${id} and settled_at is null`;
}

/** Opens a task again that an operator had dealt with by hand. @returns whether one of the payment is open now */
export async function reopenDoneByHand(sql: Queryable, attemptId: string): Promise<boolean> {
  const rows = await sql`
    update payment_task set settled_at = null, settled_as = null
    where attempt_id = ${attemptId} and reason in ('no_answer', 'amount_differs')
      and (settled_at is null or settled_as = 'done_by_hand')
    returning id`;
  return rows.length > 0;
}

/** Ends what was open about a payment because its provider did not answer. */
export async function endUnanswered(sql: Queryable, attemptId: string, now: Date): Promise<void> {
  await sql`
    update payment_task set settled_at = ${now}, settled_as = 'answered'
    where attempt_id = ${attemptId} and reason = 'no_answer' and settled_at is null`;
}

const countsRow = v.object({ reason: v.picklist(taskReasons), open: v.number(), raised: v.number() });

/** How many tasks are open, and were ever raised, by reason; reasons without any are left out. */
export async function countTasks(sql: Queryable): Promise<v.InferOutput<typeof countsRow>[]> {
  return v.parse(v.array(countsRow), [
    ...(await sql`
      select reason, count(*) filter (where settled_at is null)::int as open, count(*)::int as raised
      from payment_task group by reason order by reason`),
  ]);
}

const waitingRow = v.object({ refunds: v.number(), inquiries: v.number() });

/** How many refunds are not made yet, and how many payments the provider should have been asked about by now. */
export async function countWaiting(sql: Queryable, now: Date): Promise<v.InferOutput<typeof waitingRow>> {
  const [row] = await sql`
    select (select count(*)::int from payment_refund where refunded_at is null) as refunds,
      (select count(*)::int from payment_attempt where inquiry_due_at <= ${now}) as inquiries`;
  return v.parse(waitingRow, row);
}

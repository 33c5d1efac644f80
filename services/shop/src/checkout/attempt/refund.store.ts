import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

const refundRow = v.object({
  attemptId: v.string(),
  /** What it is for; with the payment it names the refund, which is made once. */
  reference: v.string(),
  providerReference: v.string(),
  amountCents: v.number(),
});
/** A payment, or a part of one, that is to be paid back. */
export type RefundRow = v.InferOutput<typeof refundRow>;
const dueRow = v.object({ ...refundRow.entries, paymentMethod: v.string() });

/** Stores once what is to be paid back; false when it was stored before. */
export async function insertRefund(sql: Queryable, refund: RefundRow, now: Date): Promise<boolean> {
  const { attemptId, reference, providerReference, amountCents } = refund;
  const rows = await sql`
    insert into payment_refund (attempt_id, reference, provider_reference, amount_cents, requested_at, next_try_at)
    values (${attemptId}, ${reference}, ${providerReference}, ${amountCents}, ${now}, ${now})
    on conflict do nothing returning attempt_id`;
  return rows.length > 0;
}

/** Refunds that are due, with how the order was paid; those that wait longest come first. */
export async function findDueRefunds(
  sql: Queryable,
  now: Date,
  limit: number,
): Promise<readonly v.InferOutput<typeof dueRow>[]> {
  return v.parse(v.array(dueRow), [
    ...(await sql`
      select attempt_id, reference, refund.provider_reference, refund.amount_cents,
        attempt.order_draft #>> '{head,paymentMethod}' as payment_method
      from payment_refund refund join payment_attempt attempt on attempt.id = refund.attempt_id
      where refunded_at is null and next_try_at <= ${now} order by next_try_at limit ${limit}`),
  ]);
}

type Key = Pick<RefundRow, "attemptId" | "reference">;

export async function postponeRefund(sql: Queryable, { attemptId, reference }: Key, until: Date): Promise<void> {
  await sql`
    update payment_refund set next_try_at = ${until}
    where attempt_id = ${attemptId} and reference = ${reference} and refunded_at is null`;
}

export async function markRefunded(sql: Queryable, { attemptId, reference }: Key, now: Date): Promise<void> {
  await sql`
    update payment_refund set refunded_at = ${now}
    where attempt_id = ${attemptId} and reference = ${reference} and refunded_at is null`;
}

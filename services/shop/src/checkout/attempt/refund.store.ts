import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

const refundRow = v.object({ attemptId: v.string(), providerReference: v.string(), amountCents: v.number() });
/** A payment that is to be paid back. */
export type RefundRow = v.InferOutput<typeof refundRow>;

/** Stores once that a payment is to be paid back; false when it was stored before. */
export async function insertRefund(sql: Queryable, refund: RefundRow, now: Date): Promise<boolean> {
  const rows = await sql`
    insert into payment_refund (attempt_id, provider_reference, amount_cents, requested_at, next_try_at)
    values (${refund.attemptId}, ${refund.providerReference}, ${refund.amountCents}, ${now}, ${now})
    on conflict do nothing returning attempt_id`;
  return rows.length > 0;
}

export async function findDueRefunds(sql: Queryable, now: Date, limit: number): Promise<RefundRow[]> {
  return v.parse(v.array(refundRow), [
    ...(await sql`
      select attempt_id, provider_reference, amount_cents from payment_refund
      where refunded_at is null and next_try_at <= ${now} order by next_try_at limit ${limit}`),
  ]);
}

export async function postponeRefund(sql: Queryable, attemptId: string, until: Date): Promise<void> {
  await sql`update payment_refund set next_try_at = ${until} where attempt_id = ${attemptId} and refunded_at is null`;
}

export async function markRefunded(sql: Queryable, attemptId: string, now: Date): Promise<void> {
  await sql`update payment_refund set refunded_at = ${now} where attempt_id = ${attemptId} and refunded_at is null`;
}

import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

/** The state of a payment. */
export type AttemptState =
  | "open"
  | "paid"
  | "failed"
  | "cancelled"
  | "superseded"
  | "expired"
  | "paid_twice"
  | "refunded";

const attemptRow = v.object({
  id: v.string(),
  cartId: v.string(),
  amountCents: v.number(),
  state: v.picklist(["open", "paid", "failed", "cancelled", "superseded", "expired", "paid_twice", "refunded"]),
  errorCode: v.string(),
  draft: v.unknown(),
});
/** A payment as stored; `draft` is what it pays for, decoded by the service. */
export type AttemptRow = v.InferOutput<typeof attemptRow>;

const holdRow = v.object({ itemId: v.number(), quantity: v.number() });
const idRow = v.object({ id: v.string() });

/** A payment that begins. */
export interface NewAttempt {
  readonly id: string;
  readonly cartId: string;
  readonly amountCents: number;
  readonly draft: unknown;
  /** When the provider is asked about it, if it has not answered; null: it cannot be asked. */
  readonly inquiryDueAt: Date | null;
}

export async function insertAttempt(sql: Queryable, attempt: NewAttempt, moment: Date): Promise<void> {
  await sql`
    insert into payment_attempt (id, cart_id, amount_cents, state, order_draft, created_at, inquiry_due_at)
    values (${attempt.id}, ${attempt.cartId}, ${attempt.amountCents}, 'open', ${JSON.stringify(attempt.draft)}::text::jsonb,
      ${moment}, ${attempt.inquiryDueAt})`;
}

/** Stores which pieces an open attempt has taken out of stock. */
export async function insertHolds(
  sql: Queryable,
  attemptId: string,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`
    insert into payment_hold (attempt_id, item_id, quantity)
    select ${attemptId}, item_id, quantity
    from unnest(${[...pieces.keys()]}::int[], ${[...pieces.values()]}::int[]) as held (item_id, quantity)`;
}

const attemptColumns = (sql: Queryable) => sql`
  select id, cart_id, amount_cents, state, error_code, order_draft as draft
  from payment_attempt`;

export async function findAttempt(sql: Queryable, attemptId: string): Promise<AttemptRow | null> {
  return v.parse(v.array(attemptRow), [...(await sql`${attemptColumns(sql)} where id = ${attemptId}`)])[0] ?? null;
}

/** The open attempts of a locked cart; at most one. */
export async function findOpenAttempts(sql: Queryable, cartId: string): Promise<AttemptRow[]> {
  return v.parse(v.array(attemptRow), [
    ...(await sql`${attemptColumns(sql)} where cart_id = ${cartId} and state = 'open'`),
  ]);
}

const lastRow = v.object({
  state: attemptRow.entries.state,
  errorCode: v.string(),
  paymentMethod: v.string(),
});
/** How the attempt of a cart that began last is. */
export type LastAttempt = v.InferOutput<typeof lastRow>;

/** The attempt of a cart that began last; null when none did. */
export async function findLastAttempt(sql: Queryable, cartId: string): Promise<LastAttempt | null> {
  const rows = await sql`
    select state, error_code as "errorCode", order_draft #>> '{head,paymentMethod}' as "paymentMethod"
    from payment_attempt where cart_id = ${cartId} order by created_at desc limit 1`;
  return v.parse(v.array(lastRow), [...rows])[0] ?? null;
}

/**
 * Ends an attempt; a later state replaces an earlier one, as a payment may succeed after it was given up. The provider
 * is asked about none but those that the shop has replaced without its word.
 */
export async function endAttempt(
  sql: Queryable,
  attemptId: string,
  end: {
    readonly state: Exclude<AttemptState, "open">;
    readonly errorCode?: string;
    readonly providerReference?: string;
  },
  moment: Date,
): Promise<void> {
  await sql`
    update payment_attempt set state = ${end.state}, error_code = ${end.errorCode ?? ""},
      provider_reference = coalesce(${end.providerReference ?? null}, provider_reference), ended_at = ${moment},
      inquiry_due_at = case when ${end.state} = 'superseded' then inquiry_due_at end
    where id = ${attemptId}`;
}

/** Gives up for good the failed attempts of a locked cart that were to be paid in another way than `paymentMethod`. */
export async function supersedeFailed(sql: Queryable, cartId: string, paymentMethod: string): Promise<void> {
  await sql`
    update payment_attempt set state = 'superseded'
    where cart_id = ${cartId} and state in ('failed', 'cancelled', 'expired')
      and order_draft #>> '{head,paymentMethod}' is distinct from ${paymentMethod}`;
}

/** Takes the holds off an attempt; returns the pieces that it held. */
export async function removeHolds(sql: Queryable, attemptId: string): Promise<Map<number, number>> {
  const rows = v.parse(v.array(holdRow), [
    ...(await sql`
      delete from payment_hold where attempt_id = ${attemptId} returning item_id, quantity`),
  ]);
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

/**
 * Ids of attempts that have been open since before a moment, and that no provider can be asked about. Those whose money the
 * wallet may be taking, and those that an operator looks into, are not among them.
 */
export async function findStaleAttempts(sql: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await sql`
    select id from payment_attempt attempt
    where state = 'open' and created_at < ${before} and inquiry_due_at is null
      and not exists (select from wallet_session where attempt_id = attempt.id and wallet_session.state = 'charging')
      and not exists (select from payment_task where attempt_id = attempt.id and settled_at is null)
    order by created_at limit ${limit}`;
  return v.parse(v.array(idRow), [...rows]).map(({ id }) => id);
}

const inquiryRow = v.object({ id: v.string(), createdAt: v.date() });
/** An attempt that the provider is to be asked about. */
export type DueInquiry = v.InferOutput<typeof inquiryRow>;

export async function findDueInquiries(sql: Queryable, now: Date, limit: number): Promise<DueInquiry[]> {
  return v.parse(v.array(inquiryRow), [
    ...(await sql`
      select id, created_at from payment_attempt where inquiry_due_at < ${now} order by inquiry_due_at limit ${limit}`),
  ]);
}

/** Stores when the provider is asked next about an attempt. @param due null: it has answered */
export async function setInquiry(sql: Queryable, id: string, due: Date | null): Promise<void> {
  await sql`update payment_attempt set inquiry_due_at = ${due} where id = ${id}`;
}

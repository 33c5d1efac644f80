import * as v from "valibot";
import type { Queryable, TransactionSql } from "../../platform/database.ts";
import { cancellationKinds, type StoredCancellation } from "./cancellation.types.ts";

const row = v.object({
  id: v.number(),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  language: v.picklist(["de-DE", "de-AT", "de-CH", "en-DE"]),
  membershipId: v.nullable(v.number()),
  kind: v.picklist(cancellationKinds),
  contract: v.string(),
  name: v.string(),
  email: v.string(),
  wishedOn: v.nullable(v.string()),
  reason: v.string(),
  declaration: v.string(),
  declaredAt: v.date(),
  heldUntil: v.nullable(v.date()),
  status: v.picklist(["held", "received", "undone"]),
});

const columns = (sql: Queryable) => sql`
  id, store, language, membership_id, kind, contract, name, email, wished_on, reason, declaration, declared_at, held_until,
  status`;

/** Stores a cancellation. @returns it; null where one of the same submission is stored already */
export async function insertCancellation(
  tx: TransactionSql,
  submissionId: string,
  one: Omit<StoredCancellation, "id">,
): Promise<StoredCancellation | null> {
  const rows = await tx`
    insert into membership_cancellation
      (submission_id, store, language, membership_id, kind, contract, name, email, wished_on, reason, declaration,
        declared_at, held_until, status)
    values (${submissionId}, ${one.store}, ${one.language}, ${one.membershipId}, ${one.kind}, ${one.contract}, ${one.name},
      ${one.email}, ${one.wishedOn}, ${one.reason}, ${one.declaration}, ${one.declaredAt}, ${one.heldUntil}, ${one.status})
    on conflict (submission_id) do nothing returning ${columns(tx)}`;
  return v.parse(v.array(row), [...rows])[0] ?? null;
}

/** The cancellation of a submission; null without one. */
export async function findCancellationOf(sql: Queryable, submissionId: string): Promise<StoredCancellation | null> {
  const rows = await sql`select ${columns(sql)} from membership_cancellation where submission_id = ${submissionId}`;
  return v.parse(v.array(row), [...rows])[0] ?? null;
}

/** A cancellation by its id; null without one. */
export async function findCancellation(sql: Queryable, id: number): Promise<StoredCancellation | null> {
  const rows = await sql`select ${columns(sql)} from membership_cancellation where id = ${id}`;
  return v.parse(v.array(row), [...rows])[0] ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockCancellation(tx: TransactionSql, id: number): Promise<StoredCancellation | null> {
  const rows = await tx`select ${columns(tx)} from membership_cancellation where id = ${id} for update`;
  return v.parse(v.array(row), [...rows])[0] ?? null;
}

/** How many cancellations of a membership were held since a moment. */
export async function countHeld(sql: Queryable, membershipId: number, since: Date): Promise<number> {
  const rows = await sql`
    select count(*)::int as count from membership_cancellation
    where membership_id = ${membershipId} and held_until is not null and declared_at > ${since}`;
  return v.parse(v.tuple([v.object({ count: v.number() })]), [...rows])[0].count;
}

/** Ids of held cancellations whose time to object is over. */
export async function readDueCancellations(sql: Queryable, now: Date): Promise<number[]> {
  const rows = await sql`
    select id from membership_cancellation where status = 'held' and held_until <= ${now} order by id limit 100`;
  return v.parse(v.array(v.object({ id: v.number() })), [...rows]).map(({ id }) => id);
}

/** States how far a cancellation has come. */
export async function setCancellationStatus(
  tx: TransactionSql,
  id: number,
  status: StoredCancellation["status"],
): Promise<void> {
  await tx`update membership_cancellation set status = ${status} where id = ${id}`;
}

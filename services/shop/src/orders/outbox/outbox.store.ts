import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";
import { type Mail, mailSchema } from "./mail.ts";

const dueRow = v.object({ id: v.number(), tries: v.number(), createdAt: v.date(), message: mailSchema });
/** A mail whose time has come, claimed for this process. */
export type DueMail = v.InferOutput<typeof dueRow>;

/** Puts a mail on its way within the caller's transaction; one whose key is known is left out. */
export async function insertMail(sql: Queryable, mail: Mail, moment: Date): Promise<void> {
  await sql`
    insert into mail_outbox (idempotency_key, message, created_at, next_try_at)
    values (${mail.idempotencyKey}, ${JSON.stringify(mail)}::text::jsonb, ${moment}, ${moment})
    on conflict (idempotency_key) do nothing`;
}

/**
 * Claims the oldest mail that is due: counts a try and moves the next one into the future, so that no other process
 * takes it meanwhile and a crash leaves it due again.
 */
export async function claimMail(sql: Queryable, now: Date, retryAt: Date): Promise<DueMail | null> {
  const rows = v.parse(v.array(dueRow), [
    ...(await sql`
      update mail_outbox set tries = tries + 1, next_try_at = ${retryAt}
      where id = (
        select id from mail_outbox where sent_at is null and undeliverable_at is null and next_try_at <= ${now}
        order by next_try_at limit 1 for update skip locked
      )
      returning id, tries, created_at, message`),
  ]);
  return rows[0] ?? null;
}

export async function markSent(sql: Queryable, id: number, moment: Date): Promise<void> {
  await sql`update mail_outbox set sent_at = ${moment}, last_fault = null where id = ${id}`;
}

/** Empties the mails about accounts that ended before a moment: the secrets of their links have ended, too. */
export async function emptyAccountMails(sql: Queryable, endedBefore: Date): Promise<void> {
  await sql`
    update mail_outbox set message = message || '{"html": "", "text": ""}'
    where coalesce(sent_at, undeliverable_at) < ${endedBefore} and message->>'text' <> ''
      and (idempotency_key like 'new-password:%' or idempotency_key like 'confirm-email:%')`;
}

export async function markFailed(sql: Queryable, id: number, fault: string, retryAt: Date): Promise<void> {
  await sql`update mail_outbox set last_fault = ${fault}, next_try_at = ${retryAt} where id = ${id}`;
}

/** Ends a mail that the receiving server refuses for good. */
export async function markUndeliverable(sql: Queryable, id: number, reason: string, moment: Date): Promise<void> {
  await sql`update mail_outbox set last_fault = ${reason}, undeliverable_at = ${moment} where id = ${id}`;
}

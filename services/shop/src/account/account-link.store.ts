import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

/** What the link of a mail opens: a new password, or the email that the account gets. */
export interface AccountLink {
  readonly digest: string;
  readonly customerId: string;
  readonly kind: "password" | "email";
  /** The new email; null for a password. */
  readonly email: string | null;
  readonly madeAt: Date;
  readonly endsAt: Date;
}

const linkRow = v.object({ customerId: v.string(), email: v.nullable(v.string()) });
const countRow = v.object({ count: v.number() });
const emailRow = v.object({ email: v.string() });

/** Stores a link, and drops those that have ended. */
export async function insertLink(sql: Queryable, link: AccountLink): Promise<void> {
  await sql`delete from account_link where ends_at < ${link.madeAt}`;
  await sql`
    insert into account_link (digest, customer_id, kind, email, made_at, ends_at)
    values (${link.digest}, ${link.customerId}, ${link.kind}, ${link.email}, ${link.madeAt}, ${link.endsAt})`;
}

/** Uses a link up; null when it was used, has ended or never was. */
export async function takeLink(
  sql: Queryable,
  digest: string,
  kind: AccountLink["kind"],
  now: Date,
): Promise<v.InferOutput<typeof linkRow> | null> {
  const rows = await sql`
    delete from account_link where digest = ${digest} and kind = ${kind} and ends_at > ${now}
    returning customer_id, email`;
  return v.parse(v.array(linkRow), [...rows])[0] ?? null;
}

/** Whether a link works. */
export async function isLinkOpen(
  sql: Queryable,
  digest: string,
  kind: AccountLink["kind"],
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    select count(*)::int as count from account_link
    where digest = ${digest} and kind = ${kind} and ends_at > ${now}`;
  return (v.parse(v.array(countRow), [...rows])[0]?.count ?? 0) > 0;
}

/** How many links of a kind an account has that work. */
export async function countLinks(
  sql: Queryable,
  customerId: string,
  kind: AccountLink["kind"],
  now: Date,
): Promise<number> {
  const rows = await sql`
    select count(*)::int as count from account_link
    where customer_id = ${customerId} and kind = ${kind} and ends_at > ${now}`;
  return v.parse(v.array(countRow), [...rows])[0]?.count ?? 0;
}

/** The email that waits for its confirmation; null: none. */
export async function findPendingEmail(sql: Queryable, customerId: string, now: Date): Promise<string | null> {
  const rows = await sql`
    select email from account_link where customer_id = ${customerId} and kind = 'email' and ends_at > ${now}
    order by made_at desc limit 1`;
  return v.parse(v.array(emailRow), [...rows])[0]?.email ?? null;
}

/** Ends an account's links, of one kind or of all. */
export async function dropLinks(sql: Queryable, customerId: string, kind: AccountLink["kind"] | null): Promise<void> {
  await sql`
    delete from account_link where customer_id = ${customerId} and (${kind}::text is null or kind = ${kind})`;
}

import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

/**
 * What the link of a mail opens: a new password, the email that the account gets, or the one that it had until someone
 * changed it.
 */
export interface AccountLink {
  readonly digest: string;
  readonly customerId: string;
  readonly kind: "password" | "email" | "restore";
  /** The email that the account gets; null for a password. */
  readonly email: string | null;
  readonly madeAt: Date;
  readonly endsAt: Date;
}

const linkRow = v.object({ customerId: v.string(), email: v.nullable(v.string()), madeAt: v.date() });
const countRow = v.object({ count: v.number() });
const emailRow = v.object({ email: v.string() });

/** Stores a link, and drops those that have ended. */
export async function insertLink(sql: Queryable, link: AccountLink): Promise<void> {
  await sql`delete from account_link where ends_at < ${link.madeAt}`;
  await sql`
    insert into account_link (digest, customer_id, kind, email, made_at, ends_at)
    values (${link.digest}, ${link.customerId}, ${link.kind}, ${link.email}, ${link.madeAt}, ${link.endsAt})`;
}

/** Uses a link up; null when it was used or replaced, has ended or never was. */
export async function takeLink(
  sql: Queryable,
  digest: string,
  kind: AccountLink["kind"],
  now: Date,
): Promise<v.InferOutput<typeof linkRow> | null> {
  const rows = await sql`
    delete from account_link
    where digest = ${digest} and kind = ${kind} and ends_at > ${now} and replaced_at is null
    returning customer_id, email, made_at`;
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
    where digest = ${digest} and kind = ${kind} and ends_at > ${now} and replaced_at is null`;
  return (v.parse(v.array(countRow), [...rows])[0]?.count ?? 0) > 0;
}

/** How many links of a kind were mailed for an account that have not ended; those that a newer one replaced count. */
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

/** Makes the links of a kind work no more, because a newer one takes their place. */
export async function replaceLinks(
  sql: Queryable,
  customerId: string,
  kind: AccountLink["kind"],
  now: Date,
): Promise<void> {
  await sql`
    update account_link set replaced_at = ${now}
    where customer_id = ${customerId} and kind = ${kind} and replaced_at is null`;
}

/**
 * Ends an account's links that change it: of one kind, or all of them. What restores an earlier address stays, as those
 * who got hold of an account change its password next.
 */
export async function dropLinks(
  sql: Queryable,
  customerId: string,
  kind: Exclude<AccountLink["kind"], "restore"> | null,
): Promise<void> {
  await sql`
    delete from account_link
    where customer_id = ${customerId} and kind <> 'restore' and (${kind}::text is null or kind = ${kind})`;
}

/** Ends what restores an address that the account got since a moment: who changed it then is not the owner. */
export async function dropRestoring(sql: Queryable, customerId: string, since: Date): Promise<void> {
  await sql`delete from account_link where customer_id = ${customerId} and kind = 'restore' and made_at >= ${since}`;
}

/** The addresses that can take an account back. */
export async function findRestorable(sql: Queryable, customerId: string, now: Date): Promise<readonly string[]> {
  const rows = await sql`
    select email from account_link where customer_id = ${customerId} and kind = 'restore' and ends_at > ${now}
    order by made_at`;
  return v.parse(v.array(emailRow), [...rows]).map(({ email }) => email);
}

/** Whether an address can take another account of the realm back: until then no one else gets it. */
export async function isKeptForOwner(
  sql: Queryable,
  {
    realm,
    email,
    customerId,
    now,
  }: {
    readonly realm: string;
    readonly email: string;
    /** Whose address it may be; null for someone new. */
    readonly customerId: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const rows = await sql`
    select count(*)::int as count from account_link link join customer on customer.id = link.customer_id
    where link.kind = 'restore' and lower(link.email) = lower(${email}) and link.ends_at > ${now}
      and customer.realm = ${realm} and customer.id is distinct from ${customerId}::uuid`;
  return (v.parse(v.array(countRow), [...rows])[0]?.count ?? 0) > 0;
}

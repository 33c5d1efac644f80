import * as v from "valibot";
import type { Language, Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";

const subscriptionRow = v.object({
  id: v.string(),
  email: v.string(),
  language: v.picklist(["de-DE", "de-AT", "de-CH", "en-DE"]),
  requestedAt: v.date(),
  isConfirmed: v.boolean(),
});
/** A subscription of a store's newsletter. */
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>;

const columns = (sql: Queryable) => sql`id, email, language, requested_at, confirmed_at is not null as is_confirmed`;

/** Someone who asks for a store's newsletter. */
export interface NewsletterRequest {
  readonly email: string;
  readonly store: Store;
  readonly language: Language;
  readonly at: Date;
  /** Who has asked since gets no second mail. */
  readonly notSince: Date;
}

/** Stores a request; its id when a mail has to confirm it, null where it was confirmed or asked for just now. */
export async function upsertRequest(
  sql: Queryable,
  { email, store, language, at, notSince }: NewsletterRequest,
): Promise<string | null> {
  const rows = await sql`
    insert into newsletter_request (email, store, language, requested_at)
    values (${email.toLowerCase()}, ${store}, ${language}, ${at})
    on conflict (email, store) do update set requested_at = excluded.requested_at, language = excluded.language
      where newsletter_request.confirmed_at is null and newsletter_request.requested_at < ${notSince}
    returning id`;
  return v.parse(v.array(v.object({ id: v.string() })), [...rows])[0]?.id ?? null;
}

/** A subscription by its id; null where it has ended. */
export async function findSubscription(sql: Queryable, id: string): Promise<SubscriptionRow | null> {
  const [row] = await sql`select ${columns(sql)} from newsletter_request where id = ${id}`;
  return row === undefined ? null : v.parse(subscriptionRow, row);
}

/** The confirmed subscription of an email in a store; null without one. */
export async function findConfirmed(sql: Queryable, email: string, store: Store): Promise<SubscriptionRow | null> {
  const [row] = await sql`
    select ${columns(sql)} from newsletter_request
    where email = ${email.toLowerCase()} and store = ${store} and confirmed_at is not null`;
  return row === undefined ? null : v.parse(subscriptionRow, row);
}

/** Confirms a subscription; false where it was confirmed before. */
export async function confirmSubscription(sql: Queryable, id: string, at: Date): Promise<boolean> {
  const rows = await sql`
    update newsletter_request set confirmed_at = ${at} where id = ${id} and confirmed_at is null returning id`;
  return rows.length > 0;
}

/** Ends a subscription; false where it had ended. */
export async function deleteSubscription(sql: Queryable, id: string): Promise<boolean> {
  return (await sql`delete from newsletter_request where id = ${id} returning id`).length > 0;
}

/** Streets with house numbers of all addresses that an email is known with. */
export async function readStreets(sql: Queryable, email: string): Promise<readonly string[]> {
  const rows = await sql`
    select distinct street from address join customer on customer.id = address.customer_id
    where not is_packstation
      and (lower(customer.email) = ${email.toLowerCase()} or lower(address.email) = ${email.toLowerCase()})`;
  return v.parse(v.array(v.object({ street: v.string() })), [...rows]).map(({ street }) => street);
}

import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { Queryable, TransactionSql } from "../../platform/database.ts";
import type { FormSelection } from "./forms.store.ts";

const membershipRow = v.object({
  orderId: v.string(),
  customerId: v.string(),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  plan: v.string(),
  priceCents: v.number(),
  paymentId: v.string(),
  startsOn: v.string(),
  endsOn: v.string(),
  orderedAt: v.date(),
});
/** A membership of prime. */
export type MembershipRecord = v.InferOutput<typeof membershipRow>;

/** Memberships, the latest order first. */
export async function readMemberships(sql: Queryable, selection: FormSelection): Promise<MembershipRecord[]> {
  return v.parse(v.array(membershipRow), [
    ...(await sql`
    select coalesce(order_number::text, 'P' || id) as order_id, customer_id, store, plan, price_cents, payment_id, starts_on, ends_on, ordered_at
    from prime_membership where ${selection.store}::text is null or store = ${selection.store}::text
    order by id desc limit ${selection.limit} offset ${selection.offset}`),
  ]);
}

const waitingRow = v.object({
  email: v.string(),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  language: v.string(),
  requestedAt: v.date(),
});
/** Someone who waits for a membership. */
export type WaitingRecord = v.InferOutput<typeof waitingRow>;

/** Who waits, the longest first. */
export async function readWaiting(sql: Queryable, selection: FormSelection): Promise<WaitingRecord[]> {
  return v.parse(v.array(waitingRow), [
    ...(await sql`
    select email, store, language, requested_at from prime_waiting
    where woken_at is null and (${selection.store}::text is null or store = ${selection.store}::text)
    order by requested_at, email limit ${selection.limit} offset ${selection.offset}`),
  ]);
}

/** Limits the memberships of a store; false where it offers none. */
export async function updatePlaces(tx: TransactionSql, store: Store, places: number | null): Promise<boolean> {
  return (await tx`update prime_offer set places = ${places} where store = ${store} returning store`).length > 0;
}

/** Sets how long before others members get the price of deals; false where the store offers no membership. */
export async function updateDealLead(tx: TransactionSql, store: Store, minutes: number): Promise<boolean> {
  const changed = await tx`
    update prime_offer set deal_lead_minutes = ${minutes} where store = ${store} returning store`;
  return changed.length > 0;
}

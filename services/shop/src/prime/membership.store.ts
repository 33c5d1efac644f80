import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";

const membershipRow = v.object({ plan: v.string(), startsOn: v.string(), endsOn: v.string() });
/** A membership as stored; days are ISO. */
export type MembershipRow = v.InferOutput<typeof membershipRow>;

/** The membership that runs on a day; null without one. */
export async function findMembership(sql: Queryable, customerId: string, day: string): Promise<MembershipRow | null> {
  const [row] = await sql`
    select plan, starts_on, ends_on from prime_membership
    where customer_id = ${customerId} and starts_on <= ${day} and ends_on >= ${day}
    order by ends_on desc limit 1`;
  return row === undefined ? null : v.parse(membershipRow, row);
}

/** Makes orders of one customer wait for each other until the transaction ends. */
export async function lockMemberships(tx: TransactionSql, customerId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('prime_membership'), hashtext(${customerId}))`;
}

/** A membership that is being ordered. */
export interface NewMembership {
  readonly orderNumber: number;
  readonly customerId: string;
  readonly store: Store;
  readonly plan: string;
  readonly priceCents: number;
  readonly vatBasisPoints: number;
  readonly paymentId: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly orderedAt: Date;
}

/** Stores a membership with the number of its order. */
export async function insertMembership(tx: TransactionSql, membership: NewMembership): Promise<void> {
  await tx`
    insert into prime_membership
      (order_number, customer_id, store, plan, price_cents, vat_basis_points, payment_id, starts_on, ends_on, ordered_at)
    values (${membership.orderNumber}, ${membership.customerId}, ${membership.store}, ${membership.plan}, ${membership.priceCents},
      ${membership.vatBasisPoints}, ${membership.paymentId}, ${membership.startsOn}, ${membership.endsOn},
      ${membership.orderedAt})`;
}

const orderedRow = v.object({
  id: v.number(),
  orderNumber: v.nullable(v.number()),
  plan: v.string(),
  priceCents: v.number(),
  orderedAt: v.date(),
  startsOn: v.string(),
  endsOn: v.string(),
  cancelledAt: v.nullable(v.date()),
});
/** A membership as it was ordered. */
export type OrderedMembership = v.InferOutput<typeof orderedRow>;

/** The membership that runs on a day, as it was ordered; null without one. */
export async function findOrdered(sql: Queryable, customerId: string, day: string): Promise<OrderedMembership | null> {
  const [row] = await sql`
    select id, order_number, plan, price_cents, ordered_at, starts_on, ends_on,
      (select max(declared_at) from membership_cancellation where membership_id = prime_membership.id and status = 'received')
        as cancelled_at
    from prime_membership
    where customer_id = ${customerId} and starts_on <= ${day} and ends_on >= ${day}
    order by ends_on desc limit 1`;
  return row === undefined ? null : v.parse(orderedRow, row);
}

/** How many memberships of a store run on a day. */
export async function countRunning(sql: Queryable, store: Store, day: string): Promise<number> {
  const [row] = await sql`
    select count(*)::int as count from prime_membership
    where store = ${store} and starts_on <= ${day} and ends_on >= ${day}`;
  return v.parse(v.object({ count: v.number() }), row).count;
}

const cancellableRow = v.object({
  id: v.number(),
  customerId: v.string(),
  number: v.string(),
  plan: v.string(),
  endsOn: v.string(),
  accountEmail: v.nullable(v.string()),
  accountName: v.string(),
  orderEmail: v.nullable(v.string()),
  billingName: v.nullable(v.string()),
  origin: v.nullable(v.string()),
});
/** A membership with what its owner is known by. */
export type CancellableMembership = v.InferOutput<typeof cancellableRow>;

const cancellable = (sql: Queryable) => sql`
  select one.id, one.customer_id, coalesce(one.order_number::text, 'P' || one.id) as number, one.plan, one.ends_on,
    customer.email as account_email, customer.first_name || ' ' || customer.last_name as account_name,
    o.snapshot->>'email' as order_email,
    (o.snapshot->'billingAddress'->>'firstName') || ' ' || (o.snapshot->'billingAddress'->>'lastName') as billing_name,
    o.snapshot->>'origin' as origin
  from prime_membership one
  join customer on customer.id = one.customer_id
  left join shop_order o on o.order_number = one.order_number`;

/** What a membership may be found by: an email of its, the number of its order, or its customer. */
export interface MembershipKeys {
  readonly contract: string;
  readonly email: string;
  readonly customerId: string | null;
}

/** Memberships that run on a day, by what they may be found by; the latest first. */
export async function findCancellable(
  sql: Queryable,
  { contract, email, customerId }: MembershipKeys,
  day: string,
): Promise<CancellableMembership[]> {
  const rows = await sql`
    ${cancellable(sql)}
    where one.starts_on <= ${day} and one.ends_on >= ${day} and (
      lower(customer.email) = lower(${email}) or lower(o.snapshot->>'email') = lower(${email})
      or coalesce(one.order_number::text, 'P' || one.id) = ${contract} or one.customer_id = ${customerId}::uuid)
    order by one.id desc limit 20`;
  return v.parse(v.array(cancellableRow), [...rows]);
}

/** The membership of an id; null without one. */
export async function findCancellableById(sql: Queryable, id: number): Promise<CancellableMembership | null> {
  const rows = await sql`${cancellable(sql)} where one.id = ${id}`;
  return v.parse(v.array(cancellableRow), [...rows])[0] ?? null;
}

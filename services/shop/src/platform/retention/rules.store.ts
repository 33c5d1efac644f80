import type postgres from "postgres";
import type { Queryable } from "../database.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Rows that end by themselves. */
export interface Retention {
  readonly table: string;
  /** Which of its rows, where there are several rules. */
  readonly rows: string;
  /** How long they are kept from their moment on, in milliseconds. */
  readonly kept: number;
  /** Which rows had their moment before one, as a condition on `one`. */
  readonly isOver: (sql: Queryable, before: Date) => postgres.Fragment;
}

/** Carts that no order, payment, voucher or reserved piece hangs on; those of a merged cart are reserved by the other one. */
const isLoose = (sql: Queryable) => sql`one.submitted_at is null
  and not exists (select from shop_order where cart_id = one.id or new_cart_id = one.id)
  and not exists (select from payment_attempt where cart_id = one.id)
  and not exists (select from voucher_redemption where cart_id = one.id)
  and (one.merged_at is not null or not exists (select from cart_position where cart_id = one.id and kind = 'deal'))`;
const isEmpty = (sql: Queryable) => sql`not exists (select from cart_position where cart_id = one.id)
  and not exists (select from cart_voucher where cart_id = one.id)`;
const isGuests = (sql: Queryable) =>
  sql`exists (select from customer where customer.id = one.customer_id and customer.is_guest)`;

/**
 * What is stored for strangers, and when it ends; in an order in which nothing waits for a later rule. The guide
 * `docs/guides/retention.md` has a row for each table.
 */
export const retentions: readonly Retention[] = [
  {
    table: "tracking_event",
    rows: "all",
    kept: 90 * day,
    isOver: (sql, before) => sql`one.received_at < ${before}`,
  },
  { table: "glance_view", rows: "all", kept: 400 * day, isOver: (sql, before) => sql`one.day < ${before}::date` },
  { table: "rate_counter", rows: "all", kept: 0, isOver: (sql, before) => sql`one.ends_at <= ${before}` },
  { table: "known_source", rows: "all", kept: 180 * day, isOver: (sql, before) => sql`one.seen_at < ${before}` },
  { table: "customer_token", rows: "all", kept: 0, isOver: (sql, before) => sql`one.expires_at <= ${before}` },
  { table: "account_link", rows: "all", kept: 0, isOver: (sql, before) => sql`one.ends_at <= ${before}` },
  { table: "password_request", rows: "all", kept: day, isOver: (sql, before) => sql`one.made_at < ${before}` },
  {
    table: "newsletter_request",
    rows: "unconfirmed",
    kept: 30 * day,
    isOver: (sql, before) => sql`one.confirmed_at is null and one.requested_at < ${before}`,
  },
  { table: "contact_message", rows: "all", kept: 365 * day, isOver: (sql, before) => sql`one.sent_at < ${before}` },
  {
    table: "competition_entry",
    rows: "of competitions that have ended",
    kept: 180 * day,
    isOver: (sql, before) =>
      sql`exists (select from competition where competition.id = one.competition_id and ends_at < ${before})`,
  },
  {
    table: "review",
    rows: "never released",
    kept: 365 * day,
    isOver: (sql, before) => sql`not one.is_released and one.written_on < ${before}::date`,
  },
  {
    table: "review_vote",
    rows: "of strangers",
    kept: 400 * day,
    isOver: (sql, before) => sql`one.voted_at < ${before}
      and not exists (select from customer where customer.id::text = one.voter and not customer.is_guest)`,
  },
  { table: "certificate_part", rows: "all", kept: hour, isOver: (sql, before) => sql`one.added_at < ${before}` },
  { table: "return_upload", rows: "all", kept: hour, isOver: (sql, before) => sql`one.added_at < ${before}` },
  {
    table: "return_image",
    rows: "of returns that were not announced",
    kept: 7 * day,
    isOver: (sql, before) => sql`one.rma is null and one.added_at < ${before}`,
  },
  { table: "return_state", rows: "all", kept: 30 * day, isOver: (sql, before) => sql`one.changed_at < ${before}` },
  {
    table: "membership_cancellation",
    rows: "all",
    kept: 1_096 * day,
    isOver: (sql, before) => sql`one.declared_at < ${before}`,
  },
  {
    table: "prime_waiting",
    rows: "informed",
    kept: 30 * day,
    isOver: (sql, before) => sql`one.woken_at < ${before}`,
  },
  {
    table: "prime_waiting",
    rows: "never informed",
    kept: 400 * day,
    isOver: (sql, before) => sql`one.woken_at is null and one.requested_at < ${before}`,
  },
  { table: "removed_address", rows: "all", kept: day, isOver: (sql, before) => sql`one.removed_at < ${before}` },
  {
    table: "mail_outbox",
    rows: "sent, or undeliverable",
    kept: 400 * day,
    isOver: (sql, before) => sql`coalesce(one.sent_at, one.undeliverable_at) < ${before}`,
  },
  {
    table: "wishlist_entry",
    rows: "removed",
    kept: 2 * day,
    isOver: (sql, before) => sql`one.removed_at < ${before}`,
  },
  { table: "wishlist_invite", rows: "all", kept: 30 * day, isOver: (sql, before) => sql`one.ends_at < ${before}` },
  {
    table: "wishlist",
    rows: "of visitors",
    kept: 400 * day,
    isOver: (sql, before) => sql`one.user_id is not null and one.created_at < ${before}
      and not exists (select from wishlist_entry where wishlist_id = one.id and added_at >= ${before})`,
  },
  {
    table: "teaser_wishlist_choice",
    rows: "of visitors",
    kept: 400 * day,
    isOver: (sql, before) => sql`one.person like 'u:%' and one.chosen_at < ${before}`,
  },
  {
    table: "wallet_session",
    rows: "without a payment",
    kept: 30 * day,
    isOver: (sql, before) => sql`one.state in ('opened', 'ended') and one.changed_at < ${before}`,
  },
  {
    table: "payment_attempt",
    // The books name refunds and tasks of operators by their payment.
    rows: "without an order",
    kept: 400 * day,
    isOver: (
      sql,
      before,
    ) => sql`one.state in ('failed', 'cancelled', 'superseded', 'expired') and one.ended_at < ${before}
      and not exists (select from shop_order where cart_id = one.cart_id)
      and not exists (select from wallet_session where attempt_id = one.id)
      and not exists (select from payment_refund where attempt_id = one.id)
      and not exists (select from payment_task where attempt_id = one.id)`,
  },
  {
    table: "cart",
    rows: "merged",
    kept: 30 * day,
    isOver: (sql, before) => sql`one.merged_at < ${before} and ${isLoose(sql)}`,
  },
  {
    table: "cart",
    rows: "empty, of visitors",
    kept: 7 * day,
    isOver: (sql, before) => sql`one.merged_at is null and one.customer_id is null and one.opened_at < ${before}
      and ${isEmpty(sql)} and ${isLoose(sql)}`,
  },
  {
    table: "cart",
    rows: "of guests who did not order",
    kept: 90 * day,
    isOver: (sql, before) => sql`one.merged_at is null and one.opened_at < ${before} and ${isGuests(sql)}
      and ${isLoose(sql)}`,
  },
  {
    table: "cart",
    rows: "with goods, of visitors",
    kept: 400 * day,
    isOver: (sql, before) => sql`one.merged_at is null and one.customer_id is null and one.opened_at < ${before}
      and ${isLoose(sql)}`,
  },
  {
    table: "customer",
    rows: "guests who did not order",
    kept: 90 * day,
    isOver: (sql, before) => sql`one.is_guest and one.created_at < ${before}
      and not exists (select from cart where customer_id = one.id)
      and not exists (select from shop_order where customer_id = one.id)
      and not exists (select from prime_membership where customer_id = one.id)`,
  },
  {
    table: "shop_user",
    rows: "without a cart or a list",
    kept: 90 * day,
    isOver: (sql, before) => sql`one.created_at < ${before}
      and not exists (select from cart where user_id = one.id)
      and not exists (select from cart where taken_from = one.id)
      and not exists (select from shop_user successor where successor.predecessor_id = one.id)
      and not exists (select from wishlist where user_id = one.id::text)`,
  },
];

/**
 * Deletes rows of a rule whose time is over.
 * @param atMost of them in this statement, so that no call waits long for a lock
 * @returns how many there were
 */
export async function deleteOver(sql: Queryable, rule: Retention, now: Date, atMost: number): Promise<number> {
  const before = new Date(now.getTime() - rule.kept);
  const table = sql(rule.table);
  const { count } = await sql`
    delete from ${table} where ctid = any(array(
      select one.ctid from ${table} one where ${rule.isOver(sql, before)} limit ${atMost} for update skip locked))`;
  return count;
}

/** Keeps the job to one shop at a time until the transaction ends. @returns whether it is this one's */
export async function takeTurn(sql: Queryable): Promise<boolean> {
  const [row] = await sql`select pg_try_advisory_xact_lock(hashtext('retention')) as is_own`;
  return row?.["isOwn"] === true;
}

import * as v from "valibot";
import type { Queryable, TransactionSql } from "../platform/database.ts";

const limitRow = v.object({
  code: v.string(),
  nameDe: v.string(),
  nameEn: v.string(),
  maxRedemptions: v.nullable(v.number()),
  maxPerCustomer: v.nullable(v.number()),
});
/** A voucher as far as its limits go. */
export type LimitRow = v.InferOutput<typeof limitRow>;

/** Whose order uses a voucher. */
export interface Redeemer {
  readonly cartId: string;
  /** The plain form of the buyer's e-mail. */
  readonly redeemer: string;
  /** Null for guests. */
  readonly customerId: string | null;
}

/** Locks vouchers, in order of code, until the transaction ends: only then their redemptions can be counted. */
export async function lockVouchers(tx: TransactionSql, codes: readonly string[]): Promise<LimitRow[]> {
  return v.parse(v.array(limitRow), [
    ...(await tx`
      select code, name_de, name_en, max_redemptions,
        max_per_customer
      from voucher where code = any(${[...codes]}::text[]) order by code for update`),
  ]);
}

/**
 * How often a voucher is used by other carts: in all, and by the same buyer; the second is 0 while the buyer is unknown.
 * An account is known by every mailbox that it has had, and everyone who uses one of these counts as the account; of one
 * that was deleted the digests of these are left.
 */
export async function countRedemptions(
  sql: Queryable,
  code: string,
  { cartId, redeemer, customerId }: Omit<Redeemer, "redeemer"> & { readonly redeemer: string | null },
): Promise<{ readonly all: number; readonly own: number }> {
  const rows = v.parse(v.tuple([v.object({ all: v.number(), own: v.number() })]), [
    ...(await sql`
      with account as (
        select ${customerId}::uuid as id where ${customerId}::uuid is not null
        union select customer_id from customer_mailbox where mailbox = ${redeemer}),
      known as (
        select ${redeemer}::text as mailbox where ${redeemer}::text is not null
        union select mailbox from customer_mailbox where customer_id in (select id from account)),
      former as (
        select customer_id as id from customer_mailbox where mailbox in (select ${digest(sql)} from known))
      select count(*)::int as all,
        (count(*) filter (where redeemer in (select mailbox from known)
          or customer_id in (select id from account union select id from former)))::int as own
      from voucher_redemption where code = ${code} and cart_id <> ${cartId}`),
  ]);
  return rows[0];
}

export async function insertRedemption(sql: Queryable, code: string, by: Redeemer, moment: Date): Promise<void> {
  await sql`
    insert into voucher_redemption (code, cart_id, redeemer, customer_id, redeemed_at)
    values (${code}, ${by.cartId}, ${by.redeemer}, ${by.customerId}, ${moment})
    on conflict (code, cart_id) do update set redeemer = excluded.redeemer, customer_id = excluded.customer_id`;
}

/** Keeps mailboxes that an account has had. @param mailboxes in their plain form */
export async function insertMailboxes(sql: Queryable, customerId: string, mailboxes: readonly string[]): Promise<void> {
  for (const mailbox of mailboxes) {
    await sql`
      insert into customer_mailbox (customer_id, mailbox) values (${customerId}, ${mailbox}) on conflict do nothing`;
  }
}

/** What is kept of `mailbox` once its account is deleted: it tells the same one again, and no one can write to it. */
const digest = (sql: Queryable) => sql`'erased:' || encode(sha256(convert_to(mailbox, 'UTF8')), 'hex')`;

/** Whether an account has used any voucher. */
export async function hasRedeemed(sql: Queryable, customerId: string): Promise<boolean> {
  return (await sql`select from voucher_redemption where customer_id = ${customerId} limit 1`).length > 0;
}

/** Leaves digests of the mailboxes that a deleted account has had, and nothing of them at what it has used. */
export async function eraseMailboxes(sql: Queryable, customerId: string): Promise<void> {
  await sql`update voucher_redemption set redeemer = 'erased:' || cart_id where customer_id = ${customerId}`;
  await sql`update customer_mailbox set mailbox = ${digest(sql)} where customer_id = ${customerId}`;
}

/** Notes which order a cart's redemptions went into. */
export async function settleRedemptions(sql: Queryable, cartId: string, orderNumber: number): Promise<void> {
  await sql`update voucher_redemption set order_number = ${orderNumber} where cart_id = ${cartId}`;
}

/** Drops what a cart's payment had redeemed; what went into an order stays. */
export async function deleteOpenRedemptions(sql: Queryable, cartId: string): Promise<void> {
  await sql`delete from voucher_redemption where cart_id = ${cartId} and order_number is null`;
}

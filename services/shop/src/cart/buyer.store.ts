import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

/** The e-mail of a cart's customer, and whether it is a guest; null before there is one. */
export async function findBuyer(
  sql: Queryable,
  customerId: string,
): Promise<{ readonly email: string; readonly isGuest: boolean } | null> {
  const rows = v.parse(v.array(v.object({ email: v.string(), isGuest: v.boolean() })), [
    ...(await sql`
      select email, is_guest from customer where id = ${customerId} and email is not null`),
  ]);
  return rows[0] ?? null;
}

/** Whether a customer is a member of prime on an ISO day. */
export async function isPrimeMember(sql: Queryable, customerId: string, day: string): Promise<boolean> {
  const rows = await sql`
    select from prime_membership where customer_id = ${customerId} and starts_on <= ${day} and ends_on >= ${day} limit 1`;
  return rows.length > 0;
}

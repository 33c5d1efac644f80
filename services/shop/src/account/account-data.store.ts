import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";
import type { CustomerRow } from "./customer.store.ts";

/** What a customer changes about their account at once. */
export type AccountDataRow = Pick<
  CustomerRow,
  | "salutation"
  | "firstName"
  | "lastName"
  | "company"
  | "vatRegistrationNo"
  | "jobTitleCode"
  | "primaryIndustryGroupCode"
  | "numberOfEmployees"
>;

const countRow = v.object({ count: v.number() });

export async function setAccountData(sql: Queryable, customerId: string, data: AccountDataRow): Promise<void> {
  await sql`
    update customer set salutation = ${data.salutation}, first_name = ${data.firstName}, last_name = ${data.lastName},
      company = ${data.company}, vat_registration_no = ${data.vatRegistrationNo}, job_title_code = ${data.jobTitleCode},
      primary_industry_group_code = ${data.primaryIndustryGroupCode}, number_of_employees = ${data.numberOfEmployees}
    where id = ${customerId} and not is_guest`;
}

/** Whether an email asked for the newsletter and confirmed it, in a store. */
export async function isSubscribed(sql: Queryable, email: string, store: string): Promise<boolean> {
  const rows = await sql`
    select count(*)::int as count from newsletter_request
    where lower(email) = lower(${email}) and store = ${store} and confirmed_at is not null`;
  return (v.parse(v.array(countRow), [...rows])[0]?.count ?? 0) > 0;
}

/**
 * Empties an account for good. Its row stays without anything personal, as its orders and carts refer to it; they stay for
 * as long as the law requires.
 */
export async function eraseCustomer(sql: Queryable, customerId: string, email: string | null): Promise<void> {
  // The file goes with the row, shortly after: a storage knows no transactions.
  await sql`
    update business_certificate set customer_id = null, user_id = null, file_name = ''
    where customer_id = ${customerId}`;
  await sql`delete from address where customer_id = ${customerId}`;
  await sql`delete from removed_address where customer_id = ${customerId}`;
  await sql`delete from wishlist where customer_id = ${customerId}`;
  await sql`
    delete from mail_outbox where lower(message->>'to') in (
      select lower(email) from account_link where customer_id = ${customerId} and email is not null)`;
  await sql`delete from account_link where customer_id = ${customerId}`;
  await sql`
    update cart set order_reference = '', order_comment = '', buyer_reference = null, spedition_fields = '{}'
    where customer_id = ${customerId} and submitted_at is null`;
  await sql`
    update customer set is_guest = true, is_internal = false, email = null, password_hash = null, customer_number = null,
      salutation = '', first_name = '', last_name = '', company = '', phone = '', payment_method = null,
      terms_of_payment = null, vat_registration_no = null, job_title_code = null, primary_industry_group_code = null,
      number_of_employees = null
    where id = ${customerId}`;
  if (email === null) return;
  await sql`delete from newsletter_request where lower(email) = lower(${email})`;
  await sql`delete from prime_waiting where email = lower(${email})`;
  await sql`delete from password_request where lower(email) = lower(${email})`;
  await sql`delete from mail_outbox where lower(message->>'to') = lower(${email})`;
}

import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { storedEmails } from "./validation/email.ts";

/** Accounts of the consumer stores are shared among them; business accounts are apart. */
export type Realm = "consumer" | "b2b";

/** Where the accounts of a store are kept. */
export function realmOf(store: Store): Realm {
  return store === "b2b" ? "b2b" : "consumer";
}

const customerRow = v.object({
  id: v.string(),
  realm: v.picklist(["consumer", "b2b"]),
  isGuest: v.boolean(),
  isInternal: v.boolean(),
  email: v.nullable(v.string()),
  passwordHash: v.nullable(v.string()),
  customerNumber: v.nullable(v.string()),
  salutation: v.picklist(["", "MR", "MS", "DIVERSE"]),
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  phone: v.string(),
  paymentMethod: v.nullable(v.string()),
  termsOfPayment: v.nullable(v.string()),
  vatRegistrationNo: v.nullable(v.string()),
  jobTitleCode: v.nullable(v.string()),
  primaryIndustryGroupCode: v.nullable(v.string()),
  numberOfEmployees: v.nullable(v.number()),
});
/** A customer or guest as stored. */
export type CustomerRow = v.InferOutput<typeof customerRow>;

const numberRow = v.object({ number: v.string() });
const idRow = v.object({ id: v.string() });

const customerColumns = (sql: Queryable) => sql`
  select id, realm, is_guest, is_internal, email, password_hash,
    customer_number, salutation, first_name, last_name, company, phone,
    payment_method, terms_of_payment,
    vat_registration_no, job_title_code,
    primary_industry_group_code, number_of_employees
  from customer`;

export async function findCustomer(sql: Queryable, customerId: string): Promise<CustomerRow | null> {
  return v.parse(v.array(customerRow), [...(await sql`${customerColumns(sql)} where id = ${customerId}`)])[0] ?? null;
}

/** The account (no guest) with an email, whatever its case and however its domain was spelled when it was stored. */
export async function findByEmail(sql: Queryable, realm: Realm, email: string): Promise<CustomerRow | null> {
  const [spelled, earlier] = storedEmails(email);
  const rows = await sql`${customerColumns(sql)}
    where realm = ${realm} and lower(email) in (lower(${spelled}), lower(${earlier})) and not is_guest
    order by lower(email) = lower(${spelled}) desc`;
  return v.parse(v.array(customerRow), [...rows])[0] ?? null;
}

/** As {@link findByEmail}, if a visitor has opened the account after a moment: the id from before was followed by another then. */
export async function findOpenedBy(
  sql: Queryable,
  userId: string,
  { realm, email, openedAfter }: { readonly realm: Realm; readonly email: string; readonly openedAfter: Date },
): Promise<CustomerRow | null> {
  const rows = await sql`${customerColumns(sql)}
    where realm = ${realm} and lower(email) = lower(${email}) and not is_guest and created_at > ${openedAfter}
      and exists (
        select from shop_user successor
        where successor.predecessor_id = ${userId} and successor.created_at >= customer.created_at)`;
  return v.parse(v.array(customerRow), [...rows])[0] ?? null;
}

/** The business account with a customer number. */
export async function findByCustomerNumber(sql: Queryable, customerNumber: string): Promise<CustomerRow | null> {
  const rows = await sql`${customerColumns(sql)} where customer_number = ${customerNumber}`;
  return v.parse(v.array(customerRow), [...rows])[0] ?? null;
}

/** The next customer number of a business account. */
export async function takeCustomerNumber(sql: Queryable): Promise<string> {
  return v.parse(v.tuple([numberRow]), [...(await sql`select nextval('customer_number')::text as number`)])[0].number;
}

/** A new account. */
export interface NewCustomer {
  readonly id: string;
  readonly realm: Realm;
  readonly email: string;
  readonly passwordHash: string;
  readonly customerNumber: string | null;
  readonly salutation: CustomerRow["salutation"];
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string;
  readonly paymentMethod: string | null;
  readonly termsOfPayment: string | null;
  readonly vatRegistrationNo: string | null;
  readonly jobTitleCode: string | null;
  readonly primaryIndustryGroupCode: string | null;
  readonly numberOfEmployees: number | null;
}

/** Stores a new account; false when its email or number is taken. */
export async function insertCustomer(sql: Queryable, customer: NewCustomer): Promise<boolean> {
  const rows = v.parse(v.array(idRow), [
    ...(await sql`
      insert into customer (id, realm, email, password_hash, customer_number, salutation, first_name, last_name, company,
        phone, payment_method, terms_of_payment, vat_registration_no, job_title_code, primary_industry_group_code,
        number_of_employees)
      values (${customer.id}, ${customer.realm}, ${customer.email}, ${customer.passwordHash}, ${customer.customerNumber},
        ${customer.salutation}, ${customer.firstName}, ${customer.lastName}, ${customer.company}, ${customer.phone},
        ${customer.paymentMethod}, ${customer.termsOfPayment}, ${customer.vatRegistrationNo}, ${customer.jobTitleCode},
        ${customer.primaryIndustryGroupCode}, ${customer.numberOfEmployees})
      on conflict do nothing returning id`),
  ]);
  return rows.length > 0;
}

export async function insertGuest(sql: Queryable, customerId: string, realm: Realm): Promise<void> {
  await sql`insert into customer (id, realm, is_guest) values (${customerId}, ${realm}, true)`;
}

/** Stores a customer's email; false when another account of the realm has it. */
export async function setEmail(sql: Queryable, customerId: string, email: string): Promise<boolean> {
  const rows = v.parse(v.array(idRow), [
    ...(await sql`
      update customer set email = ${email}
      where id = ${customerId} and (is_guest or not exists (
        select 1 from customer other
        where other.realm = customer.realm and lower(other.email) = lower(${email}) and not other.is_guest
          and other.id <> customer.id))
      returning id`),
  ]);
  return rows.length > 0;
}

export async function setPhone(sql: Queryable, customerId: string, phone: string): Promise<void> {
  await sql`update customer set phone = ${phone} where id = ${customerId}`;
}

export async function setPasswordHash(sql: Queryable, customerId: string, passwordHash: string): Promise<void> {
  await sql`update customer set password_hash = ${passwordHash} where id = ${customerId} and not is_guest`;
}

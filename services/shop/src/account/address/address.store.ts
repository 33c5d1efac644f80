import * as v from "valibot";
import { type Address, addressSchema } from "../../cart/address/address.types.ts";
import type { Queryable } from "../../platform/database.ts";
import type { CheckedAddress } from "./address-input.ts";

/** Where an address is offered. */
export type AddressKind = Address["kind"];

const idRow = v.object({ id: v.string() });

const addressColumns = (sql: Queryable) => sql`
  select address.id, kind, is_customer_address, is_packstation,
    address.salutation, address.first_name, address.last_name, address.company, street,
    addition, post_code, city, country, address.email, nullif(customer.phone, '') as phone
  from address join customer on customer.id = address.customer_id`;

/** A customer's addresses of a kind, oldest first. */
export async function readAddresses(sql: Queryable, customerId: string, kind: AddressKind): Promise<Address[]> {
  return v.parse(v.array(addressSchema), [
    ...(await sql`${addressColumns(sql)} where customer_id = ${customerId} and kind = ${kind} order by sequence`),
  ]);
}

/** Whether a customer has an address of any kind. */
export async function hasAddress(sql: Queryable, customerId: string): Promise<boolean> {
  return (await sql`select from address where customer_id = ${customerId} limit 1`).length > 0;
}

/** One of a customer's addresses; null for unknown and foreign ids alike. */
export async function findAddress(sql: Queryable, customerId: string, addressId: string): Promise<Address | null> {
  const rows = await sql`${addressColumns(sql)} where customer_id = ${customerId} and address.id = ${addressId}`;
  return v.parse(v.array(addressSchema), [...rows])[0] ?? null;
}

/** The customer's main address. */
export async function findCustomerAddress(sql: Queryable, customerId: string): Promise<Address | null> {
  const rows = await sql`${addressColumns(sql)} where customer_id = ${customerId} and is_customer_address`;
  return v.parse(v.array(addressSchema), [...rows])[0] ?? null;
}

/** Stores a new address. */
export async function insertAddress(
  sql: Queryable,
  addressId: string,
  customerId: string,
  kind: AddressKind,
  address: CheckedAddress,
): Promise<void> {
  await sql`
    insert into address (id, customer_id, kind, is_packstation, salutation, first_name, last_name,
      company, street, addition, post_code, city, country, email)
    values (${addressId}, ${customerId}, ${kind}, ${address.isPackstation}, ${address.salutation},
      ${address.firstName}, ${address.lastName}, ${address.company}, ${address.street}, ${address.addition},
      ${address.postCode}, ${address.city}, ${address.country}, ${address.email})`;
}

/** Changes one of a customer's addresses of a kind; false when there is none. */
export async function updateAddress(
  sql: Queryable,
  addressId: string,
  customerId: string,
  kind: AddressKind,
  address: CheckedAddress,
): Promise<boolean> {
  const rows = v.parse(v.array(idRow), [
    ...(await sql`
      update address set is_packstation = ${address.isPackstation}, salutation = ${address.salutation},
        first_name = ${address.firstName}, last_name = ${address.lastName}, company = ${address.company},
        street = ${address.street}, addition = ${address.addition}, post_code = ${address.postCode},
        city = ${address.city}, country = ${address.country}, email = ${address.email}
      where id = ${addressId} and customer_id = ${customerId} and kind = ${kind}
      returning id`),
  ]);
  return rows.length > 0;
}

/** Hands all addresses of one customer to another, e.g. of a guest who opens an account. */
export async function moveAddresses(sql: Queryable, fromCustomerId: string, toCustomerId: string): Promise<void> {
  await sql`update address set customer_id = ${toCustomerId} where customer_id = ${fromCustomerId}`;
}

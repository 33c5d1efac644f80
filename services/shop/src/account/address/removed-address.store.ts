import * as v from "valibot";
import { type Address, addressSchema } from "../../cart/address/address.types.ts";
import type { Queryable, TransactionSql } from "../../platform/database.ts";

/** Columns that an address and a removed one have. */
const shared = (sql: Queryable) => sql`
  id, sequence, kind, is_customer_address, is_packstation, salutation, first_name, last_name, company, street, addition,
  post_code, city, country, email, created_at`;

/**
 * Hides one of a customer's addresses; the one that they removed before is gone for good then, and so are those of all
 * customers that were removed before a moment. Carts that name it have none. False when there is none.
 */
export async function hideAddress(
  tx: TransactionSql,
  addressId: string,
  customerId: string,
  { now, outdated }: { readonly now: Date; readonly outdated: Date },
): Promise<boolean> {
  const gone = await tx`
    select ${shared(tx)} from address where id = ${addressId} and customer_id = ${customerId} for update`;
  if (gone.length === 0) return false;
  await tx`delete from removed_address where customer_id = ${customerId} or removed_at < ${outdated}`;
  await tx`
    insert into removed_address (customer_id, removed_at, ${shared(tx)})
    select customer_id, ${now}, ${shared(tx)} from address where id = ${addressId}`;
  await tx`delete from address where id = ${addressId}`;
  return true;
}

/** What a customer removed last, unless before a moment. */
export async function findRemovedAddress(sql: Queryable, customerId: string, outdated: Date): Promise<Address | null> {
  const rows = await sql`
    select removed_address.id, kind, is_customer_address, is_packstation, removed_address.salutation,
      removed_address.first_name, removed_address.last_name, removed_address.company, street, addition, post_code, city,
      country, removed_address.email, nullif(customer.phone, '') as phone
    from removed_address join customer on customer.id = removed_address.customer_id
    where customer_id = ${customerId} and removed_at >= ${outdated}`;
  return v.parse(v.array(addressSchema), [...rows])[0] ?? null;
}

/** Puts back what a customer removed last, at its old place in the list. False when it is not there any more. */
export async function restoreAddress(
  tx: TransactionSql,
  addressId: string,
  customerId: string,
  outdated: Date,
): Promise<boolean> {
  const [row] = await tx`
    select is_customer_address as is_main from removed_address
    where customer_id = ${customerId} and id = ${addressId} and removed_at >= ${outdated} for update`;
  if (row === undefined) return false;
  const { isMain } = v.parse(v.object({ isMain: v.boolean() }), row);
  if (isMain)
    await tx`update address set is_customer_address = false where customer_id = ${customerId} and is_customer_address`;
  await tx`
    insert into address (customer_id, ${shared(tx)}) overriding system value
    select customer_id, ${shared(tx)} from removed_address where customer_id = ${customerId}`;
  await tx`delete from removed_address where customer_id = ${customerId}`;
  return true;
}

/** Drops what a customer removed last for good. */
export async function dropRemovedAddress(sql: Queryable, customerId: string): Promise<void> {
  await sql`delete from removed_address where customer_id = ${customerId}`;
}

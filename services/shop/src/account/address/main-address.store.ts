import type { TransactionSql } from "../../platform/database.ts";

/** Makes one of a customer's billing addresses the main one, instead of the one that was. */
export async function makeMain(tx: TransactionSql, addressId: string, customerId: string): Promise<void> {
  await tx`update address set is_customer_address = false where customer_id = ${customerId} and is_customer_address`;
  await tx`update address set is_customer_address = true where id = ${addressId}`;
}

/** Makes the oldest billing address the main one, if a customer has none. */
export async function ensureMain(tx: TransactionSql, customerId: string): Promise<void> {
  await tx`
    update address set is_customer_address = true
    where id = (select id from address where customer_id = ${customerId} and kind = 'billing' order by sequence limit 1)
      and not exists (select from address where customer_id = ${customerId} and is_customer_address)`;
}

/** Changes of one customer's addresses come one after the other until the transaction ends. */
export async function lockAddresses(tx: TransactionSql, customerId: string): Promise<void> {
  await tx`select id from customer where id = ${customerId} for no key update`;
}

import type { Queryable } from "../platform/database.ts";

/** Stores where the invoice goes. */
export async function setBillingAddress(sql: Queryable, cartId: string, addressId: string): Promise<void> {
  await sql`update cart set billing_address_id = ${addressId} where id = ${cartId}`;
}

/** Stores where the goods go, and drops the shopper's own choice of shipper: the default is picked again (CHKS-10). */
export async function setShippingAddress(sql: Queryable, cartId: string, addressId: string): Promise<void> {
  await sql`update cart set shipping_address_id = ${addressId}, shipper = null where id = ${cartId}`;
}

export async function setShipper(sql: Queryable, cartId: string, code: "dhl" | "spedition"): Promise<void> {
  await sql`update cart set shipper = ${code} where id = ${cartId}`;
}

export async function setSpeditionFields(
  sql: Queryable,
  cartId: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`update cart set spedition_fields = ${JSON.stringify(fields)}::text::jsonb where id = ${cartId}`;
}

export async function setReference(sql: Queryable, cartId: string, reference: string): Promise<void> {
  await sql`update cart set order_reference = ${reference} where id = ${cartId}`;
}

export async function setComment(sql: Queryable, cartId: string, comment: string): Promise<void> {
  await sql`update cart set order_comment = ${comment} where id = ${cartId}`;
}

export async function setPayment(
  sql: Queryable,
  cartId: string,
  paymentMethod: string,
  buyerReference: string | null,
): Promise<void> {
  await sql`update cart set payment_method = ${paymentMethod}, buyer_reference = ${buyerReference} where id = ${cartId}`;
}

import type { Queryable } from "../../platform/database.ts";

/** Sets how a business customer pays; false when there is none with the number. @param terms null: as they are */
export async function updateAgreedPayment(
  sql: Queryable,
  customerNumber: string,
  paymentMethod: string,
  terms: string | null,
): Promise<boolean> {
  const { count } = await sql`
    update customer set payment_method = ${paymentMethod},
      terms_of_payment = coalesce(${terms}, terms_of_payment)
    where customer_number = ${customerNumber} and realm = 'b2b' and not is_guest`;
  return count > 0;
}

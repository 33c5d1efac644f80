import * as v from "valibot";

/** An address of a customer, as `address` and `customer` hold it, carts name it and orders keep it. */
export const addressSchema = v.object({
  id: v.string(),
  /** Where it is offered. */
  kind: v.picklist(["billing", "shipping"]),
  /** Whether it is the customer's main address. */
  isCustomerAddress: v.boolean(),
  isPackstation: v.boolean(),
  salutation: v.picklist(["", "MR", "MS", "DIVERSE"]),
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  street: v.string(),
  addition: v.string(),
  postCode: v.string(),
  city: v.string(),
  country: v.picklist(["DE", "AT", "CH"]),
  email: v.nullable(v.string()),
  /** The phone number of its customer. */
  phone: v.nullable(v.string()),
});
/** An address of a customer. */
export type Address = v.InferOutput<typeof addressSchema>;

import postgres from "postgres";
import * as v from "valibot";

/** What is wrong with one field. */
export interface FieldError {
  readonly fieldName: string;
  readonly errorMessage: string;
}

/** The outcome of a change (`Outcome` of the schema). */
export interface Result {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly FieldError[];
}

/** The change was made. */
export const done: Result = { successful: true, generalErrorMessage: null, fieldErrors: [] };

/** The change was not made, for a reason that no single field is to blame for. */
export const refuse = (generalErrorMessage: string): Result => ({
  successful: false,
  generalErrorMessage,
  fieldErrors: [],
});

/** The change was not made because of one field. */
export const refuseField = (fieldName: string, errorMessage: string): Result => ({
  successful: false,
  generalErrorMessage: null,
  fieldErrors: [{ fieldName, errorMessage }],
});

/** The outcome for something that does not exist. */
export const missing = (what: string): Result => refuse(`There is no such ${what}.`);

/** Decoded input, or the refusal that names the fields at fault. */
export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Result };

/** Checks an operator's input. */
export function decode<Schema extends v.GenericSchema>(schema: Schema, input: unknown): Decoded<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const fieldErrors = result.issues.map((issue) => ({
    fieldName: v.getDotPath(issue) ?? "input",
    errorMessage: issue.message,
  }));
  return { ok: false, refusal: { successful: false, generalErrorMessage: null, fieldErrors } };
}

/** What the database has to say against a change, by the constraint that it broke. */
const constraints: ReadonlyMap<string, FieldError> = new Map([
  ["item_order_number_key", { fieldName: "orderNumber", errorMessage: "Another item has this order number." }],
  [
    "item_product_id_variant_attributes_key",
    {
      fieldName: "variantAttributes",
      errorMessage: "Another item of the product has these variants.",
    },
  ],
  ["item_check", { fieldName: "minimumOrderQuantity", errorMessage: "The minimum must not exceed the maximum." }],
  ["item_check1", { fieldName: "deliveryDaysMax", errorMessage: "The latest day must not come before the earliest." }],
  [
    "lightning_deal_store_item_id_starts_at_key",
    {
      fieldName: "startsAt",
      errorMessage: "Another deal of the item starts at this moment.",
    },
  ],
  [
    "lightning_deal_store_item_id_fkey",
    {
      fieldName: "store",
      errorMessage: "The item is not sold in this store, or a deal still needs its price.",
    },
  ],
]);

/**
 * Runs a change and turns a broken constraint into a refusal.
 * @throws every other error
 */
export async function guarded<T extends Result>(change: () => Promise<T>): Promise<T | Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || !error.code.startsWith("23")) throw error;
    const fault = constraints.get(error.constraint_name ?? "");
    return fault
      ? refuseField(fault.fieldName, fault.errorMessage)
      : refuse(`The database refuses this: ${error.constraint_name ?? error.code}.`);
  }
}

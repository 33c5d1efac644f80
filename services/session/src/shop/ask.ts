import { GraphQLError } from "graphql";
import * as v from "valibot";
import type { SessionShop } from "../ports.ts";

/** The shop answered an error, or could not be called; keeps what the shop reported for clients to branch on. */
export class ShopCallFailure extends GraphQLError {
  override readonly name = "ShopCallFailure";
}

/**
 * Calls the shop and decodes its answer.
 * @throws ShopCallFailure with the first error's message and extensions
 */
export async function ask<T>(
  shop: SessionShop,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const { data, errors } = await shop.call(document, variables);
  const [first] = errors;
  if (first !== undefined) throw new ShopCallFailure(first.message, { extensions: { ...first.extensions } });
  return v.parse(schema, data);
}

/** The schema of an answer whose one field is of interest: the field's value comes out. */
export function field<T>(name: string, schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.transform((data) => (typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined)),
    schema,
  );
}

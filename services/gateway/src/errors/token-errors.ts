import { customerTokenKeys } from "@chalkbox/session";
import * as v from "valibot";

/** Where a person has just typed something in: they must read what became of it (GQL-14, C-19). */
const keepers: ReadonlySet<string> = new Set([
  "changePassword",
  "changeAccountData",
  "addBillingAddress",
  "updateBillingAddress",
  "addShippingAddress",
  "updateShippingAddress",
  "addPackstationAddress",
  "updatePackstationAddress",
  "deleteAddress",
  "updateEmail",
  "updatePhone",
]);

const errorsSchema = v.array(
  v.looseObject({ extensions: v.optional(v.looseObject({ messageKey: v.optional(v.unknown()) })) }),
);
const answerSchema = v.looseObject({ errors: errorsSchema });

/**
 * An answer without the errors that the security logout is there for; its data stay (GQL-14).
 * @param answer JSON of one operation's answer
 * @param rootFields names of the fields that the operation requests
 */
export function cutTokenErrors(answer: Buffer, rootFields: readonly string[]): Buffer {
  if (!answer.includes('"ishop.api.error.') || rootFields.some((field) => keepers.has(field))) return answer;
  const decoded = v.safeParse(answerSchema, JSON.parse(answer.toString("utf8")));
  if (!decoded.success) return answer;
  const { errors, ...rest } = decoded.output;
  const kept = errors.filter(({ extensions }) => !customerTokenKeys.includes(extensions?.messageKey));
  return Buffer.from(JSON.stringify(kept.length === 0 ? rest : { errors: kept, ...rest }));
}

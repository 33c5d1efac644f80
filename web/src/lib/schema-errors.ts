import * as v from "valibot";
import { type ErrorMap, errorMapOf } from "./error-map.ts";
import type { FormValues } from "./form-values.ts";

/** The first fault of each field; empty when all is right. */
export function errorsOf(schema: v.GenericSchema, values: FormValues): ErrorMap {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  return result.success ? {} : errorMapOf(result.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

/** A text field that may be absent: forms leave out what is switched off. */
export const text = v.optional(v.pipe(v.string(), v.trim()), "");

import * as v from "valibot";
import { type FormErrors, type FormValues, wholeForm } from "./form-values.ts";

/** The first fault of each field; empty when all is right. */
export function errorsOf(schema: v.GenericSchema, values: FormValues): FormErrors {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? wholeForm] ??= issue.message;
  return errors;
}

/** A text field that may be absent: forms leave out what is switched off. */
export const text = v.optional(v.pipe(v.string(), v.trim()), "");

import * as v from "valibot";
import { emailSchema, phoneSchema } from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { ForgottenTexts } from "./forgotten-copy.ts";
import { newPasswordEntries } from "./new-password-schema.ts";

/** What is wrong with a request for a new password: an email or a customer number is needed (AUTH-11). */
export function checkForgotten(values: FormValues, isBusiness: boolean, t: ForgottenTexts): ErrorMap {
  const hasNumber = isBusiness && (values["customerNumber"] ?? "").trim() !== "";
  const email = (values["email"] ?? "").trim();
  if (isBusiness && !hasNumber && email === "") return { customerNumber: t.missing };
  const needsEmail = !hasNumber || email !== "";
  const phone = phoneSchema(t);
  return errorsOf(needsEmail ? v.object({ email: emailSchema(t), phone }) : v.object({ phone }), values);
}

/** What is wrong with a new password behind a link. */
export const checkRenewed = (values: FormValues, t: ForgottenTexts): ErrorMap =>
  errorsOf(v.object(newPasswordEntries(values, t)), values);

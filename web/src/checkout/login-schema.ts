import * as v from "valibot";
import { type ContactFaults, emailSchema, newPasswordSchema, passwordSchema } from "./contact-schema.ts";
import type { FormErrors, FormValues } from "./form-values.ts";
import { errorsOf } from "./schema-errors.ts";

/** The forms of the login step. */
export type LoginIntent = "guest" | "login" | "register";

/** Which form was sent; null for a form that is none of ours. */
export function loginIntentOf(values: FormValues): LoginIntent | null {
  const { intent } = values;
  return intent === "guest" || intent === "login" || intent === "register" ? intent : null;
}

/** What is wrong with the form of an intent, on both sides. Businesses sign in with their customer number. */
export function checkLogin(values: FormValues, intent: LoginIntent, isB2b: boolean, t: ContactFaults): FormErrors {
  if (intent === "guest") return {};
  const customerNumber = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(t.customerNumberMissing)), "");
  const login = v.object({ email: isB2b ? customerNumber : emailSchema(t), password: passwordSchema(t) });
  const register = v.object({ email: emailSchema(t), password: newPasswordSchema(t) });
  return errorsOf(intent === "login" ? login : register, values);
}

import * as v from "valibot";
import {
  type ContactFaults,
  customerNumberSchema,
  emailSchema,
  newPasswordSchema,
  passwordSchema,
} from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";

/** The forms of the login step. */
export type LoginIntent = "guest" | "login" | "register";

/** Which form was sent; null for a form that is none of ours. */
export function loginIntentOf(values: FormValues): LoginIntent | null {
  const { intent } = values;
  return intent === "guest" || intent === "login" || intent === "register" ? intent : null;
}

/** What is wrong with the form of an intent, on both sides. Businesses sign in with their customer number. */
export function checkLogin(values: FormValues, intent: LoginIntent, isB2b: boolean, t: ContactFaults): ErrorMap {
  if (intent === "guest") return {};
  const login = v.object({ email: isB2b ? customerNumberSchema(t) : emailSchema(t), password: passwordSchema(t) });
  const register = v.object({ email: emailSchema(t), password: newPasswordSchema(t) });
  return errorsOf(intent === "login" ? login : register, values);
}

import type { ErrorMap } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, refuseForm } from "../lib/form-values.ts";

/** The forms of the login step. */
export type LoginIntent = "guest" | "login" | "register";

/** Which form was sent; null for a form that is none of ours. */
export function loginIntentOf(values: FormValues): LoginIntent | null {
  const { intent } = values;
  return intent === "guest" || intent === "login" || intent === "register" ? intent : null;
}

/** What the login step answers to a form that failed. */
export interface LoginAnswer extends FormAnswer {
  readonly intent: LoginIntent;
}

/** The form again without the password, and what is wrong with it. */
export const refuseLogin = (intent: LoginIntent, values: FormValues, errors: ErrorMap): LoginAnswer => ({
  ...refuseForm(values, errors),
  intent,
});

import * as v from "valibot";
import { contactFaults } from "../lib/contact-faults.ts";
import { customerNumberSchema, emailSchema, newPasswordSchema, passwordSchema } from "../lib/contact-schema.ts";
import { textsFor } from "../lib/copy.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import type { LoginIntent } from "./login-answer.ts";

/** What is wrong with the form of an intent, on both sides. Businesses sign in with their customer number. */
export function checkLogin(values: FormValues, intent: LoginIntent, storefront: Storefront): ErrorMap {
  if (intent === "guest") return {};
  const t = textsFor(contactFaults, storefront);
  const email = storefront.store === "b2b" ? customerNumberSchema(t) : emailSchema(t);
  const login = v.object({ email, password: passwordSchema(t) });
  const register = v.object({ email: emailSchema(t), password: newPasswordSchema(t) });
  return errorsOf(intent === "login" ? login : register, values);
}

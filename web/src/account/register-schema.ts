import * as v from "valibot";
import { type ContactFaults, emailSchema, newPasswordSchema } from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { AccountTexts } from "./copy.ts";

/** Longest name. */
const nameLimit = 80;

const nameSchema = (t: AccountTexts) =>
  v.optional(v.pipe(v.string(), v.trim(), v.check(rules.maxLength(nameLimit), t.nameTooLong)), "");

/** What is wrong with what opening an account needs; names can be left out and come with the first order. */
export const checkRegister = (values: FormValues, t: AccountTexts & ContactFaults): ErrorMap =>
  errorsOf(
    v.object({
      email: emailSchema(t),
      password: newPasswordSchema(t),
      firstName: nameSchema(t),
      lastName: nameSchema(t),
    }),
    values,
  );

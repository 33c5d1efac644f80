import * as v from "valibot";
import { type ContactFaults, emailSchema, newPasswordSchema } from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { ContactTexts } from "./contact-copy.ts";
import type { AccountTexts } from "./copy.ts";

/** Longest name, and longest name of a school or company (C-67). */
const nameLimit = 80;
const companyLimit = 255;

/** The sentences of the registration. */
export type RegisterTexts = AccountTexts & ContactFaults & Pick<ContactTexts, "data">;

const nameSchema = (t: AccountTexts) =>
  v.optional(v.pipe(v.string(), v.trim(), v.check(rules.maxLength(nameLimit), t.nameTooLong)), "");

/** What a business is asked for as well (ACCESS-39). */
const businessEntries = ({ data }: Pick<ContactTexts, "data">) => ({
  company: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty(data.companyMissing), v.check(rules.maxLength(companyLimit), data.tooLong)),
    "",
  ),
  numberOfEmployees: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(?:[1-9]\d{0,6})?$/u, data.notANumber)), ""),
});

/** What is wrong with what opening an account needs; names can be left out and come with the first order. */
export function checkRegister(values: FormValues, isBusiness: boolean, t: RegisterTexts): ErrorMap {
  const entries = {
    email: emailSchema(t),
    password: newPasswordSchema(t),
    firstName: nameSchema(t),
    lastName: nameSchema(t),
  };
  return errorsOf(isBusiness ? v.object({ ...entries, ...businessEntries(t) }) : v.object(entries), values);
}

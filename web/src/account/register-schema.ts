import * as v from "valibot";
import { contactFaults } from "../lib/contact-faults.ts";
import { emailSchema, newPasswordSchema } from "../lib/contact-schema.ts";
import { textsFor } from "../lib/copy.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { contactCopy, type ContactTexts } from "./contact-copy.ts";
import { accountCopy, type AccountTexts } from "./copy.ts";

/** Longest name, and longest name of a school or company (C-67). */
const nameLimit = 80;
const companyLimit = 255;

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
export function checkRegister(values: FormValues, storefront: Storefront): ErrorMap {
  const faults = textsFor(contactFaults, storefront);
  const name = nameSchema(textsFor(accountCopy, storefront));
  const entries = { email: emailSchema(faults), password: newPasswordSchema(faults), firstName: name, lastName: name };
  if (storefront.store !== "b2b") return errorsOf(v.object(entries), values);
  return errorsOf(v.object({ ...entries, ...businessEntries(textsFor(contactCopy, storefront)) }), values);
}

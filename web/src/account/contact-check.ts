import * as v from "valibot";
import { emailSchema, phoneSchema } from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { ContactEdit, ContactTexts } from "./contact-copy.ts";

/** Longest free text (C-67). */
const textLimit = 255;

const text = (tooLong: string) => v.pipe(v.string(), v.trim(), v.check(rules.maxLength(textLimit), tooLong));
const needed = (missing: string, tooLong: string) => v.optional(v.pipe(text(tooLong), v.nonEmpty(missing)), "");
const password = (missing: string) => v.optional(v.pipe(v.string(), v.nonEmpty(missing)), "");

function schemaOf(edit: ContactEdit, isBusiness: boolean, t: ContactTexts) {
  const { data } = t;
  switch (edit) {
    case "data":
      return v.object({
        firstName: needed(data.firstNameMissing, data.tooLong),
        lastName: needed(data.lastNameMissing, data.tooLong),
        company: isBusiness ? needed(data.companyMissing, data.tooLong) : v.optional(text(data.tooLong), ""),
        numberOfEmployees: v.optional(
          v.pipe(v.string(), v.trim(), v.regex(/^(?:[1-9]\d{0,6})?$/u, data.notANumber)),
          "",
        ),
      });
    case "email":
      return v.object({ email: emailSchema(t), currentPassword: password(t.email.passwordMissing) });
    case "phone":
      return v.object({ phone: phoneSchema(t) });
    case "delete":
      return v.object({ currentPassword: password(t.email.passwordMissing) });
  }
}

/** What is wrong with a form of the account's first page, on both sides (ACC-01); the shop checks it again. */
export const checkContact = (edit: ContactEdit, values: FormValues, isBusiness: boolean, t: ContactTexts): ErrorMap =>
  errorsOf(schemaOf(edit, isBusiness, t), values);

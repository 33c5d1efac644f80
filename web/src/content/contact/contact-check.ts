import * as v from "valibot";
import type { ContactFaults } from "../../lib/contact-faults.ts";
import { emailSchema } from "../../lib/contact-schema.ts";
import type { ErrorMap } from "../../lib/error-map.ts";
import type { FormValues } from "../../lib/form-values.ts";
import { rules } from "../../lib/rules.ts";
import { errorsOf } from "../../lib/schema-errors.ts";
import { type ContactTexts, contactTopics } from "./contact-copy.ts";

const words = (missing: string, limit: number, tooLong: string) =>
  v.optional(v.pipe(v.string(), v.check(rules.required, missing), v.check(rules.maxLength(limit), tooLong)), "");

/** What is wrong with a message, as far as it can be said without the shop (VALID-17). */
export const checkContact = (values: FormValues, t: ContactTexts & ContactFaults): ErrorMap =>
  errorsOf(
    v.object({
      name: words(t.nameMissing, 80, t.nameLong),
      email: emailSchema(t),
      topic: v.picklist(contactTopics, t.topicMissing),
      reference: v.optional(v.pipe(v.string(), v.check(rules.maxLength(40), t.referenceLong)), ""),
      text: words(t.textMissing, 4_000, t.textLong),
    }),
    values,
  );

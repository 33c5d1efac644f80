import * as v from "valibot";
import type { ContactFaults } from "../../lib/contact-faults.ts";
import { emailSchema } from "../../lib/contact-schema.ts";
import type { ErrorMap } from "../../lib/error-map.ts";
import type { FormValues } from "../../lib/form-values.ts";
import { rules } from "../../lib/rules.ts";
import { errorsOf } from "../../lib/schema-errors.ts";
import type { NewsletterTexts } from "./newsletter-copy.ts";

/** What is wrong with a sign-up, as far as it can be said without the shop. */
export const checkSubscription = (values: FormValues, t: ContactFaults): ErrorMap =>
  errorsOf(v.object({ email: emailSchema(t) }), values);

/** What is wrong with a form that unsubscribes. */
export const checkUnsubscribing = (
  values: FormValues,
  t: ContactFaults & Pick<NewsletterTexts["unsubscribe"], "houseNrMissing" | "houseNrLong" | "houseNrDigit">,
): ErrorMap =>
  errorsOf(
    v.object({
      email: emailSchema(t),
      houseNr: v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t.houseNrMissing),
          v.check(rules.maxLength(20), t.houseNrLong),
          v.regex(/\d/u, t.houseNrDigit),
        ),
        "",
      ),
    }),
    values,
  );

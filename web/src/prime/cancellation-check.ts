import { readKey } from "@chalkbox/input-text/read-text";
import * as v from "valibot";
import { emailSchema } from "../lib/contact-schema.ts";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf, text } from "../lib/schema-errors.ts";
import type { CancellationTexts } from "./cancellation-copy.ts";

/** How a membership is cancelled, as the shop knows it. */
export const cancellationKinds = ["ORDINARY", "EXTRAORDINARY"] as const;

/** What is wrong with a cancellation, on both sides; the shop checks it again. */
export function checkCancellation(values: FormValues, t: CancellationTexts): ErrorMap {
  const isExtraordinary = values["kind"] === "EXTRAORDINARY";
  const reason = v.pipe(text, v.check(rules.maxLength(1_000), t.reasonLong));
  return errorsOf(
    v.object({
      kind: v.picklist(cancellationKinds, t.kindMissing),
      reason: isExtraordinary
        ? v.pipe(text, v.nonEmpty(t.reasonMissing), v.check(rules.maxLength(1_000), t.reasonLong))
        : reason,
      contract: v.pipe(text, v.transform(readKey), v.regex(/^(?:P?\d{1,12})?$/iu, t.contractWrong)),
      name: v.pipe(text, v.nonEmpty(t.nameMissing), v.check(rules.maxLength(120), t.tooLong)),
      email: emailSchema(t),
    }),
    values,
  );
}

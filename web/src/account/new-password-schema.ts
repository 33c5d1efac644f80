import * as v from "valibot";
import type { ContactFaults } from "../lib/contact-faults.ts";
import { newPasswordSchema } from "../lib/contact-schema.ts";
import type { FormValues } from "../lib/form-values.ts";

interface RepeatTexts extends ContactFaults {
  readonly repeatMissing: string;
  readonly repeatDiffers: string;
}

/** A new password and its repeat (VALID-08). */
export function newPasswordEntries(values: FormValues, t: RepeatTexts) {
  const repeated = (text: string): boolean => text === "" || text === (values["newPassword"] ?? "");
  return {
    newPassword: newPasswordSchema(t),
    newPasswordRepeated: v.optional(
      v.pipe(v.string(), v.nonEmpty(t.repeatMissing), v.check(repeated, t.repeatDiffers)),
      "",
    ),
  };
}

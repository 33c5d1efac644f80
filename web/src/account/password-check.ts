import * as v from "valibot";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import { newPasswordEntries } from "./new-password-schema.ts";
import type { PasswordTexts } from "./password-copy.ts";

/** What is wrong with a change of the password, on both sides (ACC-02). */
export function checkPasswordChange(values: FormValues, t: PasswordTexts): ErrorMap {
  return errorsOf(
    v.object({
      currentPassword: v.optional(v.pipe(v.string(), v.nonEmpty(t.currentMissing)), ""),
      ...newPasswordEntries(values, t),
    }),
    values,
  );
}

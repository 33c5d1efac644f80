import { refusalOf } from "../graph/failure.ts";
import { ChangePasswordDocument } from "../graph/generated/ChangePassword.ts";
import { keepUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { checkPasswordChange } from "./password-check.ts";
import { passwordCopy } from "./password-copy.ts";

/**
 * Changes the password with what a form holds (OP-M-20).
 * @param messageOf puts message keys into words
 * @returns null when it worked; else what to show, without any password
 */
export async function submitPassword(
  request: Request,
  form: FormData,
  { mutate }: GraphTools,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const faults = checkPasswordChange(values, copyFor(request, passwordCopy));
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { currentPassword = "", newPassword = "", newPasswordRepeated = "" } = values;
  const { data, error } = await mutate(ChangePasswordDocument, { currentPassword, newPassword, newPasswordRepeated });
  if (data?.changePassword.successful) return null;
  const answer = refuseForm(values, await refusedForm(refusalOf(error, data?.changePassword), messageOf));
  return keepUnanswered(answer, values, error);
}

import { type Refusal, refusalOf } from "../graph/failure.ts";
import { ChangeForgottenPasswordDocument } from "../graph/generated/ChangeForgottenPassword.ts";
import { ForgotPasswordDocument } from "../graph/generated/ForgotPassword.ts";
import { keepUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor, storefrontOf } from "../lib/copy.ts";
import { type ErrorMap, hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { trapField } from "../lib/trap-field.ts";
import { checkForgotten, checkRenewed } from "./forgotten-check.ts";
import { forgottenCopy } from "./forgotten-copy.ts";

type Mutate = Pick<GraphTools, "mutate">;
const textOf = (values: FormValues, name: string): string => (values[name] ?? "").trim();

async function refused(values: FormValues, refusal: Refusal, messageOf: MessageOf): Promise<FormAnswer> {
  const errors: ErrorMap = await refusedForm(refusal, messageOf);
  return refuseForm(values, errors);
}

/**
 * Requests a link for a new password (OP-M-18).
 * @param messageOf puts message keys into words
 * @returns null when it is on its way, if there is such an account
 */
export async function submitForgotten(
  request: Request,
  form: FormData,
  { mutate }: Mutate,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const isBusiness = storefrontOf(request).store === "b2b";
  const faults = checkForgotten(values, isBusiness, copyFor(request, forgottenCopy));
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { data, error } = await mutate(ForgotPasswordDocument, {
    email: textOf(values, "email"),
    customerNumber: isBusiness ? textOf(values, "customerNumber") : "",
    phone: textOf(values, "phone"),
    honeypot: textOf(values, trapField),
  });
  return data?.forgotPassword.successful ? null : refused(values, refusalOf(error, data?.forgotPassword), messageOf);
}

/**
 * Sets a new password with a link's secret (OP-M-19).
 * @param messageOf puts message keys into words
 * @returns null when it worked; else what to show, without any password
 */
export async function submitRenewed(
  request: Request,
  form: FormData,
  { mutate }: Mutate,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const faults = checkRenewed(values, copyFor(request, forgottenCopy));
  if (hasErrors(faults)) return refuseForm(values, faults);
  const emailToken = (new URL(request.url).searchParams.get("token") ?? "").trim();
  const { newPassword = "", newPasswordRepeated = "" } = values;
  const { data, error } = await mutate(ChangeForgottenPasswordDocument, {
    emailToken,
    newPassword,
    newPasswordRepeated,
  });
  const result = data?.changeForgottenPassword;
  if (result?.successful) return null;
  return keepUnanswered(await refused(values, refusalOf(error, result), messageOf), values, error);
}

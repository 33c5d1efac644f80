import * as v from "valibot";
import { refusalOf } from "../graph/failure.ts";
import { RegisterCustomerDocument } from "../graph/generated/RegisterCustomer.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { accountCopy } from "./copy.ts";
import { fieldErrorsOf } from "./login-schema.ts";
import { type RegisterAnswer, registerSchema } from "./register-schema.ts";
import type { MessageOf } from "../lib/message-of.ts";

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The form again, with what is wrong with it. */
export const refuseRegister = (form: FormData, errors: RegisterAnswer["errors"]): RegisterAnswer => ({
  errors,
  values: { email: textOf(form, "email"), firstName: textOf(form, "firstName"), lastName: textOf(form, "lastName") },
  attempt: (Number(form.get("attempt")) || 0) + 1,
});

/**
 * Opens an account with what a form holds and signs in (AUTH-14).
 * @param messageOf puts message keys into words
 * @returns null when it worked
 */
export async function submitRegister(
  request: Request,
  form: FormData,
  { mutate }: GraphTools,
  messageOf: MessageOf,
): Promise<RegisterAnswer | null> {
  const t = copyFor(request, accountCopy);
  const names = ["email", "firstName", "lastName", "password"];
  const fields = v.safeParse(registerSchema(t), Object.fromEntries(names.map((name) => [name, textOf(form, name)])));
  if (!fields.success) return refuseRegister(form, fieldErrorsOf(fields.issues));
  const customer = { ...fields.output, salutation: "", company: "", phone: "" };
  const { data, error } = await mutate(RegisterCustomerDocument, { customer });
  const result = data?.registerCustomer;
  if (result?.successfull) return null;
  const { fields: faults, message } = refusalOf(error, result);
  return refuseRegister(form, message === null ? faults : { ...faults, general: await messageOf(message) });
}

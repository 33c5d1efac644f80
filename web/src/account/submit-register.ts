import * as v from "valibot";
import { RegisterCustomerDocument } from "../graph/generated/RegisterCustomer.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { accountCopy } from "./copy.ts";
import { fieldErrorsOf } from "./login-schema.ts";
import { type RegisterAnswer, registerSchema } from "./register-schema.ts";

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Opens an account with what a form holds and signs in; null when it worked (AUTH-14). */
export async function submitRegister(
  request: Request,
  form: FormData,
  { mutate }: GraphTools,
): Promise<RegisterAnswer | null> {
  const t = copyFor(request, accountCopy);
  const values = {
    email: textOf(form, "email"),
    firstName: textOf(form, "firstName"),
    lastName: textOf(form, "lastName"),
  };
  const attempt = (Number(form.get("attempt")) || 0) + 1;
  const fields = v.safeParse(registerSchema(t), { ...values, password: textOf(form, "password") });
  if (!fields.success) return { errors: fieldErrorsOf(fields.issues), values, attempt };
  const customer = { ...fields.output, salutation: "", company: "", phone: "" };
  const { data, error } = await mutate(RegisterCustomerDocument, { customer });
  const result = data?.registerCustomer;
  if (!error && result?.successfull) return null;
  const errors = Object.fromEntries(
    (result?.fieldErrors ?? []).map(({ fieldName, errorMessage }) => [fieldName, errorMessage]),
  );
  const general = result?.errorMessage ?? (Object.keys(errors).length > 0 ? null : t.failed);
  return { errors: general === null ? errors : { ...errors, general }, values, attempt };
}

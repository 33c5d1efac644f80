import { type Refusal, refusalOf } from "../graph/failure.ts";
import { ChangeAccountDataDocument } from "../graph/generated/ChangeAccountData.ts";
import { ChangeEmailDocument } from "../graph/generated/ChangeEmail.ts";
import { ChangePhoneDocument } from "../graph/generated/ChangePhone.ts";
import { DeleteAccountDocument } from "../graph/generated/DeleteAccount.ts";
import { LogoutDocument } from "../graph/generated/Logout.ts";
import { keepUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor, storefrontOf } from "../lib/copy.ts";
import { hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, type FormValues, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { checkContact } from "./contact-check.ts";
import { type ContactEdit, contactCopy } from "./contact-copy.ts";

type Mutate = GraphTools["mutate"];

/**
 * Changes what a form of the account's first page is for (OP-M-21..23, OP-M-29).
 * @param messageOf puts message keys into words
 * @returns null when it worked; else what to show, without any password
 */
export async function submitContact(
  request: Request,
  edit: ContactEdit,
  form: FormData,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const faults = checkContact(edit, values, storefrontOf(request).store === "b2b", copyFor(request, contactCopy));
  if (hasErrors(faults)) return refuseForm(values, faults);
  const failed = await change[edit](mutate, values);
  if (failed === null) return null;
  return keepUnanswered(refuseForm(values, await refusedForm(failed, messageOf)), values, failed.error);
}

/** Why a change has failed: what it is refused with, and the error of a call that failed. */
interface Failed extends Refusal {
  readonly error: Parameters<typeof refusalOf>[0];
}

const failedOf = (...[error, result]: Parameters<typeof refusalOf>): Failed => ({ ...refusalOf(error, result), error });

const textOf = (values: FormValues, name: string): string => (values[name] ?? "").trim();

const change: Readonly<Record<ContactEdit, (mutate: Mutate, values: FormValues) => Promise<Failed | null>>> = {
  data: async (mutate, values) => {
    const employees = textOf(values, "numberOfEmployees");
    const data = {
      salutation: textOf(values, "salutation"),
      firstName: textOf(values, "firstName"),
      lastName: textOf(values, "lastName"),
      company: textOf(values, "company"),
      VATRegistrationNo: textOf(values, "VATRegistrationNo"),
      jobTitleCode: textOf(values, "jobTitleCode"),
      primaryIndustryGroupCode: textOf(values, "primaryIndustryGroupCode"),
      numberOfEmployees: employees === "" ? null : Number(employees),
    };
    const answer = await mutate(ChangeAccountDataDocument, { data });
    const result = answer.data?.changeAccountData;
    return result?.successful ? null : failedOf(answer.error, result);
  },
  email: async (mutate, values) => {
    const { currentPassword = "" } = values;
    const answer = await mutate(ChangeEmailDocument, { email: textOf(values, "email"), currentPassword });
    const result = answer.data?.updateEmail;
    return result?.successful ? null : failedOf(answer.error, result);
  },
  phone: async (mutate, values) => {
    const answer = await mutate(ChangePhoneDocument, { phone: textOf(values, "phone") });
    const result = answer.data?.updatePhone;
    return result?.successful ? null : failedOf(answer.error, result);
  },
  delete: async (mutate, values) => {
    const { currentPassword = "" } = values;
    const answer = await mutate(DeleteAccountDocument, { currentPassword });
    const result = answer.data?.deleteCurrentCustomerAccount;
    if (!result?.successful) return failedOf(answer.error, result);
    // The account is gone whatever comes of it; this drops what the session still knows of the customer.
    await mutate(LogoutDocument);
    return null;
  },
};

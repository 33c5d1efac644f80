import { refusalOf } from "../graph/failure.ts";
import { SubscribeToPrimeWaitingListDocument } from "../graph/generated/SubscribeToPrimeWaitingList.ts";
import type { GraphTools } from "../graph/load.ts";
import { contactFaults } from "../lib/contact-faults.ts";
import { copyFor } from "../lib/copy.ts";
import { hasErrors, refusedForm } from "../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { trapField } from "../lib/trap-field.ts";
import { checkWaiting } from "./waiting-list.tsx";

/**
 * Puts an email on the waiting list (OP-M-34).
 * @param messageOf puts message keys into words
 * @returns null when it worked
 */
export async function submitWaiting(
  request: Request,
  form: FormData,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const faults = checkWaiting(values, copyFor(request, contactFaults));
  if (hasErrors(faults)) return refuseForm(values, faults);
  const wish = { email: (values["email"] ?? "").trim(), honeypot: values[trapField] ?? "" };
  const { data, error } = await mutate(SubscribeToPrimeWaitingListDocument, wish);
  const result = data?.subscribeToPrimeWaitingList;
  return result?.successful ? null : refuseForm(values, await refusedForm(refusalOf(error, result), messageOf));
}

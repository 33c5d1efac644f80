import { refusalOf } from "../../graph/failure.ts";
import { SendContactFormMailDocument } from "../../graph/generated/SendContactFormMail.ts";
import type { GraphTools } from "../../graph/load.ts";
import { contactFaults } from "../../lib/contact-faults.ts";
import { copyFor } from "../../lib/copy.ts";
import { errorMapOf, general, hasErrors } from "../../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../../lib/form-values.ts";
import type { MessageOf } from "../../lib/message-of.ts";
import { trapField } from "../../lib/trap-field.ts";
import { checkContact } from "./contact-check.ts";
import { contactCopy } from "./contact-copy.ts";

/**
 * Sends a message to the shop's service (VALID-17).
 * @param messageOf puts message keys into words
 * @returns null when it worked
 */
export async function submitContact(
  request: Request,
  form: FormData,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const faults = checkContact(values, { ...copyFor(request, contactCopy), ...copyFor(request, contactFaults) });
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { name = "", email = "", topic = "", reference = "", text = "" } = values;
  const { data, error } = await mutate(SendContactFormMailDocument, {
    message: { name, email, topic, reference, text },
    honeypot: values[trapField] ?? "",
  });
  if (data?.sendContactFormMail.successful) return null;
  const { fields, message } = refusalOf(error, data?.sendContactFormMail);
  const refusal = message === null ? fields : { ...fields, [general]: await messageOf(message) };
  return refuseForm(values, errorMapOf(Object.entries(refusal)));
}

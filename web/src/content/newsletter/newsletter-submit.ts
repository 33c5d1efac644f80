import { refusalOf, refusalText } from "../../graph/failure.ts";
import { ConfirmNewsletterDocument } from "../../graph/generated/ConfirmNewsletter.ts";
import { EndNewsletterDocument } from "../../graph/generated/EndNewsletter.ts";
import { SubscribeToNewsletterDocument } from "../../graph/generated/SubscribeToNewsletter.ts";
import { UnsubscribeNewsletterDocument } from "../../graph/generated/UnsubscribeNewsletter.ts";
import type { GraphTools } from "../../graph/load.ts";
import { contactFaults } from "../../lib/contact-faults.ts";
import { copyFor } from "../../lib/copy.ts";
import { hasErrors, refusedForm } from "../../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../../lib/form-values.ts";
import type { MessageOf } from "../../lib/message-of.ts";
import { trapField } from "../../lib/trap-field.ts";
import { checkSubscription, checkUnsubscribing } from "./newsletter-check.ts";
import { newsletterCopy } from "./newsletter-copy.ts";

type Mutate = Pick<GraphTools, "mutate">;

/**
 * Asks for the newsletter (OP-M-35).
 * @param messageOf puts message keys into words
 * @returns null when the mail that confirms it is on its way
 */
export async function submitSubscription(
  request: Request,
  form: FormData,
  { mutate }: Mutate,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const faults = checkSubscription(values, copyFor(request, contactFaults));
  if (hasErrors(faults)) return refuseForm(values, faults);
  const email = (values["email"] ?? "").trim();
  const { data, error } = await mutate(SubscribeToNewsletterDocument, { email, honeypot: values[trapField] ?? "" });
  const result = data?.subscribeToNewsletter;
  return result?.successful ? null : refuseForm(values, await refusedForm(refusalOf(error, result), messageOf));
}

/** Ends the newsletter of an email (OP-M-36). @returns null when it was taken */
export async function submitUnsubscribing(
  request: Request,
  form: FormData,
  { mutate }: Mutate,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const texts = { ...copyFor(request, newsletterCopy).unsubscribe, ...copyFor(request, contactFaults) };
  const faults = checkUnsubscribing(values, texts);
  if (hasErrors(faults)) return refuseForm(values, faults);
  const [email, houseNr] = [(values["email"] ?? "").trim(), (values["houseNr"] ?? "").trim()];
  const honeypot = values[trapField] ?? "";
  const { data, error } = await mutate(UnsubscribeNewsletterDocument, { email, houseNr, honeypot });
  const result = data?.unsubscribeNewsletter;
  return result?.successful ? null : refuseForm(values, await refusedForm(refusalOf(error, result), messageOf));
}

/** Confirms a subscription by a link. @returns null when it worked, else why not */
export async function submitConfirmation(
  token: string,
  { mutate }: Mutate,
  messageOf: MessageOf,
): Promise<string | null> {
  const { data, error } = await mutate(ConfirmNewsletterDocument, { token });
  return data?.confirmNewsletter.successful ? null : messageOf(refusalText(error, data?.confirmNewsletter));
}

/** Ends a subscription by a link. @returns null when it worked, else why not */
export async function submitEnd(token: string, { mutate }: Mutate, messageOf: MessageOf): Promise<string | null> {
  const { data, error } = await mutate(EndNewsletterDocument, { token });
  return data?.endNewsletter.successful ? null : messageOf(refusalText(error, data?.endNewsletter));
}

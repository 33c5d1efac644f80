import { fits } from "@chalkbox/input-text/read-text";
import { randomUUID } from "node:crypto";
import type { ContactFormData, ContactMessageInput as ContactMessage, FieldError } from "../../generated/graph.ts";
import { requireCustomerData } from "../../account/customer.service.ts";
import { emailFault, normalEmail } from "../../account/validation/email.ts";
import { failed, type MutationResult, succeeded } from "../../account/validation/field-error.ts";
import { companyNameFault } from "../../account/validation/personal-name.ts";
import { pick } from "../../catalogue/language.ts";
import { findThankYou } from "../../orders/orders.service.ts";
import { sendMail } from "../../orders/outbox/outbox.service.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import { takeRecipient } from "../../platform/rate-limit/recipient-rate.ts";
import { takeVisitorAttempt, waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { answerMail, serviceMail } from "./contact-mail.ts";
import { insertContactMessage } from "./contact.store.ts";
import { type CheckedMessage, type ContactTopic, contactTopics } from "./contact.types.ts";

/** More than a customer writes in an hour, and more than a school does. */
const contactRate = { name: "contact messages", perVisitor: 5, perAddress: 30, perNetwork: 90, windowMs: 3_600_000 };

const topicOf = (text: string): ContactTopic | null => contactTopics.find((topic) => topic === text) ?? null;

/** What is wrong with a message; empty when nothing is. */
function faultsOf({ name, email, topic, reference, text }: ContactMessage, language: Language): FieldError[] {
  const say = (fieldName: string, de: string, en: string) => ({ fieldName, errorMessage: pick(language, de, en) });
  const tooLong = (fieldName: string, limit: number) =>
    say(fieldName, `Bitte verwenden Sie höchstens ${limit} Zeichen.`, `Please use at most ${limit} characters.`);
  const faultOfName = companyNameFault(name.trim(), language, 80);
  const faultOfEmail = emailFault(normalEmail(email), language);
  return [
    ...(name.trim() === "" ? [say("name", "Bitte geben Sie Ihren Namen ein.", "Please enter your name.")] : []),
    ...(faultOfName === null ? [] : [{ fieldName: "name", errorMessage: faultOfName }]),
    ...(faultOfEmail === null ? [] : [{ fieldName: "email", errorMessage: faultOfEmail }]),
    ...(topicOf(topic) === null
      ? [say("topic", "Bitte wählen Sie, worum es geht.", "Please choose what it is about.")]
      : []),
    ...(!fits(reference, 40) ? [tooLong("reference", 40)] : []),
    ...(text.trim() === ""
      ? [say("text", "Bitte schreiben Sie uns, worum es geht.", "Please write your message.")]
      : []),
    ...(!fits(text, 4_000) ? [tooLong("text", 4_000)] : []),
  ];
}

/** What the form of an order begins with (OP-Q-26); null for unknown and foreign orders alike. */
export async function findContactFormData(context: ShopContext, orderId: string): Promise<ContactFormData | null> {
  const found = await findThankYou(context, orderId, null);
  if (found === null) return null;
  const { email, orderNumber, billingAddress } = found.order.head;
  const name = `${billingAddress.firstName} ${billingAddress.lastName}`.trim();
  return { name, email, topic: "ORDER", reference: String(orderNumber) };
}

/**
 * Keeps a message, sends it to the service, and mails the visitor that it has arrived: all or nothing (OP-M-38). Customers
 * find a copy in that mail. For everyone else it holds nothing they wrote, so that no words of a visitor are sent to strangers.
 */
export async function sendContactFormMail(
  context: ShopContext,
  message: ContactMessage,
  honeypot: string,
): Promise<MutationResult> {
  const { database, storefront, clock } = context;
  const fieldErrors = faultsOf(message, storefront.language);
  const topic = topicOf(message.topic);
  if (fieldErrors.length > 0 || topic === null) return { successful: false, generalErrorMessage: null, fieldErrors };
  // A program that fills in all fields learns nothing from the answer.
  if (honeypot !== "") return succeeded;
  const verdict = await takeVisitorAttempt(context, contactRate);
  if (!verdict.isAllowed) {
    const wait = waitText(verdict.retryAfter, storefront.language);
    return failed(
      pick(
        storefront.language,
        `Sie haben uns in kurzer Zeit oft geschrieben. Bitte versuchen Sie es in ${wait} noch einmal.`,
        `You have written to us often in a short time. Please try again in ${wait}.`,
      ),
    );
  }
  const [id, now] = [randomUUID(), clock.now()];
  const checked: CheckedMessage = { ...message, topic, email: normalEmail(message.email), name: message.name.trim() };
  // However many visitors type it: the owner of this address has not asked for these mails.
  const mayAnswer = await takeRecipient(context, checked.email);
  const answer = answerMail(id, checked, storefront, await isOwnEmail(context, checked.email));
  await database.transaction(async (tx) => {
    await insertContactMessage(tx, { id, ...storefront, message: checked, sentAt: now });
    await sendMail(tx, serviceMail(id, checked, storefront), now);
    if (mayAnswer) await sendMail(tx, answer, now);
  });
  return succeeded;
}

/** Whether an email is that of the account that the caller is signed in to. */
async function isOwnEmail(context: ShopContext, email: string): Promise<boolean> {
  const { customer } = context.caller;
  if (customer === null || customer.isGuest) return false;
  return (await requireCustomerData(context)).email?.toLowerCase() === email.toLowerCase();
}

import { pick } from "../../catalogue/language.ts";
import { escapeHtml, mailPage } from "../../orders/mail/html.ts";
import { type Mail, sender } from "../../orders/outbox/mail.ts";
import type { ShopContext, Storefront } from "../../platform/context.ts";
import type { CheckedMessage, ContactTopic } from "./contact.types.ts";

/** Where messages go; institutions have a team of their own. */
const inboxOf = (store: string): string => (store === "b2b" ? "schulen@chalkbox.example" : "info@chalkbox.example");

/** Topics in the service's own language. */
const topics: Readonly<Record<ContactTopic, string>> = {
  ORDER: "Bestellung und Lieferung",
  ADVICE: "Beratung",
  QUOTATION: "Angebot",
  RETURN: "Rückgabe und Reklamation",
  OTHER: "Sonstiges",
};

const paragraphs = (lines: readonly string[]): string =>
  lines.map((line) => `<p>${escapeHtml(line).replaceAll("\n", "<br>")}</p>`).join("\n");

/** The message as the service reads it. */
export function serviceMail(id: string, message: CheckedMessage, { store, language }: ShopContext["storefront"]): Mail {
  const subject = `Kontakt (${store}): ${topics[message.topic]}`;
  const lines = [
    `Von: ${message.name} <${message.email}>`,
    ...(message.reference.trim() === "" ? [] : [`Nummer: ${message.reference.trim()}`]),
    message.text.trim(),
  ];
  return {
    to: inboxOf(store),
    from: sender,
    subject,
    html: mailPage(subject, paragraphs(lines), { store, language: "de-DE" }),
    text: lines.join("\n\n"),
    language,
    reference: message.reference.trim(),
    idempotencyKey: `contact:${id}`,
  };
}

/** What the visitor gets: that the message has arrived, and when an answer comes. @param withCopy adds what they wrote */
export function answerMail(
  id: string,
  { email, text }: CheckedMessage,
  storefront: Storefront,
  withCopy: boolean,
): Mail {
  const { language } = storefront;
  const subject = pick(language, "Ihre Nachricht ist bei uns", "We have your message");
  const lines = [
    pick(language, "Guten Tag,", "Hello,"),
    pick(
      language,
      "vielen Dank für Ihre Nachricht. Unser Kundenservice antwortet montags bis freitags, meist am selben Tag.",
      "thank you for your message. Our customer service answers Monday to Friday, usually on the same day.",
    ),
    pick(
      language,
      "Sie haben uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und Sie brauchen nichts zu tun.",
      "You have not written to us? Then someone has mistyped an address, and there is nothing for you to do.",
    ),
    ...(withCopy ? [pick(language, "Ihre Nachricht:", "Your message:"), text.trim()] : []),
  ];
  return {
    to: email,
    from: sender,
    subject,
    html: mailPage(subject, paragraphs(lines), storefront),
    text: lines.join("\n\n"),
    language,
    reference: "",
    idempotencyKey: `contact-answer:${id}`,
  };
}

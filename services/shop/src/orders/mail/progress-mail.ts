import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { type Mail, sender } from "../outbox/mail.ts";
import type { StoredOrder } from "../stored-order.ts";
import { escapeHtml, mailPage } from "./html.ts";

/** What a mail about an order's progress says, besides the greeting. */
export interface ProgressMail {
  readonly subject: string;
  readonly sentences: readonly string[];
  /** Goods that it is about; may be empty. */
  readonly goods: readonly { readonly name: string; readonly quantity: number }[];
  /** Where its links lead; those without a known host are left out. */
  readonly links: readonly { readonly url: string | null; readonly label: string }[];
  /** Sets it apart from all other mails about the order. */
  readonly key: string;
  /** Default: the order's. */
  readonly to?: string;
}

/** A mail about an order, as markup and as text with the same content. */
export function progressMail({ head }: Pick<StoredOrder, "head">, mail: ProgressMail): Mail {
  const { language, billingAddress } = head;
  const name = `${billingAddress.firstName} ${billingAddress.lastName}`.trim();
  // Who gives another address for a return need not know the buyer's name (C-96).
  const greeting = isOrdersAddress(head, mail.to ?? head.email)
    ? pick(language, `Guten Tag ${name},`, `Dear ${name},`)
    : pick(language, "Guten Tag,", "Good day,");
  const goods = mail.goods.map((line) => `${line.quantity} × ${line.name}`);
  const links = mail.links.flatMap(({ url, label }) => (url === null ? [] : [{ url, label }]));
  const html = [
    ...[greeting, ...mail.sentences].map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    ...(goods.length === 0 ? [] : [`<ul>${goods.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`]),
    ...links.map(({ url, label }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
  ];
  const text = [
    greeting,
    ...mail.sentences,
    ...(goods.length === 0 ? [] : [goods.join("\n")]),
    ...links.map(({ url, label }) => `${label}: ${url}`),
  ];
  return {
    to: mail.to ?? head.email,
    from: sender,
    subject: mail.subject,
    html: mailPage(mail.subject, html.join("\n"), head),
    text: text.join("\n\n"),
    language,
    reference: String(head.orderNumber),
    idempotencyKey: `order:${head.orderNumber}:${mail.key}`,
  };
}

/** Whether mail to an address reaches the one that was given with the order. */
export const isOrdersAddress = ({ email }: Pick<StoredOrder["head"], "email">, to: string): boolean =>
  to.trim().toLowerCase() === email.trim().toLowerCase();

/** A day as mails write it. @param day `YYYY-MM-DD` */
export function mailDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}

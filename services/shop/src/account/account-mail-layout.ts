import { pick } from "../catalogue/language.ts";
import { escapeHtml, mailPage } from "../orders/mail/html.ts";
import { type Mail, sender } from "../orders/outbox/mail.ts";
import type { Storefront } from "../platform/context.ts";
import { greetable } from "./validation/personal-name.ts";

/** What a mail about an account says. */
interface AccountMail {
  readonly to: string;
  readonly storefront: Storefront;
  readonly subject: string;
  /** Name of the person; may be empty. */
  readonly name: string;
  readonly sentences: readonly string[];
  /** Where its one link leads; null without one. */
  readonly link: { readonly url: string; readonly label: string } | null;
  readonly idempotencyKey: string;
}

/** A mail about an account, in HTML and as text. */
export function accountMail({
  to,
  storefront,
  subject,
  name: typed,
  sentences,
  link,
  idempotencyKey,
}: AccountMail): Mail {
  const { language } = storefront;
  const name = greetable(typed);
  const greeting =
    name === "" ? pick(language, "Guten Tag,", "Hello,") : pick(language, `Guten Tag ${name},`, `Dear ${name},`);
  const paragraphs = [greeting, ...sentences].map((line) => `<p>${escapeHtml(line)}</p>`);
  const anchor =
    link === null
      ? []
      : [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`, `<p>${escapeHtml(link.url)}</p>`];
  return {
    to,
    from: sender,
    subject,
    html: mailPage(subject, [...paragraphs, ...anchor].join("\n"), storefront),
    text: [greeting, "", ...sentences, ...(link === null ? [] : ["", link.url])].join("\n"),
    language,
    reference: "",
    idempotencyKey,
  };
}

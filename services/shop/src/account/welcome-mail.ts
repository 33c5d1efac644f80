import { pick } from "../catalogue/language.ts";
import { escapeHtml, mailPage } from "../orders/mail/html.ts";
import { type Mail, sender } from "../orders/outbox/mail.ts";
import type { Storefront } from "../platform/context.ts";
import type { NewCustomer } from "./customer.store.ts";
import { greetable } from "./validation/personal-name.ts";

/** The mail that a new customer gets; the only place that shows a business customer their number. */
export function welcomeMail(customer: NewCustomer, storefront: Storefront): Mail {
  const { language } = storefront;
  const subject = pick(language, "Willkommen bei Chalkbox", "Welcome to Chalkbox");
  const name = greetable(`${customer.firstName} ${customer.lastName}`.trim());
  const greeting =
    name === "" ? pick(language, "Guten Tag,", "Hello,") : pick(language, `Guten Tag ${name},`, `Dear ${name},`);
  const sentences = [
    pick(language, "Ihr Kundenkonto ist eingerichtet.", "Your account is set up."),
    customer.customerNumber === null
      ? pick(language, `Sie melden sich mit ${customer.email} an.`, `Sign in with ${customer.email}.`)
      : pick(
          language,
          `Sie melden sich mit Ihrer Kundennummer ${customer.customerNumber} an.`,
          `Sign in with your customer number ${customer.customerNumber}.`,
        ),
  ];
  const html = [greeting, ...sentences].map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  return {
    to: customer.email,
    from: sender,
    subject,
    html: mailPage(subject, html, storefront),
    text: [greeting, "", ...sentences].join("\n"),
    language,
    reference: customer.customerNumber ?? "",
    idempotencyKey: `welcome:${customer.id}`,
  };
}

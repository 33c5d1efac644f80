import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { holdsLink } from "../../platform/holds-link.ts";
import { formatPrice } from "../../platform/money.ts";
import { addressLines } from "../address-lines.ts";
import { bankTransferOf } from "../bank-transfer.ts";
import type { OrderDraft, OrderHead } from "../order-draft.ts";
import { type Mail, sender } from "../outbox/mail.ts";
import { escapeHtml, mailPage } from "./html.ts";
import { sumRows } from "./order-rows.ts";

/** The confirmation that a buyer gets, in the language of the order; as markup and as text with the same content. */
export function orderMail(draft: OrderDraft): Mail {
  const { head } = draft;
  const { language, orderNumber } = head;
  const subject = pick(language, `Ihre Bestellung ${orderNumber} bei Chalkbox`, `Your Chalkbox order ${orderNumber}`);
  return {
    to: head.email,
    from: sender,
    subject,
    html: mailPage(subject, htmlBody(draft), head),
    text: textBody(draft),
    language,
    reference: String(orderNumber),
    idempotencyKey: `order-confirmation:${orderNumber}`,
  };
}

/** A heading with lines below it. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Sections below the lines of the order, in order, for both forms. */
function sections({ head }: OrderDraft): Section[] {
  const { language } = head;
  const transfer = bankTransferOf(head);
  return [
    { title: pick(language, "Zahlungsart", "Payment"), lines: [head.paymentMethodName] },
    ...(transfer === null
      ? []
      : [
          {
            title: pick(language, "Bitte überweisen Sie den Gesamtbetrag", "Please transfer the total"),
            lines: [
              `${pick(language, "Empfänger", "Payee")}: ${transfer.owner}`,
              `IBAN: ${transfer.iban}`,
              `BIC: ${transfer.bic}`,
              `${pick(language, "Verwendungszweck", "Purpose")}: ${transfer.purpose}`,
            ],
          },
        ]),
    ...(head.membership === null ? deliveryOf(head) : [periodOf(head.membership, language)]),
    {
      title: pick(language, "Rechnungsadresse", "Billing address"),
      lines: addressLines(head.billingAddress, language),
    },
    ...ownWords(pick(language, "Ihre Referenz", "Your reference"), head.orderReference, language),
    ...ownWords(pick(language, "Ihre Anmerkung", "Your comment"), head.comment, language),
  ];
}

/** What the buyer has typed; a link in it stays with the order, as anyone can order with the email of someone else. */
function ownWords(title: string, words: string, language: Language): Section[] {
  if (words === "") return [];
  const kept = pick(language, "Ihr Text steht bei der Bestellung.", "Your text is kept with the order.");
  return [{ title, lines: [holdsLink(words) ? kept : words] }];
}

function deliveryOf(head: OrderHead): Section[] {
  const { language, deliveryFrom, deliveryUntil, shipperName, deliveryAddress } = head;
  const range = `${formatDay(deliveryFrom, language)} – ${formatDay(deliveryUntil, language)}`;
  return [
    {
      title: pick(language, "Lieferung", "Delivery"),
      lines: [shipperName, arrivalOf(head, range)],
    },
    { title: pick(language, "Lieferadresse", "Delivery address"), lines: addressLines(deliveryAddress, language) },
  ];
}

/** When the goods come; those that are paid in advance wait for the money, so that no day can be promised. */
const arrivalOf = (head: OrderHead, range: string): string =>
  bankTransferOf(head) === null
    ? `${pick(head.language, "Voraussichtlich", "Expected")}: ${range}`
    : pick(
        head.language,
        `Wenn Sie sofort überweisen, voraussichtlich: ${range}. Kommt der Betrag später an, liefern wir entsprechend später.`,
        `If you transfer at once, expected: ${range}. If the amount arrives later, we deliver later accordingly.`,
      );

function periodOf({ startsOn, endsOn }: NonNullable<OrderHead["membership"]>, language: Language): Section {
  return {
    title: pick(language, "Laufzeit", "Period"),
    lines: [`${formatDay(startsOn, language)} – ${formatDay(endsOn, language)}`],
  };
}

function htmlBody(draft: OrderDraft): string {
  const { head, lines } = draft;
  const money = (cents: number) => formatPrice(cents, head.language);
  const cell = (content: string, extra = "", name = "") =>
    `<td${name} style="padding:6px 0;vertical-align:top;${extra}">${content}</td>`;
  const right = "text-align:right;white-space:nowrap";
  const goods = lines.map(
    (line) =>
      `<tr>${cell(`${line.quantity} ×`, "padding-right:12px")}${cell(
        `${escapeHtml(line.name)}<br><small class="muted">${escapeHtml(line.articleNumber)} · ${money(line.singleCents)}</small>`,
      )}${cell(money(line.totalCents), right)}</tr>`,
  );
  const sums = sumRows(head).map(({ kind, label, cents }) => {
    const isTotal = kind === "total";
    const weight = isTotal ? "font-weight:700;border-top:1px solid;" : "";
    const name = isTotal ? ' class="rule"' : "";
    return `<tr>${cell("", weight, name)}${cell(escapeHtml(label), weight, name)}${cell(money(cents), weight + right, name)}</tr>`;
  });
  const blocks = sections(draft).map(
    ({ title, lines: rows }) =>
      `<h2 style="font-size:16px;margin:20px 0 4px">${escapeHtml(title)}</h2>\n<p style="margin:0">${rows.map(escapeHtml).join("<br>")}</p>`,
  );
  return [
    ...introduction(head).map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    `<table style="width:100%;border-collapse:collapse"><tbody>${goods.join("")}${sums.join("")}</tbody></table>`,
    ...blocks,
  ].join("\n");
}

function textBody(draft: OrderDraft): string {
  const { head, lines } = draft;
  const money = (cents: number) => formatPrice(cents, head.language);
  return [
    introduction(head).join("\n\n"),
    lines
      .map((line) => `${line.quantity} × ${line.name} (${line.articleNumber}): ${money(line.totalCents)}`)
      .join("\n"),
    sumRows(head)
      .map(({ label, cents }) => `${label}: ${money(cents)}`)
      .join("\n"),
    ...sections(draft).map(({ title, lines: rows }) => [`${title}:`, ...rows].join("\n")),
  ].join("\n\n");
}

function introduction({ language, billingAddress, orderNumber }: OrderHead): string[] {
  const name = `${billingAddress.firstName} ${billingAddress.lastName}`.trim();
  return [
    pick(language, `Guten Tag ${name},`, `Dear ${name},`),
    pick(
      language,
      `vielen Dank für Ihre Bestellung. Sie hat die Nummer ${orderNumber}.`,
      `thank you for your order. Its number is ${orderNumber}.`,
    ),
  ];
}

function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}

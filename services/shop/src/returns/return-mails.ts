import { pick } from "../catalogue/language.ts";
import { buyersLink } from "../orders/order-link.ts";
import { paperNumber } from "../orders/paper/paper-number.ts";
import { returnsAddress } from "../orders/mail/fulfilment-mails.ts";
import { isOrdersAddress, progressMail } from "../orders/mail/progress-mail.ts";
import type { Mail } from "../orders/outbox/mail.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import type { Config } from "../platform/config.ts";
import type { StoredReturn } from "./return.types.ts";

type Keys = Pick<Config, "tokenSecret">;

/** A return was announced: how it goes on, to whom the announcement names. */
export function announcedMail(keys: Keys, order: StoredOrder, made: StoredReturn, origin: string | null): Mail {
  const { language, orderNumber } = order.head;
  return progressMail(order, {
    to: made.contact.email,
    subject: pick(
      language,
      `Rücksendung ${made.rma} zur Bestellung ${orderNumber}`,
      `Return ${made.rma} of order ${orderNumber}`,
    ),
    sentences: [
      pick(
        language,
        `Ihre Rücksendung ist angemeldet. Sie hat die Nummer ${made.rma}.`,
        `Your return is announced. Its number is ${made.rma}.`,
      ),
      made.labels === 0
        ? pick(
            language,
            "Bitte schreiben Sie die Nummer außen auf das Paket. Was per Spedition kam, holen wir ab.",
            "Please write the number on the parcel. What came by freight carrier is fetched.",
          )
        : pick(
            language,
            "Bitte kleben Sie das Etikett auf das Paket und geben Sie es ab.",
            "Please put the label on the parcel and hand it in.",
          ),
    ],
    goods: goodsOf(order, made),
    links: linkOf(keys, order, made, origin),
    key: `return:${made.rma}`,
  });
}

/** The receipt of a withdrawal (C-99): its content, its day and its time; it goes to the address of the declaration. */
export function withdrawalMail(
  keys: Keys,
  order: StoredOrder,
  made: StoredReturn,
  { origin, refund }: { readonly origin: string | null; readonly refund: string | null },
): Mail {
  const { language, orderNumber, paymentMethodName } = order.head;
  const goBack = made.items.some(({ quantity }) => quantity > 0);
  return progressMail(order, {
    to: made.contact.email,
    subject: pick(
      language,
      `Eingang Ihres Widerrufs zur Bestellung ${orderNumber}`,
      `Receipt of your withdrawal from order ${orderNumber}`,
    ),
    sentences: [
      pick(
        language,
        `Ihr Widerruf ist am ${momentText(made.createdAt, language)} bei uns eingegangen. Er hat die Nummer ${made.rma}.`,
        `Your withdrawal reached us on ${momentText(made.createdAt, language)}. Its number is ${made.rma}.`,
      ),
      pick(language, "Sie haben erklärt:", "You have declared:"),
      made.declaration ?? "",
      ...(refund === null
        ? []
        : [
            pick(
              language,
              `Wir erstatten ${refund} auf dem Weg, auf dem Sie gezahlt haben (${paymentMethodName}).`,
              `We pay back ${refund} in the way that you paid (${paymentMethodName}).`,
            ),
          ]),
      ...(goBack
        ? [
            pick(
              language,
              "Bitte schicken Sie die Artikel innerhalb von 14 Tagen zurück. Wir erstatten, sobald sie bei uns sind, spätestens nach 14 Tagen.",
              "Please send the articles back within 14 days. We pay back as soon as they have reached us, after 14 days at the latest.",
            ),
          ]
        : []),
    ],
    goods: goodsOf(order, made),
    links: goBack ? linkOf(keys, order, made, origin) : [],
    key: `withdrawal:${made.rma}`,
  });
}

/** What an order's mailed link is good for. */
interface LinkOffers {
  readonly origin: string | null;
  readonly now: Date;
  readonly returnsAreOn: boolean;
  readonly withdrawable: boolean;
}

/** The buyer's link of an order, for who has no account; it goes to the order's own address (C-96). */
export function linkMail(
  keys: Keys,
  order: StoredOrder,
  { origin, now, returnsAreOn, withdrawable }: LinkOffers,
): Mail {
  const { language, orderNumber } = order.head;
  const host = origin ?? order.head.origin;
  const hash = buyersLink(keys, orderNumber);
  const to = (path: string): string | null => (host === null ? null : `${host}${path}order=${hash}`);
  return progressMail(order, {
    subject: pick(language, `Ihr Link zur Bestellung ${orderNumber}`, `Your link to order ${orderNumber}`),
    sentences: [
      pick(
        language,
        "mit diesem Link sehen Sie Ihre Bestellung ohne Konto. Bitte geben Sie ihn nicht weiter.",
        "with this link you see your order without an account. Please do not pass it on.",
      ),
      pick(
        language,
        "Haben Sie den Link nicht angefordert? Dann brauchen Sie nichts zu tun.",
        "Did you not request the link? Then there is nothing for you to do.",
      ),
    ],
    goods: [],
    links: [
      ...(returnsAreOn
        ? [
            {
              url: to("/myaccount/returns/?"),
              label: pick(language, "Bestellung und Rücksendung", "Order and returns"),
            },
          ]
        : []),
      ...order.papers.map((paper) => ({
        url: to(`/myaccount/orders/paper/?number=${paperNumber(paper)}&`),
        label: pick(
          language,
          `${paper.kind === "invoice" ? "Rechnung" : "Gutschrift"} ${paperNumber(paper)} (PDF)`,
          `${paper.kind === "invoice" ? "Invoice" : "Credit note"} ${paperNumber(paper)} (PDF)`,
        ),
      })),
      ...(withdrawable
        ? [
            {
              url: to("/myaccount/withdrawal/?"),
              label: pick(language, "Vertrag widerrufen", "Withdraw from the contract"),
            },
          ]
        : []),
    ],
    key: `link:${Math.floor(now.getTime() / 3_600_000)}`,
  });
}

/** A moment as receipts write it, in the shop's time zone. */
export function momentText(moment: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: "Europe/Berlin",
  }).format(moment);
}

/** Opens the order for its own address alone: another one may be that of someone who only knows a postcode (C-96). */
function linkOf(keys: Keys, { head }: StoredOrder, { contact }: StoredReturn, origin: string | null) {
  if (!isOrdersAddress(head, contact.email)) return [];
  const url = returnsAddress(keys, { origin: origin ?? head.origin, orderNumber: head.orderNumber });
  return [{ url, label: pick(head.language, "Rücksendung und Etikett ansehen", "See the return and its label") }];
}

function goodsOf({ lines }: StoredOrder, { items }: StoredReturn) {
  return items.map(({ line, quantity, cancelled }) => ({
    name: lines.find((one) => one.line === line)?.name ?? "",
    quantity: quantity + cancelled,
  }));
}

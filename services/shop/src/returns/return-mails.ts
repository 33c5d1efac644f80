import { pick } from "../catalogue/language.ts";
import { depotLines } from "../orders/address-lines.ts";
import { buyersLink } from "../orders/order-link.ts";
import { paperNumber } from "../orders/paper/paper-number.ts";
import { returnsAddress } from "../orders/mail/fulfilment-mails.ts";
import { isOrdersAddress, progressMail } from "../orders/mail/progress-mail.ts";
import type { Mail } from "../orders/outbox/mail.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import type { Config } from "../platform/config.ts";
import type { Language } from "../platform/context.ts";
import { objectionLink } from "./objection/objection-link.ts";
import type { StoredReturn } from "./return.types.ts";

type Keys = Pick<Config, "tokenSecret">;

/** A return was announced: how it goes on, to whom the announcement names and to the order's own address (C-106). */
export function announcedMails(keys: Keys, order: StoredOrder, made: StoredReturn, origin: string | null): Mail[] {
  const { language, orderNumber } = order.head;
  return declarationMails(keys, order, made, origin, {
    subject: pick(
      language,
      `Rücksendung ${made.rma} zur Bestellung ${orderNumber}`,
      `Return ${made.rma} of order ${orderNumber}`,
    ),
    sentences: [pick(language, `die Rücksendung ${made.rma} ist angemeldet.`, `the return ${made.rma} is announced.`)],
    othersSentences: made.labels === 0 ? [] : [whereLabelsAre(made.labels, language)],
    lastSentences: [howToSend(made.labels, language)],
    goods: goodsOf(order, made),
    hasGoods: true,
    key: `return:${made.rma}`,
  });
}

const depot = (language: Language): string => depotLines(language).join(", ");

/** How the goods come back: with so many labels, or with the address that a parcel without one goes to. */
function howToSend(labels: number, language: Language): string {
  if (labels === 0)
    return pick(
      language,
      `Bitte schreiben Sie die Nummer außen auf das Paket und schicken Sie es an: ${depot(language)}. Was per Spedition kam, holen wir ab.`,
      `Please write the number on the parcel and send it to: ${depot(language)}. What came by freight carrier is fetched.`,
    );
  return labels === 1
    ? pick(
        language,
        "Bitte kleben Sie das Etikett auf das Paket und geben Sie es ab.",
        "Please put the label on the parcel and hand it in.",
      )
    : pick(
        language,
        `Bitte kleben Sie auf jedes Paket eines der ${labels} Etiketten, und geben Sie die Pakete ab.`,
        `Please put one of the ${labels} labels on each parcel, and hand the parcels in.`,
      );
}

/** For an address that gets no link of the order: the page is known to the person who announced it. */
const whereLabelsAre = (labels: number, language: Language): string =>
  pick(
    language,
    `${labels === 1 ? "Das Etikett" : "Die Etiketten"} finden Sie auf der Seite, auf der die Rücksendung angemeldet wurde.`,
    `The ${labels === 1 ? "label is" : "labels are"} on the page on which the return was announced.`,
  );

/** What a declaration's mails say, besides who may object to it. */
interface DeclarationMail {
  readonly subject: string;
  readonly sentences: readonly string[];
  /** Sentences for the order's own address alone, and for another one. */
  readonly ownSentences?: readonly string[];
  readonly othersSentences?: readonly string[];
  /** Sentences for both, after these. */
  readonly lastSentences?: readonly string[];
  readonly goods: ReturnType<typeof goodsOf>;
  /** Whether goods come back: there is something to see by the order's link then. */
  readonly hasGoods: boolean;
  readonly key: string;
}

/**
 * The same mail to the address of a declaration and to the order's own (C-106): the latter has the link that objects as
 * long as the declaration is held, and the order's link.
 */
export function declarationMails(
  keys: Keys,
  order: StoredOrder,
  made: StoredReturn,
  origin: string | null,
  { ownSentences = [], othersSentences = [], lastSentences = [], hasGoods, key, ...mail }: DeclarationMail,
): Mail[] {
  const { head } = order;
  const { language } = head;
  const until = made.status === "held" && made.heldUntil !== null ? momentText(made.heldUntil, language) : null;
  const others = isOrdersAddress(head, made.contact.email)
    ? []
    : [
        progressMail(order, {
          ...mail,
          to: made.contact.email,
          sentences: [
            ...mail.sentences,
            ...othersSentences,
            ...lastSentences,
            ...(until === null ? [] : [heldText(made, until, language)]),
          ],
          links: [],
          key,
        }),
      ];
  const url = objectionAddress(keys, order, made.rma, origin);
  const objection = until === null ? [] : [{ url, label: pick(language, "Das war ich nicht", "That was not me") }];
  return [
    ...others,
    progressMail(order, {
      ...mail,
      sentences: [
        ...mail.sentences,
        ...ownSentences,
        ...lastSentences,
        ...(until === null ? [] : [heldText(made, until, language), objectText(until, language)]),
      ],
      links: [...objection, ...(hasGoods ? linkOf(keys, order, { origin, labels: made.labels }) : [])],
      key: others.length === 0 ? key : `${key}:owner`,
    }),
  ];
}

function heldText({ kind }: StoredReturn, until: string, language: Language): string {
  return kind === "withdrawal"
    ? pick(
        language,
        `Für diesen Widerruf genügten Bestellnummer und Postleitzahl. Darum führen wir ihn nach dem ${until} aus, wenn ihm von der E-Mail-Adresse der Bestellung niemand widerspricht. Bis dahin verschicken wir nichts.`,
        `The withdrawal only took an order number and a postcode. We therefore carry it out after ${until} unless someone objects from the email address of the order. Nothing is sent until then.`,
      )
    : pick(
        language,
        `Für die Anmeldung genügten Bestellnummer und Postleitzahl. Darum gilt sie erst nach dem ${until}, wenn ihr von der E-Mail-Adresse der Bestellung niemand widerspricht.`,
        `The announcement only took an order number and a postcode. It therefore counts after ${until} unless someone objects from the email address of the order.`,
      );
}

const objectText = (until: string, language: Language): string =>
  pick(
    language,
    `Waren Sie das nicht? Dann melden Sie es uns mit dem Link „Das war ich nicht“ bis zum ${until}. Dann bleibt alles, wie es war.`,
    `Was that not you? Then tell us by the link "That was not me" until ${until}. Everything then stays as it was.`,
  );

/** The page on which the order's own address objects; null where no host is known. The order's own host comes first. */
function objectionAddress(keys: Keys, { head }: StoredOrder, rma: string, origin: string | null): string | null {
  const host = head.origin ?? origin;
  return host === null ? null : `${host}/myaccount/objection/?declaration=${objectionLink(keys, rma)}`;
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

/** Opens the order, for its own address alone: another one may be that of someone who only knows a postcode (C-96). */
function linkOf(
  keys: Keys,
  { head }: StoredOrder,
  { origin, labels }: { readonly origin: string | null; readonly labels: number },
) {
  const url = returnsAddress(keys, { origin: origin ?? head.origin, orderNumber: head.orderNumber });
  const { language } = head;
  if (labels === 0) return [{ url, label: pick(language, "Rücksendung ansehen", "See the return") }];
  return labels === 1
    ? [{ url, label: pick(language, "Rücksendung und Etikett ansehen", "See the return and its label") }]
    : [{ url, label: pick(language, "Rücksendung und Etiketten ansehen", "See the return and its labels") }];
}

/** Goods of a declaration, as mails list them. */
export function goodsOf({ lines }: StoredOrder, { items }: StoredReturn) {
  return items.map(({ line, quantity, cancelled }) => ({
    name: lines.find((one) => one.line === line)?.name ?? "",
    quantity: quantity + cancelled,
  }));
}

import { pick } from "../../catalogue/language.ts";
import type { Mail } from "../../orders/outbox/mail.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import type { Config } from "../../platform/config.ts";
import { declarationMails, goodsOf, momentText } from "../return-mails.ts";
import type { StoredReturn } from "../return.types.ts";

type Keys = Pick<Config, "tokenSecret">;

interface Given {
  readonly origin: string | null;
  /** What is paid back at once, as a price; null for nothing. */
  readonly refund: string | null;
}

/** The receipt of a withdrawal (C-99): its content, its day and its time. */
export function withdrawalMails(keys: Keys, order: StoredOrder, made: StoredReturn, { origin, refund }: Given): Mail[] {
  const { language, orderNumber } = order.head;
  const goBack = hasGoods(made);
  return declarationMails(keys, order, made, origin, {
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
      ...(goBack ? [sendBack(language)] : []),
    ],
    ownSentences: refundSentences(order, refund),
    goods: goodsOf(order, made),
    hasGoods: goBack,
    key: `withdrawal:${made.rma}`,
  });
}

/** A withdrawal that was held has taken effect. */
export function carriedOutMails(keys: Keys, order: StoredOrder, made: StoredReturn, { origin, refund }: Given): Mail[] {
  const { language, orderNumber } = order.head;
  return declarationMails(keys, order, made, origin, {
    subject: pick(
      language,
      `Widerruf ${made.rma} zur Bestellung ${orderNumber} ausgeführt`,
      `Withdrawal ${made.rma} from order ${orderNumber} carried out`,
    ),
    sentences: [
      pick(
        language,
        `dem Widerruf ${made.rma} hat niemand widersprochen. Wir haben ihn ausgeführt für:`,
        `no one has objected to withdrawal ${made.rma}. We have carried it out for:`,
      ),
      ...(hasGoods(made) ? [sendBack(language)] : []),
    ],
    ownSentences: refundSentences(order, refund),
    goods: goodsOf(order, made),
    hasGoods: hasGoods(made),
    key: `withdrawal:${made.rma}:done`,
  });
}

const hasGoods = ({ items }: StoredReturn): boolean => items.some(({ quantity }) => quantity > 0);

/** How the order was paid is the buyer's alone. */
function refundSentences({ head }: StoredOrder, refund: string | null): string[] {
  if (refund === null) return [];
  return [
    pick(
      head.language,
      `Wir erstatten ${refund} auf dem Weg, auf dem Sie gezahlt haben (${head.paymentMethodName}).`,
      `We pay back ${refund} in the way that you paid (${head.paymentMethodName}).`,
    ),
  ];
}

const sendBack = (language: StoredOrder["head"]["language"]): string =>
  pick(
    language,
    "Bitte schicken Sie die Artikel innerhalb von 14 Tagen zurück. Wir erstatten, sobald sie bei uns sind, spätestens nach 14 Tagen.",
    "Please send the articles back within 14 days. We pay back as soon as they have reached us, after 14 days at the latest.",
  );

import { pick } from "../../catalogue/language.ts";
import { progressMail } from "../../orders/mail/progress-mail.ts";
import type { OrderDraft } from "../../orders/order-draft.ts";
import type { Mail } from "../../orders/outbox/mail.ts";
import { formatPrice } from "../../platform/money.ts";

/** A payment that goes back. */
export interface PaidBack {
  readonly attemptId: string;
  /** The provider's reference of the payment. */
  readonly providerReference: string;
  readonly amountCents: number;
  /** `goods`: items had sold out when it came; `twice`: the order was paid already. */
  readonly reason: "goods" | "twice";
  /** Items that are short, by id; empty for `twice`. */
  readonly shortItems: readonly number[];
}

/** Tells the shopper that a payment goes back, and why. */
export function paidBackMail(
  { head, lines }: OrderDraft,
  { attemptId, amountCents, reason, shortItems }: PaidBack,
): Mail {
  const { language, orderNumber, paymentMethodName } = head;
  const money = formatPrice(amountCents, language);
  const why =
    reason === "goods"
      ? [
          pick(
            language,
            `Ihre Zahlung von ${money} kam an, als nicht mehr alle Artikel vorrätig waren. Wir haben deshalb keine Bestellung daraus gemacht. Nicht vorrätig:`,
            `Your payment of ${money} arrived when some items were no longer in stock, so we did not make an order of it. Out of stock:`,
          ),
        ]
      : [
          pick(
            language,
            `Ihre Bestellung ${orderNumber} wurde zweimal bezahlt. Die zweite Zahlung von ${money} geht an Sie zurück; an der Bestellung ändert sich nichts.`,
            `Your order ${orderNumber} was paid twice. The second payment of ${money} goes back to you; nothing changes about the order.`,
          ),
        ];
  const back = pick(
    language,
    `Wir zahlen ${money} auf dem Weg zurück, auf dem Sie gezahlt haben (${paymentMethodName}).`,
    `We pay back ${money} in the way that you paid (${paymentMethodName}).`,
  );
  return progressMail(
    { head },
    {
      subject: pick(
        language,
        `Ihre Zahlung zur Bestellung ${orderNumber} geht zurück`,
        `Your payment for order ${orderNumber} goes back`,
      ),
      sentences: [back, ...why],
      goods: lines.filter(({ itemId }) => shortItems.includes(itemId)),
      links: [],
      key: `paid-back:${attemptId}`,
    },
  );
}

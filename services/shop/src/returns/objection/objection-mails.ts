import { pick } from "../../catalogue/language.ts";
import { isOrdersAddress, progressMail } from "../../orders/mail/progress-mail.ts";
import type { Mail } from "../../orders/outbox/mail.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import { goodsOf } from "../return-mails.ts";
import type { StoredReturn } from "../return.types.ts";

/** The order's own address has objected: both addresses hear that the declaration has no effect (C-106). */
export function objectedMails(order: StoredOrder, made: StoredReturn): Mail[] {
  const { head } = order;
  const { language, orderNumber } = head;
  const de = made.kind === "withdrawal" ? "Der Widerruf" : "Die Rücksendung";
  const en = made.kind === "withdrawal" ? "The withdrawal" : "The return";
  const mail = {
    subject: pick(
      language,
      `Bestellung ${orderNumber}: ${de} ${made.rma} gilt nicht`,
      `Order ${orderNumber}: ${en.toLowerCase()} ${made.rma} has no effect`,
    ),
    sentences: [
      pick(
        language,
        `Von der E-Mail-Adresse der Bestellung wurde uns gemeldet, dass die Erklärung ${made.rma} nicht von dort kam. ${de} gilt deshalb nicht, und mit der Bestellung geht alles weiter wie zuvor. Es ging um:`,
        `The email address of the order has informed us that declaration ${made.rma} did not come from there. ${en} has no effect, and the order goes on as before. It was about:`,
      ),
    ],
    goods: goodsOf(order, made),
    links: [],
    key: `objected:${made.rma}`,
  };
  const others = isOrdersAddress(head, made.contact.email)
    ? []
    : [progressMail(order, { ...mail, to: made.contact.email, key: `${mail.key}:other` })];
  return [progressMail(order, mail), ...others];
}

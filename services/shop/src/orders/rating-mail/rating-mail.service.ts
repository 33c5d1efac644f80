import { pick } from "../../catalogue/language.ts";
import { invitationDays, invitationEnd, sealInvitation } from "../../catalogue/review/rating-link.ts";
import type { Queryable } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { progressMail } from "../mail/progress-mail.ts";
import { readOrder } from "../order.store.ts";
import type { Mail } from "../outbox/mail.ts";
import { sendMail } from "../outbox/outbox.service.ts";
import type { StoredOrder } from "../stored-order.ts";
import { deleteWish, insertWish, takeDueOrder } from "./rating-mail.store.ts";

const day = 86_400_000;
/** How long after the delivery buyers are asked, in milliseconds: they have used the goods by then. */
const afterDelivery = 5 * day;
/** Most articles that one mail asks for. */
const mostLinks = 10;

type RatingPlatform = Pick<Platform, "config" | "database" | "clock">;

/** Keeps whether the buyer of a cart may be asked for ratings: no tick, no mail (C-97). */
export const noteRatingWish = (tx: Queryable, cartId: string, isWanted: boolean, moment: Date): Promise<void> =>
  isWanted ? insertWish(tx, cartId, moment) : deleteWish(tx, cartId);

/**
 * Asks the buyers who have agreed, once, some days after the delivery, by the order's own address alone: they have agreed for
 * that order, and the mail informs of nothing that was done to it.
 * @returns how many mails were put on their way
 */
export async function askForRatings({ config, database, clock }: RatingPlatform): Promise<number> {
  for (let asked = 0; ; asked += 1) {
    const now = clock.now();
    const isAsked = await database.transaction(async (tx) => {
      const due = await takeDueOrder(tx, new Date(now.getTime() - afterDelivery), now);
      const order = due && (await readOrder(tx, due.orderNumber));
      const mail = order && ratingMail(config.tokenSecret, order, now);
      if (mail) await sendMail(tx, mail, now);
      return due !== null;
    });
    if (!isAsked) return asked;
  }
}

/** The mail with a link for each article that was kept; null when there is none, or no host to lead to. */
export function ratingMail(secret: string, order: StoredOrder, now: Date): Mail | null {
  const { language, orderNumber, origin, billingAddress } = order.head;
  const products = new Map<number, string>();
  for (const line of order.lines) {
    if (line.shipped > line.returned && line.singleCents > 0) products.set(line.productId, line.name);
  }
  if (origin === null || products.size === 0) return null;
  const expires = invitationEnd(now);
  const author = billingAddress.firstName.trim() || null;
  return progressMail(order, {
    subject: pick(
      language,
      `Bestellung ${orderNumber}: Wie zufrieden sind Sie?`,
      `Order ${orderNumber}: how satisfied are you?`,
    ),
    sentences: [
      pick(
        language,
        "Sie haben uns erlaubt, nach Ihrer Meinung zu fragen. Ihre Bewertung hilft anderen bei der Auswahl; eine Minute reicht.",
        "You have allowed us to ask for your opinion. Your review helps others to choose; a minute is enough.",
      ),
      pick(
        language,
        `Wir fragen zu dieser Bestellung nur dieses eine Mal. Die Links gelten ${invitationDays} Tage.`,
        `We ask about this order this once only. The links can be used for ${invitationDays} days.`,
      ),
    ],
    goods: [],
    links: [...products].slice(0, mostLinks).map(([productId, name]) => ({
      url: `${origin}/rating/?enc=${sealInvitation({ productId, author, orderId: String(orderNumber), expires }, secret)}`,
      label: pick(language, `${name} bewerten`, `Review ${name}`),
    })),
    key: "rating",
  });
}

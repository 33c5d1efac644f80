import { type FulfilmentPlatform, settleStatus } from "../orders/fulfilment/fulfilment.service.ts";
import { creditReturned, lockOrder, packReplacement, restock } from "../orders/fulfilment/returned-goods.service.ts";
import { refundMail } from "../orders/mail/fulfilment-mails.ts";
import { sendOrderMail } from "../orders/mail/send-order-mail.service.ts";
import { isSellable } from "./choices.ts";
import { findReturnsOrder, markRefunded, readReturns } from "./returns.store.ts";

/** What became of a return that has arrived. */
export type Receipt =
  | { readonly ok: true; readonly refundCents: number; readonly isReplaced: boolean }
  | { readonly ok: false; readonly fault: "unknown" | "notNow" | "held" };

/**
 * Takes in a return that has arrived, once: its pieces are credited and what was paid for them is paid back, or
 * replacements are packed where they were chosen and there are enough.
 */
export async function receiveReturn(
  { database, clock }: Pick<FulfilmentPlatform, "database" | "clock">,
  rma: string,
): Promise<Receipt> {
  return database.transaction(async (tx): Promise<Receipt> => {
    const orderNumber = await findReturnsOrder(tx, rma);
    const order = orderNumber === null ? null : await lockOrder(tx, orderNumber);
    if (orderNumber === null || order === null) return { ok: false, fault: "unknown" };
    const made = (await readReturns(tx, orderNumber)).find((one) => one.rma === rma);
    if (made?.status === "held") return { ok: false, fault: "held" };
    if (made === undefined || made.status === "refunded" || made.status === "undone")
      return { ok: false, fault: "notNow" };
    const now = clock.now();
    const items = made.items.filter(({ quantity }) => quantity > 0);
    await restock(
      tx,
      order,
      items.filter(({ reason }) => isSellable(reason)),
    );
    const isWished = made.regulation === "REPLACEMENT";
    const isReplaced = isWished && (await packReplacement(tx, order, { items, rma }, now));
    const refundCents = isReplaced ? 0 : await creditReturned(tx, order, { items, rma }, now);
    await markRefunded(tx, rma, refundCents, now);
    await settleStatus(tx, orderNumber, now);
    const outcome = isReplaced ? "packed" : isWished ? "soldOut" : "none";
    await sendOrderMail(tx, order, refundMail(order, rma, refundCents, outcome), now);
    return { ok: true, refundCents, isReplaced };
  });
}

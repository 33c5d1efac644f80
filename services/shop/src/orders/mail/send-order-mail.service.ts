import type { Queryable } from "../../platform/database.ts";
import type { OrderDraft } from "../order-draft.ts";
import type { Mail } from "../outbox/mail.ts";
import { sendMail } from "../outbox/outbox.service.ts";
import { findAccountEmail } from "../order.store.ts";
import { isOrdersAddress } from "./progress-mail.ts";

/**
 * Sends a mail about an order. What goes to the order's own address goes to the one that the buyer's account has by now,
 * too (C-106): an email that someone has changed since need not be the buyer's, and an old one need not be read any more.
 */
export async function sendOrderMail(
  tx: Queryable,
  { head }: Pick<OrderDraft, "head">,
  mail: Mail,
  now: Date,
): Promise<void> {
  await sendMail(tx, mail, now);
  if (!isOrdersAddress(head, mail.to)) return;
  const email = await findAccountEmail(tx, head);
  if (email === null || isOrdersAddress(head, email)) return;
  await sendMail(tx, { ...mail, to: email, idempotencyKey: `${mail.idempotencyKey}:account` }, now);
}

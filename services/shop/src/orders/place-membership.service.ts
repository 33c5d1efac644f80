import type { TransactionSql } from "../platform/database.ts";
import { recordPurchase } from "../tracking/purchase.service.ts";
import { insertOrder, nextOrderNumber, readOrder } from "./order.store.ts";
import type { OrderDraft } from "./order-draft.ts";
import { writeInvoice } from "./paper/paper.service.ts";

/**
 * Makes the order of a membership (C-108): no cart, no stock, no delivery, and its invoice at once.
 * @param draftOf gives the order for its number
 * @returns the order's number
 */
export async function placeMembership(
  tx: TransactionSql,
  draftOf: (orderNumber: number) => OrderDraft,
  now: Date,
): Promise<number> {
  const orderNumber = await nextOrderNumber(tx);
  const draft = draftOf(orderNumber);
  await insertOrder(tx, draft, null, now);
  await recordPurchase(tx, { ...draft.head, lines: draft.lines }, now);
  const order = await readOrder(tx, orderNumber);
  if (order === null) throw new Error(`Order ${orderNumber} cannot be read after it was stored`);
  await writeInvoice(tx, order, now);
  return orderNumber;
}

import { cancelPieces, type LinePieces, settleStatus } from "../../orders/fulfilment/fulfilment.service.ts";
import { countReturned } from "../../orders/fulfilment/returned-goods.service.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import type { TransactionSql } from "../../platform/database.ts";
import { carriersFor } from "../choices.ts";
import { type ItemPieces, markRefunded } from "../returns.store.ts";

/** Splits the pieces of a withdrawal: those that have not left are cancelled, before any has to be sent back. */
export function splitPieces({ lines }: Pick<StoredOrder, "lines">, items: readonly LinePieces[]): ItemPieces[] {
  return items.map(({ line: number, quantity }) => {
    const line = lines.find((one) => one.line === number);
    const here = line === undefined ? 0 : line.quantity - line.shipped - line.cancelled;
    const cancelled = Math.min(quantity, here);
    return { line: number, cancelled, quantity: quantity - cancelled };
  });
}

/** How the goods of a withdrawal are sent back; without any, or where they are fetched, there is no label. */
export function labelsFor(order: StoredOrder, items: readonly ItemPieces[]) {
  const carrier = items.some(({ quantity }) => quantity > 0) ? (carriersFor(order)[0] ?? null) : null;
  return { carrier, labels: carrier === null ? 0 : 1 };
}

/**
 * Carries a stored withdrawal out on a locked order of which nothing is packed that has not left. One with nothing to
 * send back has ended with it.
 * @returns what is paid back at once, in cents
 */
export async function carryOut(
  tx: TransactionSql,
  order: StoredOrder,
  { rma, items }: { readonly rma: string; readonly items: readonly ItemPieces[] },
  now: Date,
): Promise<number> {
  const { orderNumber } = order.head;
  const goBack = items.filter(({ quantity }) => quantity > 0);
  if (goBack.length > 0) await countReturned(tx, orderNumber, goBack);
  const toCancel = items.flatMap(({ line, cancelled }) => (cancelled > 0 ? [{ line, quantity: cancelled }] : []));
  const refund = toCancel.length === 0 ? 0 : await cancelPieces(tx, order, { items: toCancel, rma }, now);
  if (goBack.length === 0) await markRefunded(tx, rma, refund, now);
  await settleStatus(tx, orderNumber, now);
  return refund;
}

import type { TransactionSql } from "../../platform/database.ts";
import { addWorkingDays, warehouseDay } from "../../cart/shipping/delivery-date.ts";
import { carrierOf } from "../carriers.ts";
import { writeCreditNote } from "../paper/paper.service.ts";
import { giveBackStock, piecesOf, takeStock } from "../stock.service.ts";
import type { StoredOrder } from "../stored-order.ts";
import { type LinePieces, refundExcess } from "./fulfilment.service.ts";
import { changePieces, insertShipment, lockOrder as lock, takeNumber, unpackShipments } from "./progress.store.ts";

/** An order, locked until the transaction ends; null when there is none. */
export function lockOrder(tx: TransactionSql, orderNumber: number): Promise<StoredOrder | null> {
  return lock(tx, orderNumber);
}

/** Counts pieces of a locked order as returned. @throws when more would be returned than have left (check) */
export function countReturned(tx: TransactionSql, orderNumber: number, items: readonly LinePieces[]): Promise<void> {
  return changePieces(
    tx,
    orderNumber,
    items.map(({ line, quantity }) => ({ line, returned: quantity })),
  );
}

/** The next number of a return or withdrawal. */
export function takeReturnNumber(tx: TransactionSql): Promise<number> {
  return takeNumber(tx, "return");
}

/** Takes apart what is packed but has not left; @returns the locked order as it is then */
export async function unpackOrder(tx: TransactionSql, order: StoredOrder): Promise<StoredOrder> {
  await unpackShipments(tx, order.head.orderNumber);
  return (await lock(tx, order.head.orderNumber)) ?? order;
}

/** Credits returned pieces that have arrived. @returns what is paid back, in cents */
export async function creditReturned(
  tx: TransactionSql,
  order: StoredOrder,
  { items, rma }: { readonly items: readonly LinePieces[]; readonly rma: string },
  now: Date,
): Promise<number> {
  const { orderNumber } = order.head;
  await writeCreditNote(
    tx,
    order,
    { pieces: items.map(({ line, quantity }) => ({ line, count: quantity })), rma },
    now,
  );
  await changePieces(
    tx,
    orderNumber,
    items.map(({ line, quantity }) => ({ line, credited: quantity })),
  );
  return refundExcess(tx, orderNumber, rma, now);
}

/** Puts returned pieces that can be sold again back into stock. */
export function restock(tx: TransactionSql, order: StoredOrder, items: readonly LinePieces[]): Promise<void> {
  return giveBackStock(tx, piecesOf(withItems(order, items)));
}

/** Packs replacements for returned pieces. @returns false when there are not enough pieces; nothing is packed then */
export async function packReplacement(
  tx: TransactionSql,
  order: StoredOrder,
  { items, rma }: { readonly items: readonly LinePieces[]; readonly rma: string },
  now: Date,
): Promise<boolean> {
  if ((await takeStock(tx, piecesOf(withItems(order, items)))).length > 0) return false;
  const { orderNumber } = order.head;
  const expectedDelivery = addWorkingDays(warehouseDay(now), 3);
  await insertShipment(tx, { orderNumber, carrier: carrierOf(order.head), rma, expectedDelivery, items }, now);
  return true;
}

function withItems({ lines }: StoredOrder, items: readonly LinePieces[]) {
  return items.flatMap(({ line: number, quantity }) =>
    lines.filter(({ line }) => line === number).map(({ itemId }) => ({ itemId, quantity })),
  );
}

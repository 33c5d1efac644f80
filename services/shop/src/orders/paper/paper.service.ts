import type { TransactionSql } from "../../platform/database.ts";
import { takeNumber } from "../fulfilment/progress.store.ts";
import type { StoredOrder } from "../stored-order.ts";
import { deliveriesOf } from "./deliveries.ts";
import { paperContentOf, type PaperPieces } from "./paper-content.ts";
import { paperNumber } from "./paper-number.ts";
import { insertPaper } from "./paper.store.ts";

/**
 * Writes the invoice of a locked order over all that was not cancelled, unless it has one.
 * @param order as it is when its first shipment has left, or when its membership begins
 */
export async function writeInvoice(tx: TransactionSql, order: StoredOrder, now: Date): Promise<void> {
  if (order.papers.some(({ kind }) => kind === "invoice")) return;
  const number = await takeNumber(tx, "invoice");
  const content = paperContentOf(order, {
    kind: "invoice",
    paperNumber: paperNumber({ kind: "invoice", number }),
    invoiceNumber: null,
    pieces: order.lines.map(({ line, quantity, cancelled }) => ({ line, count: quantity - cancelled })),
    withShipping: true,
    issuedAt: now,
    deliveries: order.head.membership === null ? deliveriesOf(order, now) : [],
  });
  await insertPaper(tx, { kind: "invoice", number, orderNumber: order.head.orderNumber, rma: null, content }, now);
}

/**
 * Writes a credit note over pieces of a locked order that has an invoice; with them the last of the order goes, its
 * shipping is credited, too.
 * @param order as it was before the pieces were counted as cancelled or credited
 */
export async function writeCreditNote(
  tx: TransactionSql,
  order: StoredOrder,
  { pieces, rma }: { readonly pieces: readonly PaperPieces[]; readonly rma: string | null },
  now: Date,
): Promise<void> {
  const invoice = order.papers.find(({ kind }) => kind === "invoice");
  if (invoice === undefined) return;
  const counts = new Map(pieces.map(({ line, count }) => [line, count]));
  const isLast = order.lines.every(
    ({ line, quantity, cancelled, credited }) => cancelled + credited + (counts.get(line) ?? 0) === quantity,
  );
  const number = await takeNumber(tx, "credit_note");
  const content = paperContentOf(order, {
    kind: "credit_note",
    paperNumber: paperNumber({ kind: "credit_note", number }),
    invoiceNumber: paperNumber(invoice),
    pieces,
    withShipping: isLast,
    issuedAt: now,
  });
  await insertPaper(tx, { kind: "credit_note", number, orderNumber: order.head.orderNumber, rma, content }, now);
}

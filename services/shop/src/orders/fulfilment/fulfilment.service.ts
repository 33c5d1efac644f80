import type { TransactionSql } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { bankTransferOf } from "../bank-transfer.ts";
import { carrierOf } from "../carriers.ts";
import { cancelledMail, deliveredMail, packedMail, paidMail, shippedMail } from "../mail/fulfilment-mails.ts";
import type { Mail } from "../outbox/mail.ts";
import { sendOrderMail } from "../mail/send-order-mail.service.ts";
import { readOrder } from "../order.store.ts";
import { writeCreditNote, writeInvoice } from "../paper/paper.service.ts";
import { giveBackStock, piecesOf } from "../stock.service.ts";
import type { ShipmentRow, StoredOrder } from "../stored-order.ts";
import { dueCents } from "./order-money.ts";
import { expectedDay, openPieces, statusOf } from "./order-state.ts";
import {
  book,
  changePieces,
  findShipmentsOrder,
  insertShipment,
  lockOrder,
  markDelivered,
  markShipped,
  setStatus,
} from "./progress.store.ts";

/** What a step needs of the process. */
export interface FulfilmentPlatform {
  readonly config: Pick<Platform["config"], "tokenSecret">;
  readonly database: Pick<Platform["database"], "transaction">;
  readonly clock: Platform["clock"];
}

/** Why a step was not taken; `held`: someone has withdrawn, and the order's own address may still object (C-106). */
export type StepFault = "unknown" | "notNow" | "held" | "pieces" | "trackingCode";

/** The order after a step, or why it was not taken; nothing has changed then. */
export type Step =
  | { readonly ok: true; readonly order: StoredOrder }
  | { readonly ok: false; readonly fault: StepFault };

/** Pieces of a line, by its place from 0. */
export interface LinePieces {
  readonly line: number;
  readonly quantity: number;
}

/** What happens within a step's transaction: the mail that reports it, or why it cannot be. */
type Work = (
  tx: TransactionSql,
  order: StoredOrder,
  now: Date,
) => Promise<((after: StoredOrder) => Mail | null) | StepFault>;

/** Takes a step of a locked order; mails and state come with it or not at all. */
async function step({ database, clock }: FulfilmentPlatform, orderNumber: number, work: Work): Promise<Step> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (order === null) return { ok: false, fault: "unknown" };
    const now = clock.now();
    const done = await work(tx, order, now);
    if (typeof done === "string") return { ok: false, fault: done };
    const after = await settleStatus(tx, orderNumber, now);
    const mail = done(after);
    if (mail !== null) await sendOrderMail(tx, after, mail, now);
    return { ok: true, order: after };
  });
}

/** Stores how far a locked order has come now. */
export async function settleStatus(tx: TransactionSql, orderNumber: number, now: Date): Promise<StoredOrder> {
  const order = await readLocked(tx, orderNumber);
  const status = statusOf(order);
  if (status === order.status) return order;
  await setStatus(tx, orderNumber, status, now);
  return readLocked(tx, orderNumber);
}

async function readLocked(tx: TransactionSql, orderNumber: number): Promise<StoredOrder> {
  const order = await readOrder(tx, orderNumber);
  if (order === null) throw new Error(`Order ${orderNumber} has gone while it was locked`);
  return order;
}

/** Books that an order's money has come; what is due at the moment, in whole. */
export function recordPayment(platform: FulfilmentPlatform, orderNumber: number): Promise<Step> {
  return step(platform, orderNumber, async (tx, order, now) => {
    const open = dueCents(order) - order.paidCents + order.refundedCents;
    if (open <= 0) return "notNow";
    await book(
      tx,
      orderNumber,
      { kind: "payment", cents: open, reference: `payment:${orderNumber}:${now.getTime()}` },
      now,
    );
    if (order.status !== "placed") return () => null;
    await setStatus(tx, orderNumber, "paid", now);
    return (after) => paidMail(after, open);
  });
}

/** Lets an order go on that is paid after it has come; one to be paid in advance waits for its payment. */
export function releaseOrder(platform: FulfilmentPlatform, orderNumber: number): Promise<Step> {
  return step(platform, orderNumber, async (tx, order, now) => {
    if (order.status !== "placed" || bankTransferOf(order.head) !== null || isMembership(order)) return "notNow";
    await setStatus(tx, orderNumber, "paid", now);
    return (after) => paidMail(after, null);
  });
}

/** Packs open pieces of an order. @param given the pieces; all that are open without */
export function packOrder(
  platform: FulfilmentPlatform,
  orderNumber: number,
  given: readonly LinePieces[] | null,
): Promise<Step> {
  return step(platform, orderNumber, async (tx, order, now) => {
    if (order.status === "placed" || order.status === "cancelled" || isMembership(order)) return "notNow";
    if (order.heldUntil !== null) return "held";
    const items = given ?? allOpen(order);
    if (items.length === 0 && given === null) return "notNow";
    if (!areOpen(order, items)) return "pieces";
    const id = await insertShipment(
      tx,
      { orderNumber, carrier: carrierOf(order.head), rma: null, expectedDelivery: expectedDay(order, now), items },
      now,
    );
    return (after) => mailOf(after, id, (shipment) => packedMail(after, shipment));
  });
}

/** Hands a packed shipment to its carrier; the first one of an order takes the invoice along. */
export function shipShipment(platform: FulfilmentPlatform, shipmentId: number, trackingCode: string): Promise<Step> {
  return ofShipment(platform, shipmentId, async (tx, order, shipment, now) => {
    if (shipment.status !== "packed") return "notNow";
    if (shipment.rma === null && order.heldUntil !== null) return "held";
    if (!/^[A-Z0-9-]{4,40}$/i.test(trackingCode)) return "trackingCode";
    await markShipped(tx, shipmentId, trackingCode, now);
    if (shipment.rma === null) {
      await changePieces(
        tx,
        order.head.orderNumber,
        shipment.items.map(({ line, quantity }) => ({ line, shipped: quantity })),
      );
      await writeInvoice(tx, await readLocked(tx, order.head.orderNumber), now);
    }
    return (after) => mailOf(after, shipmentId, (one) => shippedMail(platform.config, after, one));
  });
}

/** Records that a shipment has arrived. */
export function deliverShipment(platform: FulfilmentPlatform, shipmentId: number): Promise<Step> {
  return ofShipment(platform, shipmentId, async (tx, _, shipment, now) => {
    if (shipment.status !== "shipped") return "notNow";
    await markDelivered(tx, shipmentId, now);
    return (after) => mailOf(after, shipmentId, (one) => deliveredMail(platform.config, after, one));
  });
}

/** Cancels open pieces of an order: they go back into stock, and what was paid for them is paid back. */
export function cancelOrder(
  platform: FulfilmentPlatform,
  orderNumber: number,
  given: readonly LinePieces[] | null,
): Promise<Step> {
  return step(platform, orderNumber, async (tx, order, now) => {
    const items = given ?? allOpen(order);
    if (items.length === 0 && given === null) return "notNow";
    if (order.heldUntil !== null) return "held";
    if (!areOpen(order, items)) return "pieces";
    const refund = await cancelPieces(tx, order, { items, rma: null }, now);
    const goods = items.map(({ line, quantity }) => ({ name: order.lines[line]?.name ?? "", quantity }));
    const places = items.map(({ line, quantity }) => `${line}x${quantity}`).join(",");
    return (after) => cancelledMail(after, goods, refund, `cancelled:${now.getTime()}:${places}`);
  });
}

/**
 * Cancels open pieces of a locked order, or its membership, which ends with it (`end_cancelled_membership`).
 * @returns what is paid back, in cents
 */
export async function cancelPieces(
  tx: TransactionSql,
  order: StoredOrder,
  { items, rma }: { readonly items: readonly LinePieces[]; readonly rma: string | null },
  now: Date,
): Promise<number> {
  const { orderNumber } = order.head;
  const credited = items.map(({ line, quantity }) => ({ line, count: quantity }));
  await writeCreditNote(tx, order, { pieces: credited, rma }, now);
  await changePieces(
    tx,
    orderNumber,
    items.map(({ line, quantity }) => ({ line, cancelled: quantity })),
  );
  const pieces = items.flatMap(({ line, quantity }) => itemOf(order, line).map((itemId) => ({ itemId, quantity })));
  if (!isMembership(order)) await giveBackStock(tx, piecesOf(pieces));
  return refundExcess(tx, orderNumber, rma ?? `cancelled:${now.getTime()}`, now);
}

/** Pays back what was paid beyond what is due of a locked order. @param reason is kept with the booking @returns cents */
export async function refundExcess(
  tx: TransactionSql,
  orderNumber: number,
  reason: string,
  now: Date,
): Promise<number> {
  const order = await readLocked(tx, orderNumber);
  const excess = order.paidCents - order.refundedCents - dueCents(order);
  if (excess <= 0) return 0;
  // What was paid back before sets apart what one withdrawal pays back at once and when its goods have come.
  const reference = `refund:${orderNumber}:${reason}:${order.refundedCents}`;
  await book(tx, orderNumber, { kind: "refund", cents: excess, reference }, now);
  return excess;
}

/** Books the money of an order that was paid while it was made; one without a price needs none. */
export async function bookPaidOrder(tx: TransactionSql, orderNumber: number, cents: number, now: Date): Promise<void> {
  if (cents > 0) await book(tx, orderNumber, { kind: "payment", cents, reference: `order:${orderNumber}` }, now);
  await setStatus(tx, orderNumber, "paid", now);
}

type ShipmentWork = (tx: TransactionSql, order: StoredOrder, shipment: ShipmentRow, now: Date) => ReturnType<Work>;

async function ofShipment(platform: FulfilmentPlatform, shipmentId: number, work: ShipmentWork): Promise<Step> {
  const orderNumber = await platform.database.transaction((tx) => findShipmentsOrder(tx, shipmentId));
  if (orderNumber === null) return { ok: false, fault: "unknown" };
  return step(platform, orderNumber, async (tx, order, now) => {
    const shipment = order.shipments.find(({ id }) => id === shipmentId);
    return shipment === undefined ? "unknown" : work(tx, order, shipment, now);
  });
}

function mailOf({ shipments }: StoredOrder, shipmentId: number, make: (shipment: ShipmentRow) => Mail): Mail | null {
  const shipment = shipments.find(({ id }) => id === shipmentId);
  return shipment === undefined ? null : make(shipment);
}

/** A membership has nothing to pack or to send. */
const isMembership = ({ head }: StoredOrder): boolean => head.membership !== null;

function allOpen({ lines }: StoredOrder): LinePieces[] {
  return lines.map((line) => ({ line: line.line, quantity: openPieces(line) })).filter(({ quantity }) => quantity > 0);
}

/** Whether lines have as many open pieces, each named once. */
function areOpen({ lines }: StoredOrder, items: readonly LinePieces[]): boolean {
  const isEachOnce = new Set(items.map(({ line }) => line)).size === items.length;
  return (
    items.length > 0 &&
    isEachOnce &&
    items.every(({ line: number, quantity }) => {
      const line = lines.find((one) => one.line === number);
      return line !== undefined && Number.isInteger(quantity) && quantity > 0 && quantity <= openPieces(line);
    })
  );
}

function itemOf({ lines }: StoredOrder, number: number): number[] {
  return lines.filter(({ line }) => line === number).map(({ itemId }) => itemId);
}

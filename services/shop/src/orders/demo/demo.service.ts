import { randomUUID } from "node:crypto";
import type { TransactionSql } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import {
  cancelOrder,
  deliverShipment,
  type FulfilmentPlatform,
  packOrder,
  recordPayment,
  releaseOrder,
  shipShipment,
  type Step,
} from "../fulfilment/fulfilment.service.ts";
import { insertOrder } from "../order.store.ts";
import { type DemoBuyer, demoDraft } from "./demo-draft.ts";
import {
  insertCarts,
  markDemo,
  nextOrderNumber,
  readDemoBuyer,
  readDemoItems,
  readDueOrders,
  readDueReturns,
} from "./demo.store.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** How long a demo order stays in a state, in milliseconds. */
const stateTime = day;
/** How long a return of a demo order is on its way, in milliseconds. */
const returnWay = 2 * day;

/** `partly`: the first line has left, the rest has not. */
type Fate = "placed" | "paid" | "packed" | "partly" | "shipped" | "delivered" | "cancelled";

interface DemoOrder {
  readonly ago: number;
  readonly fate: Fate;
  readonly lines: number;
  readonly prepaid?: boolean;
}

/** The demo accounts' orders: when they were made, in milliseconds before now, and how far they have come. */
const consumersOrders: readonly DemoOrder[] = [
  { ago: 800 * day, fate: "delivered", lines: 2 },
  { ago: 420 * day, fate: "delivered", lines: 3 },
  { ago: 200 * day, fate: "delivered", lines: 1 },
  { ago: 60 * day, fate: "delivered", lines: 2 },
  { ago: 14 * day, fate: "cancelled", lines: 1 },
  { ago: 9 * day, fate: "delivered", lines: 3, prepaid: true },
  { ago: 5 * day, fate: "shipped", lines: 2 },
  { ago: 2 * day, fate: "packed", lines: 2, prepaid: true },
  { ago: day, fate: "paid", lines: 1 },
  { ago: 2 * hour, fate: "placed", lines: 2, prepaid: true },
];

/** A school orders by the pack, and pays once it has the invoice. */
const schoolsOrders: readonly DemoOrder[] = [
  { ago: 380 * day, fate: "delivered", lines: 3 },
  { ago: 40 * day, fate: "delivered", lines: 2 },
  { ago: 14 * day, fate: "cancelled", lines: 1 },
  { ago: 6 * day, fate: "delivered", lines: 3 },
  { ago: 30 * hour, fate: "shipped", lines: 2 },
  { ago: 20 * hour, fate: "partly", lines: 3 },
  { ago: 3 * hour, fate: "placed", lines: 2 },
];
/** Pieces of the first line, and by how many each one after it has more. */
const piecesOf: Readonly<Record<DemoBuyer["store"], number>> = { de: 1, b2b: 10 };

/** Demo data: orders of the demo accounts, in every state. */
export async function seedOrders(
  tx: TransactionSql,
  now: Date,
  { email, customerNumber }: { readonly email: string; readonly customerNumber: string },
): Promise<void> {
  const consumer = await readDemoBuyer(tx, { store: "de", email });
  if (consumer !== null) await seedOf(tx, now, consumer, consumersOrders);
  const school = await readDemoBuyer(tx, { store: "b2b", customerNumber });
  if (school !== null) await seedOf(tx, now, school, schoolsOrders);
}

async function seedOf(tx: TransactionSql, now: Date, buyer: DemoBuyer, orders: readonly DemoOrder[]): Promise<void> {
  const { store } = buyer;
  const items = await readDemoItems(tx, store, 12);
  if (items.length === 0) return;
  const carts = [...orders, null].map(() => randomUUID());
  await insertCarts(tx, buyer, carts, now);
  for (const [index, { ago, fate, lines, prepaid = false }] of orders.entries()) {
    const orderNumber = await nextOrderNumber(tx);
    const chosen = Array.from({ length: lines }, (_, place) => items[(index * 3 + place) % items.length]);
    const goods = chosen.flatMap((item, place) =>
      item === undefined ? [] : [{ item, quantity: piecesOf[store] * (place + 1) }],
    );
    const at = new Date(now.getTime() - ago);
    const draft = demoDraft(goods, buyer, { orderNumber, at, prepaid });
    await insertOrder(tx, draft, { cartId: carts[index] ?? "", newCartId: carts[index + 1] ?? "" }, at);
    await bring(tx, orderNumber, fate, { at, prepaid });
    await markDemo(tx, orderNumber);
  }
}

/** Takes an order's steps at the moments at which they would have been taken. */
async function bring(
  tx: TransactionSql,
  orderNumber: number,
  fate: Fate,
  { at, prepaid }: { readonly at: Date; readonly prepaid: boolean },
): Promise<void> {
  let hours = 0;
  const platform: FulfilmentPlatform = {
    // Mails about demo orders are dropped: no link of theirs is ever used.
    config: { tokenSecret: "" },
    database: { transaction: (work) => work(tx) },
    clock: { now: () => new Date(at.getTime() + (hours += 6) * hour) },
  };
  if (fate === "placed") return;
  if (fate === "cancelled") return void (await cancelOrder(platform, orderNumber, null));
  const paid = await (prepaid ? recordPayment : releaseOrder)(platform, orderNumber);
  if (fate === "paid" || !paid.ok) return;
  const packed = await packOrder(
    platform,
    orderNumber,
    fate === "partly" ? [{ line: 0, quantity: piecesOf.b2b }] : null,
  );
  const shipment = packed.ok ? packed.order.shipments[0]?.id : undefined;
  if (fate === "packed" || shipment === undefined) return;
  await shipShipment(platform, shipment, trackingCode(shipment));
  if (fate === "shipped" || fate === "partly") return;
  await deliverShipment(platform, shipment);
  if (!prepaid) await recordPayment(platform, orderNumber);
}

const trackingCode = (shipmentId: number): string => `0034043416109${String(shipmentId).padStart(7, "0")}`;

/** Moves each demo order that has been in its state for a day one step on. @returns how many moved */
export async function moveDemoOrders(platform: Platform): Promise<number> {
  const { database, clock } = platform;
  const due = await readDueOrders(database.write, new Date(clock.now().getTime() - stateTime));
  let moved = 0;
  for (const order of due) if ((await moveOn(platform, order)).ok) moved += 1;
  return moved;
}

async function moveOn(
  platform: FulfilmentPlatform,
  { orderNumber, status, shipmentId }: Awaited<ReturnType<typeof readDueOrders>>[number],
): Promise<Step> {
  switch (status) {
    case "placed": {
      const released = await releaseOrder(platform, orderNumber);
      return released.ok ? released : recordPayment(platform, orderNumber);
    }
    case "packed":
      return shipShipment(platform, shipmentId ?? 0, trackingCode(shipmentId ?? 0));
    case "shipped":
      return shipmentId === null ? packOrder(platform, orderNumber, null) : deliverShipment(platform, shipmentId);
    default:
      return packOrder(platform, orderNumber, null);
  }
}

/** Returns of demo orders that have been on their way for two days. */
export function findDueDemoReturns({ database, clock }: Pick<Platform, "database" | "clock">): Promise<string[]> {
  return readDueReturns(database.write, new Date(clock.now().getTime() - returnWay));
}

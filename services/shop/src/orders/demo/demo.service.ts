import { randomUUID } from "node:crypto";
import { addWorkingDays, warehouseDay } from "../../cart/shipping/delivery-date.ts";
import { totalsOf } from "../../cart/totals.ts";
import type { TransactionSql } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { taxWithin } from "../../platform/money.ts";
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
import type { OrderDraft } from "../order-draft.ts";
import { insertOrder } from "../order.store.ts";
import {
  type DemoItem,
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
const vatOfShipping = 1_900;

type Fate = "placed" | "paid" | "packed" | "shipped" | "delivered" | "cancelled";

/** The demo account's orders: when they were made, in milliseconds before now, and how far they have come. */
const fates: readonly {
  readonly ago: number;
  readonly fate: Fate;
  readonly lines: number;
  readonly prepaid?: boolean;
}[] = [
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

/** Demo data: the demo account's orders, one in every state. */
export async function seedOrders(tx: TransactionSql, now: Date, email: string): Promise<void> {
  const buyer = await readDemoBuyer(tx, email);
  const items = await readDemoItems(tx, 12);
  if (buyer === null || items.length === 0) return;
  const carts = [...fates, null].map(() => randomUUID());
  await insertCarts(tx, buyer.customerId, carts, now);
  for (const [index, { ago, fate, lines, prepaid = false }] of fates.entries()) {
    const orderNumber = await nextOrderNumber(tx);
    const chosen = Array.from({ length: lines }, (_, place) => items[(index * 3 + place) % items.length]);
    const goods = chosen.flatMap((item, place) => (item === undefined ? [] : [{ item, quantity: place + 1 }]));
    const at = new Date(now.getTime() - ago);
    const draft = draftOf(goods, { orderNumber, email, prepaid, at, ...buyer });
    await insertOrder(tx, draft, carts[index] ?? "", carts[index + 1] ?? "", at);
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
  const packed = await packOrder(platform, orderNumber, null);
  const shipment = packed.ok ? packed.order.shipments[0]?.id : undefined;
  if (fate === "packed" || shipment === undefined) return;
  await shipShipment(platform, shipment, trackingCode(shipment));
  if (fate === "shipped") return;
  await deliverShipment(platform, shipment);
  if (!prepaid) await recordPayment(platform, orderNumber);
}

const trackingCode = (shipmentId: number): string => `0034043416109${String(shipmentId).padStart(7, "0")}`;

interface DemoHead {
  readonly orderNumber: number;
  readonly email: string;
  readonly prepaid: boolean;
  readonly at: Date;
  readonly customerId: string;
  readonly address: OrderDraft["head"]["billingAddress"];
}

function draftOf(goods: readonly { readonly item: DemoItem; readonly quantity: number }[], head: DemoHead): OrderDraft {
  const { orderNumber, email, prepaid, at, customerId, address } = head;
  const shippingCents = 595;
  const totals = totalsOf({
    lines: goods.map(({ item, quantity }) => ({
      unitCents: item.cents,
      regularUnitCents: item.cents,
      quantity,
      vatRate: item.vatRate,
    })),
    discountRate: 0,
    shippingCents,
    shippingVatRate: vatOfShipping,
    taxIncluded: true,
  });
  const dayAfter = (days: number): string => addWorkingDays(warehouseDay(at), days);
  return {
    head: {
      orderNumber,
      store: "de",
      language: "de-DE",
      userId: null,
      customerId,
      isGuest: false,
      email,
      phone: null,
      paymentMethod: prepaid ? "VORKASSE" : "INVOICE",
      paymentMethodName: prepaid ? "Vorkasse" : "Rechnung",
      buyerReference: null,
      orderReference: "",
      comment: "",
      shipper: "dhl",
      shipperName: "DHL Paket",
      speditionFields: {},
      deliveryFrom: dayAfter(2),
      deliveryUntil: dayAfter(4),
      billingAddress: address,
      deliveryAddress: address,
      voucherCodes: [],
      origin: null,
      subtotalCents: totals.subtotal,
      promotionsSavingCents: 0,
      shippingCents,
      taxCents: totals.tax,
      taxes: [...totals.taxes],
      taxIncluded: true,
      totalCents: totals.total,
    },
    lines: goods.map(({ item, quantity }) => ({
      itemId: item.itemId,
      productId: item.productId,
      articleNumber: item.articleNumber,
      name: item.name,
      quantity,
      singleCents: item.cents,
      netSingleCents: taxWithin(item.cents, item.vatRate).net,
      totalCents: item.cents * quantity,
      promotionCents: 0,
      vatRate: item.vatRate,
      picture: item.picture,
      dealId: null,
    })),
  };
}

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

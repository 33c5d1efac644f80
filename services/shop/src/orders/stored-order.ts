import * as v from "valibot";
import { orderHeadSchema } from "./order-draft.ts";

/** How far an order has come. */
export const orderStatuses = ["placed", "paid", "packed", "shipped", "delivered", "cancelled"] as const;
/** How far an order has come. */
export type OrderStatus = (typeof orderStatuses)[number];

/** Columns that came as JSON have their moments as texts. */
const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

/** A part of a set. */
const componentSchema = v.object({ id: v.string(), nameDe: v.string(), nameEn: v.string(), quantity: v.number() });
const lineSchema = v.object({
  line: v.number(),
  itemId: v.number(),
  productId: v.number(),
  articleNumber: v.string(),
  /** As it was ordered, which papers and mails say. */
  name: v.string(),
  /** The same name in both languages; none where it is not known. */
  names: v.nullish(v.object({ de: v.string(), en: v.string() })),
  quantity: v.number(),
  singleCents: v.number(),
  netSingleCents: v.number(),
  totalCents: v.number(),
  promotionCents: v.number(),
  vatRate: v.number(),
  picture: v.nullable(v.looseObject({ kind: v.string(), colour: v.string(), accent: v.string() })),
  /** Pieces that are in a shipment, whether it has left or not. */
  packed: v.number(),
  shipped: v.number(),
  cancelled: v.number(),
  returned: v.number(),
  /** Returned pieces that were credited. */
  credited: v.number(),
  components: v.array(componentSchema),
});
/** A line of an order as stored; `line` counts from 0. */
export type OrderLineRow = v.InferOutput<typeof lineSchema>;

const shipmentSchema = v.object({
  id: v.number(),
  status: v.picklist(["packed", "shipped", "delivered"]),
  carrier: v.string(),
  trackingCode: v.nullable(v.string()),
  rma: v.nullable(v.string()),
  packedAt: moment,
  shippedAt: v.nullable(moment),
  deliveredAt: v.nullable(moment),
  expectedDelivery: v.string(),
  items: v.array(v.object({ line: v.number(), quantity: v.number() })),
});
/** A shipment with what is in it. */
export type ShipmentRow = v.InferOutput<typeof shipmentSchema>;

const paperSchema = v.object({
  kind: v.picklist(["invoice", "credit_note"]),
  number: v.number(),
  issuedAt: moment,
  totalCents: v.number(),
  /** Whether there is an electronic invoice of it; those of consumers and of earlier versions have none. */
  isElectronic: v.optional(v.nullable(v.boolean()), null),
});
/** An invoice or credit note without what it says. */
export type PaperRow = v.InferOutput<typeof paperSchema>;

/** An order as it was made, with what became of it. */
export const storedOrderSchema = v.object({
  /** Null for a membership, which no cart holds. */
  cartId: v.nullable(v.string()),
  orderedAt: v.date(),
  head: orderHeadSchema,
  status: v.picklist(orderStatuses),
  paidCents: v.number(),
  refundedCents: v.number(),
  lines: v.array(lineSchema),
  events: v.array(v.object({ status: v.picklist(orderStatuses), at: moment })),
  shipments: v.array(shipmentSchema),
  papers: v.array(paperSchema),
  /** Until when a withdrawal from it is held (C-106): nothing is packed, sent or cancelled meanwhile; null: none is. */
  heldUntil: v.nullable(v.date()),
});
/** An order as it was made, with what became of it. */
export type StoredOrder = v.InferOutput<typeof storedOrderSchema>;

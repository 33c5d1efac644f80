import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";
import { readOrder } from "../order.store.ts";
import type { OrderStatus, StoredOrder } from "../stored-order.ts";

/** Pieces by which a line's counts change; what is left out stays. */
export interface PieceChange {
  readonly line: number;
  readonly packed?: number;
  readonly shipped?: number;
  readonly cancelled?: number;
  readonly returned?: number;
  readonly credited?: number;
}

/** Money that came or went. */
export interface Booking {
  readonly kind: "payment" | "refund";
  readonly cents: number;
  /** One reference is booked once. */
  readonly reference: string;
}

/** A shipment to be stored. */
export interface NewShipment {
  readonly orderNumber: number;
  readonly carrier: string;
  /** The return that it replaces the goods of; null for the order's own. */
  readonly rma: string | null;
  /** `YYYY-MM-DD` */
  readonly expectedDelivery: string;
  readonly items: readonly { readonly line: number; readonly quantity: number }[];
}

/** A number range (`number_range`). */
export type NumberKind = "invoice" | "credit_note" | "return";

const idRow = v.object({ id: v.number() });
const numberRow = v.object({ last: v.number() });
const orderRow = v.object({ orderNumber: v.number() });

/** An order, locked until the transaction ends: whatever changes its pieces or its money waits here. */
export async function lockOrder(sql: Queryable, orderNumber: number): Promise<StoredOrder | null> {
  const rows = await sql`select order_number from shop_order where order_number = ${orderNumber} for update`;
  return rows.length === 0 ? null : await readOrder(sql, orderNumber);
}

/** Which order a shipment belongs to; null when there is no such shipment. */
export async function findShipmentsOrder(sql: Queryable, shipmentId: number): Promise<number | null> {
  const rows = await sql`select order_number from shipment where id = ${shipmentId}`;
  return v.parse(v.array(orderRow), [...rows])[0]?.orderNumber ?? null;
}

export async function setStatus(sql: Queryable, orderNumber: number, status: OrderStatus, moment: Date): Promise<void> {
  await sql`update shop_order set status = ${status} where order_number = ${orderNumber}`;
  await sql`
    insert into order_event (order_number, status, happened_at) values (${orderNumber}, ${status}, ${moment})
    on conflict (order_number, status) do nothing`;
}

/** Changes the counts of lines in one statement. @throws when a count would leave its bounds (check) */
export async function changePieces(
  sql: Queryable,
  orderNumber: number,
  changes: readonly PieceChange[],
): Promise<void> {
  await sql`
    update order_line set
      packed_quantity = packed_quantity + coalesce(change.packed, 0),
      shipped_quantity = shipped_quantity + coalesce(change.shipped, 0),
      cancelled_quantity = cancelled_quantity + coalesce(change.cancelled, 0),
      returned_quantity = returned_quantity + coalesce(change.returned, 0),
      credited_quantity = credited_quantity + coalesce(change.credited, 0)
    from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb) as change (line int, packed int, shipped int,
      cancelled int, returned int, credited int)
    where order_line.order_number = ${orderNumber} and order_line.line = change.line`;
}

/** Books money, once; a reference that is known is left out. */
export async function book(
  sql: Queryable,
  orderNumber: number,
  { kind, cents, reference }: Booking,
  moment: Date,
): Promise<void> {
  const rows = await sql`
    insert into order_booking (order_number, kind, cents, reference, booked_at)
    values (${orderNumber}, ${kind}, ${cents}, ${reference}, ${moment})
    on conflict (reference) do nothing returning id`;
  if (rows.length === 0) return;
  await sql`
    update shop_order set paid_cents = paid_cents + ${kind === "payment" ? cents : 0},
      refunded_cents = refunded_cents + ${kind === "refund" ? cents : 0}
    where order_number = ${orderNumber}`;
}

/** Stores a packed shipment and counts its pieces as packed, unless it replaces others. @returns its id */
export async function insertShipment(sql: Queryable, shipment: NewShipment, moment: Date): Promise<number> {
  const { orderNumber, carrier, rma, expectedDelivery, items } = shipment;
  const rows = await sql`
    insert into shipment (order_number, status, carrier, rma, packed_at, expected_delivery)
    values (${orderNumber}, 'packed', ${carrier}, ${rma}, ${moment}, ${expectedDelivery}::date) returning id`;
  const { id } = v.parse(v.tuple([idRow]), [...rows])[0];
  await sql`
    insert into shipment_item (shipment_id, order_number, line, quantity)
    select ${id}, ${orderNumber}, line, quantity
    from jsonb_to_recordset(${JSON.stringify(items)}::text::jsonb) as item (line int, quantity int)`;
  if (rma === null) {
    await changePieces(
      sql,
      orderNumber,
      items.map(({ line, quantity }) => ({ line, packed: quantity })),
    );
  }
  return id;
}

export async function markShipped(sql: Queryable, id: number, trackingCode: string, moment: Date): Promise<void> {
  await sql`
    update shipment set status = 'shipped', shipped_at = ${moment}, tracking_code = ${trackingCode} where id = ${id}`;
}

export async function markDelivered(sql: Queryable, id: number, moment: Date): Promise<void> {
  await sql`update shipment set status = 'delivered', delivered_at = ${moment} where id = ${id}`;
}

/** The next number of a range; the transaction that takes it holds back all others until it ends. */
export async function takeNumber(sql: Queryable, kind: NumberKind): Promise<number> {
  const rows = await sql`update number_range set last = last + 1 where kind = ${kind} returning last`;
  return v.parse(v.tuple([numberRow]), [...rows])[0].last;
}

/** Takes apart the shipments of an order that have not left: their pieces are open again. */
export async function unpackShipments(sql: Queryable, orderNumber: number): Promise<void> {
  await sql`
    update order_line set packed_quantity = packed_quantity - packed.quantity
    from (
      select item.line, sum(item.quantity)::int as quantity
      from shipment s join shipment_item item on item.shipment_id = s.id
      where s.order_number = ${orderNumber} and s.status = 'packed' and s.rma is null
      group by item.line
    ) packed
    where order_line.order_number = ${orderNumber} and order_line.line = packed.line`;
  await sql`delete from shipment where order_number = ${orderNumber} and status = 'packed' and rma is null`;
}

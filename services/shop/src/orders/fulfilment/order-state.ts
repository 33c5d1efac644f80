import { addWorkingDays, warehouseDay } from "../../cart/shipping/delivery-date.ts";
import type { OrderStatus, StoredOrder } from "../stored-order.ts";

/** How far an order has come, from its pieces and its shipments; before anything is packed, what it was stays. */
export function statusOf({
  status,
  lines,
  shipments,
}: Pick<StoredOrder, "status" | "lines" | "shipments">): OrderStatus {
  const own = shipments.filter(({ rma }) => rma === null);
  if (lines.every(({ quantity, cancelled }) => quantity === cancelled)) return "cancelled";
  if (own.length === 0) return status === "placed" ? "placed" : "paid";
  if (own.some((shipment) => shipment.status === "packed")) return "packed";
  const isWhole = lines.every((line) => openPieces(line) === 0);
  return isWhole && own.every((shipment) => shipment.status === "delivered") ? "delivered" : "shipped";
}

/** Pieces of a line that are neither packed nor cancelled. */
export function openPieces({
  quantity,
  packed,
  cancelled,
}: Pick<StoredOrder["lines"][number], "quantity" | "packed" | "cancelled">): number {
  return quantity - packed - cancelled;
}

/** When goods arrive that leave soon: in two working days, or on the day that the order promised when that is later. */
export function expectedDay({ head }: Pick<StoredOrder, "head">, now: Date): string {
  const soon = addWorkingDays(warehouseDay(now), 2);
  return soon > head.deliveryUntil ? soon : head.deliveryUntil;
}

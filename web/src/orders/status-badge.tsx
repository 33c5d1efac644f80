import { useCopy } from "../lib/copy.ts";
import type { OrderListQuery } from "../graph/generated/OrderList.ts";
import { Badge, type BadgeTone } from "../ui/badge/badge.tsx";
import { statusCopy } from "./status-copy.ts";

type Order = OrderListQuery["getOrdersV2"]["orders"][number];
type OrderStatus = Order["status"];
type ShipmentStatus = Order["shipments"][number]["status"];

const orderTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  PLACED: "tint",
  PAID: "tint",
  PACKED: "tint",
  SHIPPED: "new",
  DELIVERED: "good",
  CANCELLED: "neutral",
};

/** How far an order has come, in a word; a membership is booked until it is cancelled. */
export function OrderBadge({
  order,
}: {
  readonly order: { readonly status: OrderStatus; readonly membership: object | null };
}) {
  const t = useCopy(statusCopy);
  const { status, membership } = order;
  const isBooked = membership !== null && status !== "CANCELLED";
  return <Badge tone={isBooked ? "good" : orderTones[status]}>{isBooked ? t.booked : t.orders[status]}</Badge>;
}

/** How far a shipment has come, in a word (C-63). */
export function ShipmentBadge({ status }: { readonly status: ShipmentStatus }) {
  return <Badge tone={orderTones[status]}>{useCopy(statusCopy).shipments[status]}</Badge>;
}

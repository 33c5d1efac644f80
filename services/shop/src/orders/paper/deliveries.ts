import * as v from "valibot";
import { expectedDay } from "../fulfilment/order-state.ts";
import { berlinDay } from "../../platform/berlin-day.ts";
import type { StoredOrder } from "../stored-order.ts";

/** Goods of an invoice that leave together. */
export const deliverySchema = v.object({
  /** `YYYY-MM-DD`: when they left, or when the rest is expected. */
  day: v.string(),
  isExpected: v.boolean(),
  pieces: v.array(v.object({ articleNumber: v.string(), quantity: v.number() })),
});
/** Goods of an invoice that leave together. */
export type Delivery = v.InferOutput<typeof deliverySchema>;

/**
 * When the goods of an order leave, as its invoice has to say: what has left by the day on which it did, the rest by
 * the day on which it is expected.
 * @param order with its first shipment marked as shipped
 */
export function deliveriesOf(order: StoredOrder, now: Date): Delivery[] {
  const gone = order.shipments
    .filter(({ rma, shippedAt }) => rma === null && shippedAt !== null)
    .map(({ shippedAt, items }) => ({
      day: berlinDay(shippedAt ?? now),
      isExpected: false,
      pieces: items.map(({ line, quantity }) => ({ articleNumber: numberOf(order, line), quantity })),
    }));
  const rest = order.lines
    .map(({ articleNumber, quantity, cancelled, shipped }) => ({
      articleNumber,
      quantity: quantity - cancelled - shipped,
    }))
    .filter(({ quantity }) => quantity > 0);
  return rest.length === 0 ? gone : [...gone, { day: expectedDay(order, now), isExpected: true, pieces: rest }];
}

function numberOf({ lines }: StoredOrder, number: number): string {
  return lines.find(({ line }) => line === number)?.articleNumber ?? "";
}

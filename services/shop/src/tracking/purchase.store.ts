import { randomUUID } from "node:crypto";
import type { Language, Store } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { currencyCode } from "../platform/money.ts";
import { insertEvents } from "./tracking.store.ts";

/** An order as it is measured; amounts in cents. */
export interface Purchase {
  /** Whether the buyer has agreed to be measured. */
  readonly isMeasured: boolean;
  readonly orderNumber: number;
  readonly store: Store;
  readonly language: Language;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly shippingCents: number;
  readonly lines: readonly {
    readonly itemId: number;
    readonly name: string;
    readonly quantity: number;
    readonly singleCents: number;
  }[];
}

/** Stores an order as the event `purchase`, with the names and the whole currency units that events of browsers have. */
export function insertPurchase(sql: Queryable, purchase: Purchase, now: Date): Promise<void> {
  const { orderNumber, store, language, totalCents, taxCents, shippingCents, lines } = purchase;
  const ecommerce = {
    transaction_id: String(orderNumber),
    currency: currencyCode,
    value: totalCents / 100,
    tax: taxCents / 100,
    shipping: shippingCents / 100,
    items: lines.map(({ itemId, name, quantity, singleCents }) => ({
      item_id: String(itemId),
      item_name: name,
      quantity,
      price: singleCents / 100,
    })),
  };
  const event = { id: randomUUID(), name: "purchase", payload: { event: "purchase", ecommerce }, occurredAt: now };
  return insertEvents(sql, [event], { store, language, now });
}

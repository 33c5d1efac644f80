import type { Queryable } from "../platform/database.ts";
import { insertPurchase, type Purchase } from "./purchase.store.ts";

/**
 * Stores the purchase of an order as an event where its buyer has agreed to be measured (TRACK-07). The event is part of
 * the transaction that makes the order: it counts once, whether the tab was closed or offline, or the payment came late.
 */
export async function recordPurchase(tx: Queryable, purchase: Purchase, now: Date): Promise<void> {
  if (purchase.isMeasured) await insertPurchase(tx, purchase, now);
}

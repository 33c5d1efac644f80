import type { Queryable } from "../platform/database.ts";
import { insertPurchase, type Purchase } from "./purchase.store.ts";

/**
 * Stores the purchase of an order whose buyer has agreed to be measured (TRACK-07). Called in the transaction that makes
 * the order, it counts once, whether the browser was closed, was offline, or the payment came hours later.
 */
export const recordPurchase = (tx: Queryable, purchase: Purchase, now: Date): Promise<void> =>
  insertPurchase(tx, purchase, now);

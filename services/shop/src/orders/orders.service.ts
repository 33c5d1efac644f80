import type { ShopContext } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { type BankTransfer, bankTransferOf } from "./bank-transfer.ts";
import { countOrders as count, readOrder, type StoredOrder } from "./order.store.ts";

/** What the confirmation page shows (CHKX-12). */
export interface ThankYou {
  readonly order: StoredOrder;
  readonly isGuestOrder: boolean;
  readonly bankTransfer: BankTransfer | null;
}

/**
 * The order that the caller has just made (OP-Q-05). Null for unknown and foreign orders alike (C-80): a customer's
 * order needs the customer's token; a guest's also opens for the visitor who made it, as guests are signed out after
 * the confirmation.
 */
export async function findThankYou(
  { database, caller, storefront }: ShopContext,
  orderId: string,
): Promise<ThankYou | null> {
  if (!/^[1-9]\d{0,8}$/.test(orderId)) return null;
  const order = await readOrder(database.write, Number(orderId));
  if (order === null || order.head.store !== storefront.store) return null;
  const { customerId, userId, isGuest } = order.head;
  const isCustomers = customerId !== null && caller.customer?.customerId === customerId;
  const isVisitors = isGuest && userId !== null && caller.userId?.toLowerCase() === userId;
  if (!isCustomers && !isVisitors) return null;
  return { order, isGuestOrder: isGuest, bankTransfer: bankTransferOf(order.head) };
}

/** How many orders a customer has made. */
export function countOrders(sql: Queryable, customerId: string): Promise<number> {
  return count(sql, customerId);
}

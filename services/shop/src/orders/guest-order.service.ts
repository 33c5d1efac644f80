import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { setOrderCustomer } from "./order.store.ts";
import { findThankYou } from "./orders.service.ts";

/** The order of a guest, as the browser that made it names it (C-86). */
export interface OrderTicket {
  readonly orderId: string;
  readonly ticket: string;
}

/** A guest's order that a new account may take over. */
export interface GuestOrder {
  readonly orderNumber: number;
  /** The guest, whose addresses go along; null when none was recorded. */
  readonly guestId: string | null;
}

/**
 * The guest's order that the caller's browser has just made with an email; null for every other order. A visitor who knows its
 * number and ticket alone, or registers with another email, gets nothing of it.
 */
export async function findGuestOrder(
  context: ShopContext,
  { orderId, ticket }: OrderTicket,
  email: string,
): Promise<GuestOrder | null> {
  const found = await findThankYou(context, orderId, ticket);
  if (found === null || !found.isGuestOrder) return null;
  const { orderNumber, customerId, email: guestsEmail } = found.order.head;
  return guestsEmail.toLowerCase() === email.toLowerCase() ? { orderNumber, guestId: customerId } : null;
}

/** Makes a guest's order an account's. */
export function adoptOrder(tx: TransactionSql, { orderNumber }: GuestOrder, customerId: string): Promise<void> {
  return setOrderCustomer(tx, orderNumber, customerId);
}

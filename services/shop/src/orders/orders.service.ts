import type { ShopContext } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { confirmationOf, confirmationTime, opensConfirmation } from "./confirmation-ticket.ts";
import { type OpenTransfer, openTransferOf } from "./open-transfer.ts";
import { countOrders as count, readOrder } from "./order.store.ts";
import type { StoredOrder } from "./stored-order.ts";

/** What the confirmation page shows (CHKX-12). */
export interface ThankYou {
  readonly order: StoredOrder;
  readonly isGuestOrder: boolean;
  readonly bankTransfer: OpenTransfer | null;
}

/**
 * The order that the caller has just made (OP-Q-05). Null for unknown and foreign orders alike (C-80): a customer's
 * order needs the customer's token, a guest's the ticket of its confirmation and the secret in the browser's cookie,
 * as guests are signed out after the confirmation. A ticket that is given has to be valid in any case (C-86).
 * @param ticket null for a customer who requests an order of theirs at any time
 */
export async function findThankYou(
  { database, caller, storefront, config, clock }: ShopContext,
  orderId: string,
  ticket: string | null,
): Promise<ThankYou | null> {
  if (!/^[1-9]\d{0,8}$/.test(orderId)) return null;
  const order = await readOrder(database.write, Number(orderId));
  if (order?.cartId == null || order.head.store !== storefront.store) return null;
  const { customerId, isGuest, orderNumber } = order.head;
  const isCustomers = customerId !== null && caller.customer?.customerId === customerId;
  const isFresh = clock.now().getTime() - order.orderedAt.getTime() <= confirmationTime;
  const access = confirmationOf(config, { orderNumber, cartId: order.cartId });
  const isOpened = isFresh && opensConfirmation(access, { ticket, secret: caller.confirmation ?? null });
  if (ticket === null ? !isCustomers : !isOpened || (!isGuest && !isCustomers)) return null;
  return { order, isGuestOrder: isGuest, bankTransfer: openTransferOf(order, storefront.language) };
}

/** How many orders a customer has made. */
export function countOrders(sql: Queryable, customerId: string): Promise<number> {
  return count(sql, customerId);
}

/** An order by its number, of any customer: the caller decides who may see it. */
export function findOrderByNumber(sql: Queryable, orderNumber: number): Promise<StoredOrder | null> {
  return readOrder(sql, orderNumber);
}

import type { CartRow } from "../cart/cart.types.ts";
import { closeCart, settleDeals } from "../cart/closing.service.ts";
import type { TransactionSql } from "../platform/database.ts";
import { orderMail } from "./mail/order-mail.ts";
import { findOrderOfCart, insertOrder, type PlacedOrder } from "./order.store.ts";
import type { OrderDraft } from "./order-draft.ts";
import { sendMail } from "./outbox/outbox.service.ts";
import { piecesOf, type Shortage, takeStock } from "./stock.service.ts";

export type { PlacedOrder } from "./order.store.ts";

/** The order, or the items that it fails for; nothing is stored then. */
export type Placement =
  | { readonly ok: true; readonly order: PlacedOrder }
  | { readonly ok: false; readonly shortages: readonly Shortage[] };

/** The order that was made of a cart. */
export function findPlacedOrder(tx: TransactionSql, cartId: string): Promise<PlacedOrder | null> {
  return findOrderOfCart(tx, cartId);
}

/**
 * Makes the order of a cart, once: the only way to one. Takes stock, stores the order, closes the cart, opens the next
 * and puts the mail on its way, all in the caller's transaction. Repeated calls answer the first order.
 * @param cart locked by the caller, who thereby waits for every other attempt on the same cart
 * @param isStockTaken the pieces were taken when the payment began
 */
export async function placeOrder(
  tx: TransactionSql,
  cart: CartRow,
  draft: OrderDraft,
  { now, isStockTaken }: { readonly now: Date; readonly isStockTaken: boolean },
): Promise<Placement> {
  const known = await findOrderOfCart(tx, cart.id);
  if (known !== null) return { ok: true, order: known };
  const shortages = isStockTaken ? [] : await takeStock(tx, piecesOf(draft.lines));
  if (shortages.length > 0) return { ok: false, shortages };
  await settleDeals(
    tx,
    cart,
    piecesOf(draft.lines.flatMap(({ dealId, quantity }) => (dealId === null ? [] : [{ itemId: dealId, quantity }]))),
  );
  const newCartId = await closeCart(tx, cart, draft.head.isGuest, now);
  await insertOrder(tx, draft, cart.id, newCartId, now);
  await sendMail(tx, orderMail(draft), now);
  return { ok: true, order: { orderNumber: draft.head.orderNumber, newCartId } };
}

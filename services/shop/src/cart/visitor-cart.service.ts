import type { ShopContext, Store } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { cartNotFound } from "../platform/errors.ts";
import { isOrderedElsewhere, loadCartView, requireCart } from "./cart.service.ts";
import { findOpenCart, lockLostGuestCart, returnCart, setShownTotal } from "./cart.store.ts";
import type { CartView } from "./cart-view.ts";
import { mergeStrayCarts } from "./stray-carts.service.ts";

/**
 * Makes a lost guest's cart the visitor's again, unless the visitor has begun another.
 * @returns the id that the guest had as a visitor; null when no cart was given back
 */
export async function reclaimCart(tx: TransactionSql, store: Store, userId: string): Promise<string | null> {
  if ((await findOpenCart(tx, { store, userId, customerId: null })) !== null) return null;
  const lost = await lockLostGuestCart(tx, store, userId);
  // A payment may have been made of it, or another call been faster, before the lock was ours.
  if (lost === null || lost.submittedAt !== null || lost.mergedAt !== null || lost.customerId === null) return null;
  await returnCart(tx, lost.id, userId);
  return lost.userId;
}

/**
 * The caller's cart as it is shown (OP-Q-01). With shipping costs it also keeps the total, so that an order at
 * another one can be refused.
 * @throws ShopError as {@link requireCart}, and for a cart that was ordered in another browser
 */
export async function findCart(context: ShopContext, cartId: string, withShippingCost: boolean): Promise<CartView> {
  const { database, clock } = context;
  await mergeStrayCarts(context);
  const cart = await requireCart(database.write, context, cartId);
  if (await isOrderedElsewhere(database.write, context.caller, cart)) throw cartNotFound();
  const view = await loadCartView(database.write, cart, { now: clock.now(), withShippingCost });
  const { total } = view.totals;
  if (withShippingCost && cart.submittedAt === null && cart.shownTotalCents !== total) {
    await setShownTotal(database.write, cart.id, total);
  }
  return view;
}

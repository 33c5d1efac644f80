import type { ShopContext, Store } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { cartNotFound } from "../platform/errors.ts";
import { isOrderedElsewhere, loadCartView, requireCart, requireLockedCart } from "./cart.service.ts";
import { findOpenCart, lockLostGuestCart, lockVisitorsCarts, returnCart, setShownTotal } from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import type { CartView } from "./cart-view.ts";
import { changeCart } from "./settle/settle.service.ts";
import { mergeStrayCarts } from "./stray-carts.service.ts";
import { noteShownCounting } from "./voucher-counting.service.ts";

/**
 * Makes a lost guest's cart the visitor's again, unless the visitor has begun another.
 * @returns the id that the guest had as a visitor; null when no cart was given back
 */
export async function reclaimCart(tx: TransactionSql, store: Store, userId: string): Promise<string | null> {
  if ((await findOpenCart(tx, { store, userId, customerId: null })) !== null) return null;
  const lost = await lockLostGuestCart(tx, store, userId);
  // A payment may have been made of it, or another call been faster, before the lock was ours.
  if (lost === null || lost.submittedAt !== null || lost.mergedAt !== null || lost.customerId === null) return null;
  await lockVisitorsCarts(tx, userId);
  if ((await findOpenCart(tx, { store, userId, customerId: null })) !== null) return null;
  await returnCart(tx, lost.id, userId);
  return lost.userId;
}

/**
 * The caller's cart as it is shown (OP-Q-01). With shipping costs it also keeps the total, so that an order at
 * another one can be refused.
 * @throws ShopError as {@link requireCart}, and for a cart that was ordered in another browser
 */
export async function findCart(context: ShopContext, cartId: string, withShippingCost: boolean): Promise<CartView> {
  const { database } = context;
  await mergeStrayCarts(context);
  const cart = await requireCart(database.write, context, cartId);
  if (await isOrderedElsewhere(database.write, context.caller, cart)) throw cartNotFound();
  const view = await loadSettled(context, cart, withShippingCost);
  const { total } = view.totals;
  if (withShippingCost && cart.submittedAt === null && cart.shownTotalCents !== total) {
    await setShownTotal(database.write, cart.id, total);
  }
  if (cart.submittedAt === null) await noteShownCounting(database.write, view);
  return view;
}

/** A cart as it is shown: what operators or time have made of it is settled first, so that it is reported. */
async function loadSettled(context: ShopContext, cart: CartRow, withShippingCost: boolean): Promise<CartView> {
  const { database, clock } = context;
  const options = { now: clock.now(), withShippingCost };
  const view = await loadCartView(database.write, cart, options);
  if (view.isSettled || cart.submittedAt !== null) return view;
  return database.transaction(async (tx) => {
    const locked = await requireLockedCart(tx, context, cart.id);
    if (locked.submittedAt === null) await changeCart(tx, locked, [], options.now);
    return loadCartView(tx, locked, options);
  });
}

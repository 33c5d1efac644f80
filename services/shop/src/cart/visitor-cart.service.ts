import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { cartNotFound } from "../platform/errors.ts";
import { ensureUser, isOrderedElsewhere, loadCartView, openCart, requireCart } from "./cart.service.ts";
import { findOpenCart, lockLostGuestCart, returnCart, setShownTotal } from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import type { CartView } from "./cart-view.ts";
import { mergeStrayCarts } from "./stray-carts.service.ts";

/** Ids of a visitor and the cart to go on with. */
export interface ShopInit {
  readonly userId: string;
  readonly cartId: string;
}

/**
 * Gives a visitor a user id and an open cart (SESS-02). A known user id is kept, and so is its open cart; a signed-in
 * customer gets the customer's. A visitor who was a guest and lost the login gets the goods of that cart back.
 */
export async function initShop(context: ShopContext): Promise<ShopInit> {
  const { database, caller, storefront } = context;
  await mergeStrayCarts(context);
  return database.transaction(async (tx) => {
    const userId = await ensureUser(tx, caller.userId);
    const customerId = caller.customer?.customerId ?? null;
    if (customerId === null) await reclaimCart(tx, storefront.store, userId);
    return { userId, cartId: await openCart(tx, { store: storefront.store, userId, customerId }) };
  });
}

/** Makes a lost guest's cart the visitor's again, unless the visitor has begun another. */
async function reclaimCart(tx: TransactionSql, store: CartRow["store"], userId: string): Promise<void> {
  if ((await findOpenCart(tx, { store, userId, customerId: null })) !== null) return;
  const lost = await lockLostGuestCart(tx, store, userId);
  // A payment may have been made of it, or another call been faster, before the lock was ours.
  if (lost === null || lost.submittedAt !== null || lost.mergedAt !== null || lost.customerId === null) return;
  await returnCart(tx, lost.id, userId);
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

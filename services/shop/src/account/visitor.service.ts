import type { ShopInit } from "../generated/graph.ts";
import { ensureUser, openCart } from "../cart/cart.service.ts";
import { mergeStrayCarts } from "../cart/stray-carts.service.ts";
import { reclaimCart } from "../cart/visitor-cart.service.ts";
import type { ShopContext, Store } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { takeLists } from "../wishlist/takeover.service.ts";

/**
 * Gives a visitor a user id and an open cart (SESS-02). A known user id is kept, and so is its open cart; a signed-in
 * customer gets the customer's. A visitor who was a guest and lost the login gets that cart and its lists back.
 */
export async function initShop(context: ShopContext): Promise<ShopInit> {
  const { database, caller, storefront } = context;
  await mergeStrayCarts(context);
  return database.transaction(async (tx) => {
    const userId = await ensureUser(tx, caller.userId);
    const customerId = caller.customer?.customerId ?? null;
    if (customerId === null) await reclaimVisit(tx, storefront.store, userId);
    return { userId, cartId: await openCart(tx, { store: storefront.store, userId, customerId }) };
  });
}

/**
 * Makes cart and wish lists of a lost guest the visitor's again: the answer that named the guest may never have arrived,
 * and the browser goes on with the id from before.
 */
export async function reclaimVisit(tx: TransactionSql, store: Store, userId: string): Promise<void> {
  const guestsUserId = await reclaimCart(tx, store, userId);
  if (guestsUserId !== null) await takeLists(tx, guestsUserId, { userId });
}

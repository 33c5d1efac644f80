import type { ShopContext } from "../platform/context.ts";
import { openCart } from "./cart.service.ts";
import { findStrayCarts } from "./cart.store.ts";
import { mergeInto } from "./merge.service.ts";

/**
 * Merges stray carts into the cart of a customer who has signed in (CHKL-05): a tab that still has the ids from before
 * has begun a cart with them, whose goods would be lost as soon as that tab gets the new ids.
 */
export async function mergeStrayCarts({ database, caller, storefront, clock }: ShopContext): Promise<void> {
  const { userId, customer } = caller;
  if (userId === null || customer === null) return;
  const { store } = storefront;
  if ((await findStrayCarts(database.write, store, userId, false)).length === 0) return;
  await database.transaction(async (tx) => {
    const { customerId, isGuest } = customer;
    // Looked for again under lock: another sign-in may have taken them by now.
    const stray = await findStrayCarts(tx, store, userId, true);
    const own = await openCart(tx, { store, userId: isGuest ? userId : null, customerId });
    for (const cartId of stray) await mergeInto(tx, cartId, own, clock.now());
  });
}

import type { ShopContext } from "../platform/context.ts";
import { openCart } from "./cart.service.ts";
import { findLateCarts } from "./cart.store.ts";
import { mergeInto } from "./merge.service.ts";

/**
 * Puts into the cart of who has signed in what another tab has added meanwhile with the ids from before (CHKL-05). It
 * lies in a cart that those ids have begun since, and would be lost as soon as the tab has the new ids.
 */
export async function collectLateGoods({ database, caller, storefront, clock }: ShopContext): Promise<void> {
  const { userId, customer } = caller;
  if (userId === null || customer === null) return;
  const { store } = storefront;
  if ((await findLateCarts(database.write, store, userId, false)).length === 0) return;
  await database.transaction(async (tx) => {
    const { customerId, isGuest } = customer;
    // Looked for again under lock: another sign-in may have taken them by now.
    const late = await findLateCarts(tx, store, userId, true);
    const own = await openCart(tx, { store, userId: isGuest ? userId : null, customerId });
    for (const cartId of late) await mergeInto(tx, cartId, own, clock.now());
  });
}

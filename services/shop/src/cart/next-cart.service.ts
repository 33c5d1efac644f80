import type { TransactionSql } from "../platform/database.ts";
import { type CallerContext, checkCart, isOrderedElsewhere, isOwner, openCart } from "./cart.service.ts";
import { isSameVisitor, lockCart } from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import { isId } from "./ids.ts";

/**
 * The cart that something is to be put into, locked: the caller's, or the one that the caller goes on with when it was
 * closed, taken by a sign-in, or ordered in another browser, after this one had read its id.
 * @throws ShopError as `requireCart`
 */
export async function requireCartToFill(tx: TransactionSql, context: CallerContext, cartId: string): Promise<CartRow> {
  const cart = isId(cartId) ? await lockCart(tx, cartId) : null;
  return checkCart(context, cart === null ? null : await followed(tx, context, cart));
}

/** Who does not have the former cart's id is led nowhere, so that a foreign cart looks like a missing one. */
async function followed(tx: TransactionSql, context: CallerContext, cart: CartRow): Promise<CartRow> {
  const { caller, storefront } = context;
  const { store } = storefront;
  const isTheirs = isOwner(caller, cart);
  if (cart.store !== store) return cart;
  const isLast =
    cart.submittedAt === null ? isTheirs && cart.mergedAt === null : !(await isOrderedElsewhere(tx, caller, cart));
  if (isLast) return cart;
  if (!isTheirs && !(await wasTheirs(tx, context, cart))) return cart;
  const customerId = caller.customer?.customerId ?? null;
  const userId = caller.customer?.isGuest === false ? null : caller.userId;
  const next = await openCart(tx, { store, userId, customerId });
  return (await lockCart(tx, next)) ?? cart;
}

async function wasTheirs(
  tx: TransactionSql,
  { caller: { userId } }: CallerContext,
  { userId: lastId, takenFrom }: CartRow,
): Promise<boolean> {
  if (userId === null) return false;
  for (const earlierId of [takenFrom, lastId]) {
    if (earlierId !== null && (await isSameVisitor(tx, userId, earlierId))) return true;
  }
  return false;
}

import type { Caller, ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { isOwner, isVisitors } from "./cart.service.ts";
import {
  assignCart as writeOwner,
  type CartOwner,
  findOpenCart,
  isSameVisitor,
  lockCart,
  readCart,
} from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import { isId } from "./ids.ts";
import { changeCart } from "./settle/settle.service.ts";

/**
 * Makes an open cart of the caller a customer's, positions and all, unless the customer has an open cart already.
 * @returns whether it is the customer's now; false also for a cart that is not the caller's, which is left alone
 */
export async function assignCart(
  tx: TransactionSql,
  context: ShopContext,
  cartId: string,
  owner: CartOwner,
): Promise<boolean> {
  if (!isId(cartId)) return false;
  const cart = await lockCart(tx, cartId);
  if (cart === null || cart.store !== owner.store || cart.submittedAt !== null || cart.mergedAt !== null) return false;
  if (!mayTakeOver(context.caller, cart)) return false;
  const open = await findOpenCart(tx, owner);
  if (open !== null) return open === cartId;
  await writeOwner(tx, cartId, owner);
  await changeCart(tx, { ...cart, customerId: owner.customerId }, [], context.clock.now());
  return true;
}

/** Whether a cart may be merged by the caller: theirs, also from before the sign-in, of this store, and open. */
export async function isMergeable(
  tx: TransactionSql,
  { caller, storefront }: ShopContext,
  cartId: string,
): Promise<boolean> {
  const cart = isId(cartId) ? await readCart(tx, cartId) : null;
  return (
    cart !== null &&
    cart.store === storefront.store &&
    cart.mergedAt === null &&
    cart.submittedAt === null &&
    (mayTakeOver(caller, cart) || (await isFromBefore(tx, caller, cart)))
  );
}

/** Whether a cart was the visitor's by the id that a sign-in has replaced: that id opens nothing any more by itself. */
async function isFromBefore(tx: TransactionSql, { userId }: Caller, cart: CartRow): Promise<boolean> {
  if (cart.customerId !== null || cart.userId === null || userId === null) return false;
  return isSameVisitor(tx, userId, cart.userId);
}

/** What a caller sends along when they sign in: the cart of the login they had, or the visitor's. */
function mayTakeOver(caller: Caller, cart: CartRow): boolean {
  return isOwner(caller, cart) || isVisitors(caller, cart);
}

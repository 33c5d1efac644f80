import { berlinDay } from "../platform/berlin-day.ts";
import { randomUUID } from "node:crypto";
import { findItem, type SoldItem } from "../catalogue/product/product.service.ts";
import { requireCustomer, requireUserId } from "../platform/auth/require.ts";
import type { Caller, ShopContext } from "../platform/context.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { cartNotFound } from "../platform/errors.ts";
import { isPrimeMember } from "./buyer.store.ts";
import {
  type CartOwner,
  findOpenCart,
  insertCart,
  insertUser,
  isKnownUser,
  isSameVisitor,
  lockCart,
  lockVisitorsCarts,
  readAddresses,
  readCart,
} from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import type { CartParts } from "./cart-parts.ts";
import { type CartView, viewCart } from "./cart-view.ts";
import { isId } from "./ids.ts";
import { readCartItems } from "./item.store.ts";
import { readPositions } from "./position.store.ts";
import { findSpent } from "./redemption.service.ts";
import { readCorrections } from "./settle/correction.store.ts";
import { readOffers, readVouchers } from "./voucher.store.ts";

/** Who calls, and where. */
export type CallerContext = Pick<ShopContext, "caller" | "storefront">;

/** Whether the shop has given a visitor's id. */
export function isKnownVisitor(sql: Queryable, userId: string): Promise<boolean> {
  return isKnownUser(sql, userId);
}

/** The given user id when it is known, else a new one. */
export async function ensureUser(tx: TransactionSql, userId: string | null): Promise<string> {
  if (userId !== null && (await isKnownUser(tx, userId))) return userId.toLowerCase();
  const fresh = randomUUID();
  await insertUser(tx, fresh);
  return fresh;
}

/** Another id for a visitor who signs in; the one before opens nothing from then on. */
export async function succeedUser(tx: TransactionSql, userId: string | null): Promise<string> {
  const fresh = randomUUID();
  await insertUser(tx, fresh, userId !== null && (await isKnownUser(tx, userId)) ? userId : null);
  return fresh;
}

/** The owner's open cart in a store; opened when there is none. Parallel calls get the same one. */
export async function openCart(tx: TransactionSql, owner: CartOwner): Promise<string> {
  const open = await findOpenCart(tx, owner);
  if (open !== null) return open;
  if (owner.customerId === null && owner.userId !== null) await lockVisitorsCarts(tx, owner.userId);
  await insertCart(tx, randomUUID(), owner);
  const opened = await findOpenCart(tx, owner);
  if (opened === null) throw new Error("A cart that was just opened is not there");
  return opened;
}

/**
 * Whether the caller may see and change a cart. A customer's is the customer's alone, and a customer has no other: what
 * another tab put into the visitor's cart meanwhile must not hide theirs. A guest is one for a single order, and goes
 * on with the visitor's.
 */
export function isOwner(caller: Caller, cart: Pick<CartRow, "userId" | "customerId">): boolean {
  const { customer } = caller;
  if (cart.customerId !== null) return cart.customerId === customer?.customerId;
  return (customer === null || customer.isGuest) && isVisitors(caller, cart);
}

/**
 * Whether a customer has ordered a cart in another browser: where it was ordered it stays readable for the confirmation,
 * elsewhere the customer goes on with the next one.
 */
export async function isOrderedElsewhere(
  sql: Queryable,
  { customer, userId }: Caller,
  cart: CartRow,
): Promise<boolean> {
  const { submittedAt, submittedBy } = cart;
  if (submittedAt === null || submittedBy === null || userId === null || customer?.isGuest !== false) return false;
  return !(await isSameVisitor(sql, userId, submittedBy));
}

/** Whether a cart is the visitor's own, signed in or not. */
export function isVisitors({ userId }: Caller, cart: Pick<CartRow, "userId" | "customerId">): boolean {
  return cart.customerId === null && userId !== null && cart.userId === userId.toLowerCase();
}

/**
 * The caller's cart, submitted or not.
 * @throws ShopError CART_NOT_FOUND for unknown, foreign, merged carts and those of another store alike (ERR-05);
 *   USER_ID_REQUIRED when the caller sends neither a user id nor a customer token; the token's own error in place of
 *   CART_NOT_FOUND when the caller's is not good (ERR-03)
 */
export async function requireCart(sql: Queryable, context: CallerContext, cartId: string): Promise<CartRow> {
  return checkCart(context, isId(cartId) ? await readCart(sql, cartId) : null);
}

/** As {@link requireCart}, locked until the transaction ends. */
export async function requireLockedCart(tx: TransactionSql, context: CallerContext, cartId: string): Promise<CartRow> {
  return checkCart(context, isId(cartId) ? await lockCart(tx, cartId) : null);
}

/**
 * A cart that was read, once it is known to be the caller's.
 * @throws ShopError as {@link requireCart}
 */
export function checkCart(context: CallerContext, cart: CartRow | null): CartRow {
  const { caller, storefront } = context;
  if (caller.customer === null) requireUserId(context);
  if (cart === null || cart.mergedAt !== null || cart.store !== storefront.store || !isOwner(caller, cart)) {
    // With an invalid token the owner is unknown: the error about the ended login comes first (ERR-03).
    if (caller.tokenFault !== null) requireCustomer(context);
    throw cartNotFound();
  }
  return cart;
}

/** The cart computed at the prices of now. @param sql a transaction sees its own changes */
export async function loadCartView(
  sql: Queryable,
  cart: CartRow,
  options: Pick<CartParts, "now" | "destination"> & Partial<Pick<CartParts, "withShippingCost">>,
): Promise<CartView> {
  const { now } = options;
  const addressIds = [cart.billingAddressId, cart.shippingAddressId].filter((id) => id !== null);
  const today = berlinDay(now);
  const [positions, vouchers, corrections, offers, addresses, isMember] = await Promise.all([
    readPositions(sql, cart.id),
    readVouchers(sql, cart.id, now),
    readCorrections(sql, cart.id),
    readOffers(sql, cart.store),
    readAddresses(sql, addressIds),
    cart.customerId === null ? false : isPrimeMember(sql, cart.customerId, today),
  ]);
  const itemIds = new Set([
    ...positions.map(({ itemId }) => itemId),
    ...vouchers.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])),
  ]);
  const items = await readCartItems(sql, cart.store, cart.id, [...itemIds], now);
  const spent = await findSpent(sql, cart, vouchers);
  return viewCart({
    cart,
    positions,
    vouchers,
    spent,
    corrections,
    offers,
    items: new Map(items.map((item) => [item.id, item])),
    isMember,
    addresses: new Map(addresses.map((address) => [address.id, address])),
    now,
    withShippingCost: options.withShippingCost ?? true,
    destination: options.destination,
  });
}

/** The item of an offer, for the graph; null when the store does not sell it. */
export async function findOfferedItem(context: ShopContext, itemId: number): Promise<SoldItem | null> {
  return findItem(context, String(itemId));
}

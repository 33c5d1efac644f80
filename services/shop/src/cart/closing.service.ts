import type { Caller } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { openCart } from "./cart.service.ts";
import { lockCart, markMerged, markSubmitted, setSubmitter, takeOrderNumber } from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import { lockDeals, movePositions, readPositions, reserveDeal } from "./position.store.ts";
import { carryExtension } from "./reservation.store.ts";
import { moveVouchers } from "./voucher.store.ts";

/** The number that the cart's order has or will have; the same on every call. */
export function orderNumberOf(tx: TransactionSql, cart: CartRow): Promise<number> {
  return takeOrderNumber(tx, cart.id);
}

/** Notes in which browser a locked cart is being ordered; what completes its payment later has no browser. */
export function noteSubmitter(tx: TransactionSql, cart: CartRow, { userId }: Caller): Promise<void> {
  return setSubmitter(tx, cart.id, userId);
}

/** A cart by id, of any owner, locked. For the shop's own calls without a visitor, e.g. callbacks. */
export function lockAnyCart(tx: TransactionSql, cartId: string): Promise<CartRow | null> {
  return lockCart(tx, cartId);
}

/**
 * Closes a locked cart for good and opens the next one.
 * @param isGuest the next cart is the visitor's: a guest is one for a single order
 * @returns id of the cart to go on with
 */
export async function closeCart(tx: TransactionSql, cart: CartRow, isGuest: boolean, now: Date): Promise<string> {
  await markSubmitted(tx, cart.id, now);
  const isVisitors = isGuest && cart.userId !== null;
  return openCart(tx, {
    store: cart.store,
    userId: cart.userId,
    customerId: isVisitors ? null : cart.customerId,
  });
}

/**
 * Puts what a locked, open cart holds into a new one of the same owner, and closes it: without the addresses and the
 * way to pay that had been chosen. Pieces of deals stay reserved.
 * @returns id of the cart to go on with
 */
export async function renewCart(tx: TransactionSql, cart: CartRow, now: Date): Promise<string> {
  await markMerged(tx, cart.id, now);
  const next = await openCart(tx, { store: cart.store, userId: cart.userId, customerId: cart.customerId });
  await movePositions(tx, cart.id, next);
  await carryExtension(tx, cart.id, next);
  await moveVouchers(tx, cart.id, next);
  return next;
}

/**
 * Makes the deals' counts fit what was sold: pieces that the cart has reserved but were not sold go back; pieces that
 * were sold without a reservation any more are counted as far as the deal has room, since they were paid at its price.
 * @param sold pieces by deal
 */
export async function settleDeals(tx: TransactionSql, cart: CartRow, sold: ReadonlyMap<number, number>): Promise<void> {
  const deltas = new Map(sold);
  for (const { dealId, quantity } of await readPositions(tx, cart.id)) {
    if (dealId !== null) deltas.set(dealId, (deltas.get(dealId) ?? 0) - quantity);
  }
  const changed = [...deltas].filter(([, pieces]) => pieces !== 0).toSorted(([a], [b]) => a - b);
  if (changed.length > 0)
    await lockDeals(
      tx,
      changed.map(([dealId]) => dealId),
    );
  for (const [dealId, pieces] of changed) await reserveDeal(tx, dealId, pieces);
}

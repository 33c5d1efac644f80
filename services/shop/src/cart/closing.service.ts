import type { Caller } from "../platform/context.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { isOwner, openCart } from "./cart.service.ts";
import { lockCart, markMerged, markSubmitted, readCart, setSubmitter, takeOrderNumber } from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import type { PositionOp } from "./position-op.ts";
import { lockDeals, movePositions, readPositions, reserveDeal } from "./position.store.ts";
import { carryExtension } from "./reservation.store.ts";
import { moveCorrections } from "./settle/correction.store.ts";
import { changeCart } from "./settle/settle.service.ts";
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
  // Still open, it would be the owner's cart itself.
  await markMerged(tx, cart.id, null, now);
  const next = await openCart(tx, { store: cart.store, userId: cart.userId, customerId: cart.customerId });
  await markMerged(tx, cart.id, next, now);
  await movePositions(tx, cart.id, next);
  await carryExtension(tx, cart.id, next);
  await moveVouchers(tx, cart.id, next);
  await moveCorrections(tx, cart.id, next);
  const renewed = await lockCart(tx, next);
  if (renewed === null) throw new Error("A cart that was just opened is not there");
  await changeCart(tx, renewed, [], now);
  return next;
}

/** Whether a caller has the cart that a cart was merged into, as after a sign-in while it was being paid for. */
export async function hasMerged(
  sql: Queryable,
  caller: Caller,
  { mergedInto }: Pick<CartRow, "mergedInto">,
): Promise<boolean> {
  const heir = mergedInto === null ? null : await readCart(sql, mergedInto);
  return heir !== null && isOwner(caller, heir);
}

/**
 * Takes what was sold out of the cart that a locked cart was merged into while it was being paid for, so that the shopper
 * does not order it twice. What they have changed or ordered there meanwhile stays.
 * @param sold pieces by item
 */
export async function takeSoldFromHeir(
  tx: TransactionSql,
  { mergedInto }: Pick<CartRow, "mergedInto">,
  sold: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const heir = mergedInto === null ? null : await lockCart(tx, mergedInto);
  if (heir === null || heir.submittedAt !== null || heir.mergedAt !== null) return;
  const lines = Map.groupBy(
    (await readPositions(tx, heir.id)).filter(({ kind }) => kind === "normal" || kind === "deal"),
    ({ itemId }) => itemId,
  );
  const ops = [...sold].flatMap(([itemId, pieces]): PositionOp[] => {
    const positions = lines.get(itemId) ?? [];
    const positionIds = positions.map(({ id }) => id);
    const left = positions.reduce((sum, { quantity }) => sum + quantity, 0) - pieces;
    if (positions.length === 0) return [];
    return [left > 0 ? { type: "set", positionIds, quantity: left } : { type: "remove", positionIds }];
  });
  if (ops.length > 0) await changeCart(tx, heir, ops, now, { skipRefused: true });
}

/**
 * Makes the deals' counts fit what was sold: pieces that the cart has reserved but were not sold go back; pieces that
 * were sold without a reservation any more are counted as far as the deal has room, since they were paid at its price.
 * @param sold pieces by deal
 */
export async function settleDeals(tx: TransactionSql, cart: CartRow, sold: ReadonlyMap<number, number>): Promise<void> {
  const deltas = new Map(sold);
  // Pieces of a merged cart are reserved by the other one, if at all.
  for (const { dealId, quantity } of cart.mergedAt === null ? await readPositions(tx, cart.id) : []) {
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

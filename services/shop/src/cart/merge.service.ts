import { requireCustomer } from "../platform/auth/require.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { cartNotFound } from "../platform/errors.ts";
import { openCart } from "./cart.service.ts";
import { lockCart, markMerged } from "./cart.store.ts";
import type { CartRow, PositionRow } from "./cart.types.ts";
import { joinOps } from "./join-ops.ts";
import { isMergeable } from "./ownership.service.ts";
import type { PositionOp } from "./position-op.ts";
import { lockDeals, readPositions, reserveDeal } from "./position.store.ts";
import { carryExtension, endNoLater } from "./reservation.store.ts";
import { moveCorrections } from "./settle/correction.store.ts";
import { changeCart } from "./settle/settle.service.ts";
import { moveVouchers } from "./voucher.store.ts";

/**
 * Puts what one open cart holds into another and closes the first (OP-M-13, CHKL-05): quantities are added and
 * clamped; what cannot be bought any more is left out; of vouchers the rules decide ({@link changeCart}). Without effect when the carts are the same or either is not
 * open, so that repeating it adds nothing twice.
 * @returns whether anything was merged
 */
export async function mergeInto(tx: TransactionSql, fromCartId: string, toCartId: string, now: Date): Promise<boolean> {
  if (fromCartId === toCartId) return false;
  const carts = new Map<string, CartRow | null>();
  // One order for everyone: two logins that merge the same carts must not wait for each other.
  for (const id of [fromCartId, toCartId].toSorted()) carts.set(id, await lockCart(tx, id));
  const from = carts.get(fromCartId);
  const to = carts.get(toCartId);
  if (!isOpen(from) || !isOpen(to)) return false;
  // What has run out must not be reserved again by a sign-in.
  await changeCart(tx, from, [], now);
  const positions = await readPositions(tx, from.id);
  await releaseDeals(tx, positions);
  await moveVouchers(tx, from.id, to.id);
  await moveCorrections(tx, from.id, to.id);
  await changeCart(tx, to, joining(positions), now, { skipRefused: true, kept: reported, keepsLeftOut: true });
  await keepEnds(tx, to.id, positions, now);
  await carryExtension(tx, from.id, to.id);
  await markMerged(tx, from.id, to.id, now);
  return positions.length > 0;
}

/** What differs from both carts. Prices are compared with those that were shown whenever the cart is looked at. */
const reported = ["maximum", "stock", "minimum", "dealLimit"] as const;

function isOpen(cart: CartRow | null | undefined): cart is CartRow {
  return cart !== null && cart !== undefined && cart.submittedAt === null && cart.mergedAt === null;
}

/** Lists the operations that put what a cart holds into another. */
function joining(positions: readonly PositionRow[]): readonly PositionOp[] {
  const free = positions.flatMap(({ kind, itemId }): PositionOp[] =>
    kind === "free" || kind === "catalog" ? [{ type: "addFree", itemId, kind }] : [],
  );
  const goods = positions.flatMap(({ kind, shownCents, lapsedCents, ...row }) =>
    kind === "normal" || kind === "deal" ? [{ ...row, kind, shownCents: lapsedCents ?? shownCents }] : [],
  );
  return [...joinOps(goods), ...free];
}

/** The other cart reserves the same pieces again within the same transaction, while the deals stay locked. */
async function releaseDeals(tx: TransactionSql, positions: readonly PositionRow[]): Promise<void> {
  const held = positions.flatMap(({ dealId, quantity }) => (dealId === null ? [] : [{ dealId, quantity }]));
  if (held.length === 0) return;
  await lockDeals(
    tx,
    held.map(({ dealId }) => dealId),
  );
  for (const { dealId, quantity } of held.toSorted((a, b) => a.dealId - b.dealId))
    await reserveDeal(tx, dealId, -quantity);
}

/** A sign-in gives no more time than was left: what is still reserved ends when it did. */
async function keepEnds(
  tx: TransactionSql,
  cartId: string,
  positions: readonly PositionRow[],
  now: Date,
): Promise<void> {
  for (const { itemId, reservedUntil } of positions) {
    if (reservedUntil !== null && reservedUntil > now) await endNoLater(tx, cartId, itemId, reservedUntil);
  }
}

/**
 * Merges the visitor's cart into the signed-in customer's.
 * @throws ShopError CART_NOT_FOUND for a cart that is not the caller's; the customer's own answers without a merge
 */
export async function mergeCallersCarts(
  context: ShopContext,
  cartId: string,
): Promise<{ readonly cartMerged: boolean; readonly updatedCartId: string }> {
  const { customerId } = requireCustomer(context);
  const { database, storefront, clock } = context;
  return database.transaction(async (tx) => {
    if (!(await isMergeable(tx, context, cartId))) throw cartNotFound();
    const updatedCartId = await openCart(tx, { store: storefront.store, userId: null, customerId });
    return { cartMerged: await mergeInto(tx, cartId, updatedCartId, clock.now()), updatedCartId };
  });
}

import type { TransactionSql } from "../platform/database.ts";
import { lockCart } from "./cart.store.ts";
import type { CartRow, PositionRow } from "./cart.types.ts";
import { joinOps } from "./join-ops.ts";
import type { PositionOp } from "./position-op.ts";
import { readPositions } from "./position.store.ts";
import { endNoLater } from "./reservation.store.ts";
import { changeCart } from "./settle/settle.service.ts";

/** What stays in a cart beside what was sold of it, as pieces that are put into the next one. */
export interface Unsold {
  readonly positions: readonly PositionRow[];
  /** Pieces by item. */
  readonly sold: ReadonlyMap<number, number>;
}

/** What the shopper has put into a locked cart while it was being paid for, which its order does not hold. */
export async function findUnsold(
  tx: TransactionSql,
  cart: Pick<CartRow, "id" | "mergedAt">,
  sold: ReadonlyMap<number, number>,
): Promise<Unsold> {
  // Pieces of a merged cart are in the other one.
  const positions = cart.mergedAt === null ? await readPositions(tx, cart.id) : [];
  return { positions: positions.filter(({ kind }) => kind === "normal" || kind === "deal"), sold };
}

/**
 * Puts it into the cart that the shopper goes on with. Pieces of a deal stay reserved as long as they were, as far as the
 * deal has room; what cannot be bought any more is reported.
 */
export async function carryUnsold(
  tx: TransactionSql,
  { positions, sold }: Unsold,
  nextCartId: string,
  now: Date,
): Promise<void> {
  const ops = opsFor(positions, sold, now);
  const next = ops.length === 0 ? null : await lockCart(tx, nextCartId);
  if (next === null) return;
  await changeCart(tx, next, ops, now, {
    skipRefused: true,
    kept: ["maximum", "stock", "minimum", "dealLimit"],
    keepsLeftOut: true,
  });
  for (const { itemId, reservedUntil } of positions) {
    if (reservedUntil !== null && reservedUntil > now) await endNoLater(tx, next.id, itemId, reservedUntil);
  }
}

/** Pieces of each item beyond those that were sold; those that were put in last are what is left. */
function opsFor(
  positions: readonly PositionRow[],
  sold: ReadonlyMap<number, number>,
  now: Date,
): readonly PositionOp[] {
  const left = new Map(sold);
  // What was sold is taken from reserved pieces first: these are what the shopper paid for.
  const rows = positions
    .toSorted((a, b) => Number(b.kind === "deal") - Number(a.kind === "deal"))
    .flatMap(({ itemId, kind, quantity, shownCents, reservedUntil }) => {
      const taken = Math.min(quantity, left.get(itemId) ?? 0);
      left.set(itemId, (left.get(itemId) ?? 0) - taken);
      if (taken === quantity) return [];
      const isReserved = kind === "deal" && reservedUntil !== null && reservedUntil > now;
      return [{ itemId, quantity: quantity - taken, kind: isReserved ? "deal" : "normal", shownCents } as const];
    });
  return joinOps(rows);
}

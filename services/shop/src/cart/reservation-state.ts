import { purchaseOptionId } from "../catalogue/pricing/purchase-option.ts";
import { priceHeldUntil } from "../catalogue/pricing/price-held-until.ts";
import type { CartItem, PositionRow } from "./cart.types.ts";
import { dealHeldUntil, holdsDeal } from "./lines.ts";

/** What is reserved for a cart (DEAL-12), as the graph names it. */
export interface Reservation {
  readonly hasLightningDealReservation: boolean;
  readonly lightningDealReservationTimestampEnd: Date | null;
  readonly isLightningDealReservationExpired: boolean;
  readonly expired: boolean;
  readonly extended: boolean;
  readonly extension: Extension | null;
}

/** What extending would give now: the whole quarter of an hour, or the time until the deal ends. */
export type Extension = "QUARTER_HOUR" | "DEAL_END";

/** How long pieces are reserved from when the first of a line is put in, in ms; more of them join it (DEAL-14). */
export const reservationTime = 15 * 60_000;

/** A cart's lines with their items. */
export interface Reserved {
  readonly positions: readonly PositionRow[];
  readonly items: ReadonlyMap<number, CartItem>;
  readonly now: Date;
}

const isHeld = (position: PositionRow, { items, now }: Reserved): boolean => {
  const item = items.get(position.itemId);
  return item !== undefined && holdsDeal(position, item, now);
};

/**
 * What extending all reservations would give: nothing where each deal ends no later than its reservation, and
 * `QUARTER_HOUR` only where every price that gains is held for all of it.
 */
function extensionOf(held: readonly PositionRow[], { items, now }: Reserved): Extension | null {
  const reservedUntil = new Date(now.getTime() + reservationTime);
  const gaining = held.flatMap((position) => {
    const item = items.get(position.itemId);
    if (item === undefined) return [];
    const [before, after] = [dealHeldUntil(position, item), dealHeldUntil({ ...position, reservedUntil }, item)];
    return before !== null && after !== null && after > before ? [after] : [];
  });
  if (gaining.length === 0) return null;
  return gaining.every((until) => until >= reservedUntil) ? "QUARTER_HOUR" : "DEAL_END";
}

/** The state of a cart's reservations: active while one runs, expired once none does and the shopper was shown no new price. */
export function reservationOf(reserved: Reserved, extendedAt: Date | null): Reservation {
  const held = reserved.positions.filter((position) => isHeld(position, reserved));
  const ended = reserved.positions.filter(
    (position) => position.lapsedQuantity > 0 || (position.kind === "deal" && !isHeld(position, reserved)),
  );
  const ends = held.map((position) => {
    const item = reserved.items.get(position.itemId);
    return item === undefined ? null : dealHeldUntil(position, item);
  });
  const expired = held.length === 0 && ended.length > 0;
  return {
    hasLightningDealReservation: held.length > 0 || expired,
    lightningDealReservationTimestampEnd: priceHeldUntil(...ends),
    isLightningDealReservationExpired: expired,
    expired,
    extended: extendedAt !== null,
    extension: extendedAt === null ? extensionOf(held, reserved) : null,
  };
}

/** Pieces at a deal's price by item: those that are reserved, and those that were until their time ran out. */
export function dealPieces(positions: readonly PositionRow[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { itemId, kind, quantity, lapsedQuantity } of positions) {
    const count = kind === "deal" ? quantity : lapsedQuantity;
    if (count > 0) pieces.set(itemId, (pieces.get(itemId) ?? 0) + count);
  }
  return pieces;
}

/** What differs between the deal pieces of before and those that are reserved now (DEAL-15). */
export function changesOf(before: ReadonlyMap<number, number>, after: Reserved) {
  const changes = [...before].map(([itemId, wanted]) => {
    const held = after.positions.find((position) => position.itemId === itemId && isHeld(position, after));
    return { itemId, wanted, has: held?.quantity ?? 0, isOver: (after.items.get(itemId)?.deal ?? null) === null };
  });
  return {
    noLongerDealItemIds: changes.filter(({ isOver }) => isOver).map(({ itemId }) => itemId),
    reducedQuantities: changes
      .filter(({ has, wanted, isOver }) => !isOver && has < wanted)
      .map(({ itemId, has, wanted }) => ({ itemId, before: wanted, quantity: has })),
    changedItemIds: changes
      .filter(({ has }) => has === 0)
      .map(({ itemId }) => ({ before: purchaseOptionId(itemId, "deal"), itemId: purchaseOptionId(itemId, "regular") })),
  };
}

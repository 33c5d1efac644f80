import { randomUUID } from "node:crypto";
import type { TransactionSql } from "../platform/database.ts";
import type { CartItem, CartRow, PositionRow } from "./cart.types.ts";
import { restoredId } from "./ids.ts";
import { unitPrice } from "./lines.ts";
import { freeKey } from "./pieces.ts";
import type { Plan } from "./plan-update.ts";
import { reservationTime } from "./reservation-state.ts";
import { deletePositions, type PositionWrite, reserveDeal, writePositions } from "./position.store.ts";

/** What a cart held, and what it holds now. */
export interface PlannedCart {
  readonly cart: CartRow;
  readonly positions: readonly PositionRow[];
  readonly items: ReadonlyMap<number, CartItem>;
  readonly plan: Plan;
  readonly now: Date;
}

/** Stores what was planned for a locked cart whose deals are locked, too. */
export async function storePlan(tx: TransactionSql, planned: PlannedCart): Promise<void> {
  await moveReservations(tx, planned);
  const { cart, positions } = planned;
  const writes = [...goodsOf(planned), ...newGiftsOf(planned)];
  if (writes.length > 0) await writePositions(tx, cart.id, writes);
  const kept = new Set([...writes.map(({ kind, itemId }) => `${kind}:${itemId}`), ...planned.plan.free]);
  const gone = positions.filter(({ kind, itemId }) => !kept.has(`${kind}:${itemId}`)).map(({ id }) => id);
  if (gone.length > 0) await deletePositions(tx, gone);
}

const nothingLapsed = { lapsedQuantity: 0, lapsedCents: null } as const;

function goodsOf({ cart, positions, items, plan, now }: PlannedCart): PositionWrite[] {
  const before = new Map(positions.map((position) => [`${position.kind}:${position.itemId}`, position]));
  return [...plan.pieces].flatMap(([itemId, { normal, deal }]): PositionWrite[] => {
    const item = items.get(itemId);
    if (item === undefined) return [];
    const seen = plan.seen.get(itemId);
    const shown = (option: "regular" | "deal", stored: PositionRow | undefined) =>
      seen?.[option] ?? stored?.shownCents ?? unitPrice(item, option).cents;
    const removedId = plan.restored.get(itemId);
    const idOf = (kind: "deal" | "normal"): string =>
      removedId === undefined
        ? (before.get(`${kind}:${itemId}`)?.id ?? randomUUID())
        : restoredId(cart.id, removedId, kind);
    const dealId = item.deal?.id ?? null;
    const held = before.get(`deal:${itemId}`);
    const stored = before.get(`normal:${itemId}`);
    const lapsed = plan.lapsed.get(itemId);
    return [
      ...(deal > 0 && dealId !== null
        ? [
            {
              ...nothingLapsed,
              id: idOf("deal"),
              itemId,
              kind: "deal" as const,
              quantity: deal,
              dealId,
              reservedUntil: endOf(held, dealId, now),
              shownCents: shown("deal", held),
            },
          ]
        : []),
      ...(normal > 0
        ? [
            {
              ...(lapsed === undefined
                ? nothingLapsed
                : { lapsedQuantity: Math.min(lapsed.quantity, normal), lapsedCents: lapsed.cents }),
              id: idOf("normal"),
              itemId,
              kind: "normal" as const,
              quantity: normal,
              dealId: null,
              reservedUntil: null,
              shownCents: shown("regular", stored),
            },
          ]
        : []),
    ];
  });
}

/** When a reservation ends: as it did before while it runs, since only extending it gives more time (DEAL-14). */
function endOf(held: PositionRow | undefined, dealId: number, now: Date): Date {
  const end = held?.dealId === dealId ? held.reservedUntil : null;
  return end !== null && end > now ? end : new Date(now.getTime() + reservationTime);
}

function newGiftsOf({ positions, plan }: PlannedCart): PositionWrite[] {
  const known = new Set(positions.map(({ kind, itemId }) => freeKey(kind, itemId)));
  return [...plan.free]
    .filter((key) => !known.has(key))
    .map((key) => {
      const [kind, itemId] = key.split(":");
      return {
        ...nothingLapsed,
        id: randomUUID(),
        itemId: Number(itemId),
        kind: kind === "catalog" ? "catalog" : "free",
        quantity: 1,
        dealId: null,
        reservedUntil: null,
        shownCents: null,
      };
    });
}

/** Gives back and takes deal pieces so that what is reserved is what the plan holds; in order of deal. */
async function moveReservations(tx: TransactionSql, { positions, items, plan }: PlannedCart): Promise<void> {
  const deltas = new Map<number, number>();
  const change = (dealId: number, pieces: number) => deltas.set(dealId, (deltas.get(dealId) ?? 0) + pieces);
  for (const { kind, dealId, quantity } of positions) if (kind === "deal" && dealId !== null) change(dealId, -quantity);
  for (const [itemId, { deal }] of plan.pieces) {
    const dealId = items.get(itemId)?.deal?.id;
    if (deal > 0 && dealId !== undefined) change(dealId, deal);
  }
  for (const [dealId, pieces] of [...deltas].toSorted(([a], [b]) => a - b)) {
    if (pieces === 0) continue;
    // Cannot fail: the deals are locked and the plan took what is left of them.
    if (!(await reserveDeal(tx, dealId, pieces)))
      throw new Error(`Deal ${dealId} has fewer pieces left than were planned`);
  }
}

import type { ShopContext } from "../platform/context.ts";
import type { Queryable, TransactionSql } from "../platform/database.ts";
import { pick } from "../catalogue/language.ts";
import { requireLockedCart } from "./cart.service.ts";
import { findOpenCart } from "./cart.store.ts";
import type { CartRow } from "./cart.types.ts";
import { readCartItems } from "./item.store.ts";
import { readPositions } from "./position.store.ts";
import type { PositionOp } from "./position-op.ts";
import { changesOf, dealPieces, type Reserved, reservationOf, reservationTime } from "./reservation-state.ts";
import { extendReservations, readExtension } from "./reservation.store.ts";
import { changeCart } from "./settle/settle.service.ts";

async function readReserved(sql: Queryable, cart: Pick<CartRow, "id" | "store">, now: Date): Promise<Reserved> {
  const positions = await readPositions(sql, cart.id);
  const itemIds = [...new Set(positions.map(({ itemId }) => itemId))];
  const items = await readCartItems(sql, cart.store, cart.id, itemIds, now);
  return { positions, items: new Map(items.map((item) => [item.id, item])), now };
}

/** What is reserved for the caller's open cart (OP-Q-06); null without one. */
export async function findReservation({ caller, clock, database, storefront }: ShopContext) {
  const { store } = storefront;
  const customerId = caller.customer?.customerId ?? null;
  if (caller.userId === null && customerId === null) return null;
  const id = await findOpenCart(database.write, { store, userId: caller.userId, customerId });
  if (id === null) return null;
  const reserved = await readReserved(database.write, { id, store }, clock.now());
  return reservationOf(reserved, await readExtension(database.write, id));
}

type Change = (tx: TransactionSql, cart: CartRow, before: Reserved) => Promise<string | null>;

/** Changes the reservations of a cart and reports what differs (DEAL-15). @param change returns why it was not done */
async function changeReservation(context: ShopContext, cartId: string, change: Change) {
  const { clock, database } = context;
  const now = clock.now();
  return database.transaction(async (tx) => {
    const cart = await requireLockedCart(tx, context, cartId);
    const before = await readReserved(tx, cart, now);
    const wanted = dealPieces(before.positions);
    const errorMessage = cart.submittedAt === null ? await change(tx, cart, before) : null;
    const after = await readReserved(tx, cart, now);
    const reservation = reservationOf(after, await readExtension(tx, cart.id));
    const isReserved = reservation.hasLightningDealReservation && !reservation.expired;
    return {
      successful: errorMessage === null && isReserved && cart.submittedAt === null,
      errorMessage,
      reservation,
      ...changesOf(wanted, after),
    };
  });
}

/** Gives the deal pieces of a cart another quarter of an hour, once, though never longer than their deals run (OP-M-11, DEAL-14). */
export function extendReservation(context: ShopContext, cartId: string) {
  const { language } = context.storefront;
  return changeReservation(context, cartId, async (tx, cart, before) => {
    const { hasLightningDealReservation, expired, extended, extension } = reservationOf(
      before,
      await readExtension(tx, cart.id),
    );
    if (extended) {
      return pick(
        language,
        "Die Reservierung wurde bereits einmal verlängert.",
        "The reservation has already been extended once.",
      );
    }
    if (!hasLightningDealReservation || expired) {
      return pick(language, "Es ist nichts mehr reserviert.", "Nothing is reserved any more.");
    }
    if (extension === null) {
      return pick(
        language,
        "Das Blitzangebot endet zuerst; länger lässt sich sein Preis nicht reservieren.",
        "The deal ends first; its price cannot be reserved for longer.",
      );
    }
    // What ran out beside what still runs becomes normal pieces first.
    await changeCart(tx, cart, [], before.now);
    await extendReservations(tx, cart.id, before.now, new Date(before.now.getTime() + reservationTime));
    return null;
  });
}

/** Reserves pieces again whose time has run out, as far as their deals go (OP-M-12, DEAL-13). */
export function refreshReservation(context: ShopContext, cartId: string) {
  return changeReservation(context, cartId, async (tx, cart, before) => {
    // What ran out goes back to its deal, so that it can be taken from there.
    await changeCart(tx, cart, [], before.now);
    const positions = await readPositions(tx, cart.id);
    const lapsed = positions.filter(({ lapsedQuantity }) => lapsedQuantity > 0);
    const ops = lapsed
      .filter(({ itemId }) => (before.items.get(itemId)?.deal ?? null) !== null)
      .map(({ itemId, lapsedQuantity, lapsedCents }): PositionOp => {
        return { type: "refresh", itemId, quantity: lapsedQuantity, shownCents: lapsedCents };
      });
    await changeCart(tx, cart, ops, before.now, { skipRefused: true });
    return null;
  });
}

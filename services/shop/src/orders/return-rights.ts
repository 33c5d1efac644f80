import { pick } from "../catalogue/language.ts";
import { endOfPeriod } from "../platform/berlin-day.ts";
import type { StoredOrder } from "./stored-order.ts";
import type { Language } from "../platform/context.ts";

/** Days after that of the last arrival on which goods can be returned and an order withdrawn from (C-99, C-107). */
const returnDays = 30;

/** What can be done with a line, and until when. */
export interface LineRight {
  readonly line: number;
  /** Pieces; 0 for none. */
  readonly quantity: number;
  /** Of those, pieces that have left the shop. */
  readonly shipped: number;
  /** When it ends; null until the pieces have arrived. */
  readonly ends: Date | null;
  /** Why there are none; null when there are some. */
  readonly why: "cancelled" | "notShipped" | "allReturned" | "tooLate" | "noRight" | null;
}

/** What can be returned of each line: pieces that have left and were not returned, until the order's period ends. */
export function returnRights(order: StoredOrder, now: Date): readonly LineRight[] {
  const ends = endOf(order);
  return order.lines.map(({ line, quantity, cancelled, shipped, returned }) => {
    const left = shipped - returned;
    if (order.head.membership !== null) return right(line, 0, 0, null, "noRight");
    if (cancelled === quantity) return right(line, 0, 0, ends, "cancelled");
    if (shipped === 0) return right(line, 0, 0, ends, "notShipped");
    if (left === 0) return right(line, 0, 0, ends, "allReturned");
    if (ends !== null && ends <= now) return right(line, 0, 0, ends, "tooLate");
    return right(line, left, left, ends, null);
  });
}

/**
 * What can be withdrawn from of each line (C-99): consumers in Germany and Austria, from the order on until 30 days
 * after the last of its goods have arrived; of a membership 30 days after its order.
 */
export function withdrawalRights(order: StoredOrder, now: Date): readonly LineRight[] {
  const ends = endOf(order);
  const hasRight = order.head.store === "de" || order.head.store === "at";
  return order.lines.map(({ line, quantity, shipped, cancelled, returned }) => {
    const left = quantity - cancelled - returned;
    if (!hasRight) return right(line, 0, 0, null, "noRight");
    if (left === 0) return right(line, 0, 0, ends, "allReturned");
    if (ends !== null && ends <= now) return right(line, 0, 0, ends, "tooLate");
    return right(line, left, shipped - returned, ends, null);
  });
}

/**
 * The first moment after the last day of the period: it begins with the arrival of the last parcel, and not before all
 * that was not cancelled has been sent. Null while it has not begun.
 */
function endOf({ head, lines, shipments, orderedAt }: StoredOrder): Date | null {
  if (head.membership !== null) return endOfPeriod(orderedAt, returnDays);
  const isWhole = lines.every(({ quantity, packed, cancelled }) => packed + cancelled === quantity);
  const own = shipments.filter(({ rma }) => rma === null);
  const arrivals = own.flatMap(({ deliveredAt }) => (deliveredAt === null ? [] : [deliveredAt.getTime()]));
  if (!isWhole || own.length === 0 || arrivals.length < own.length) return null;
  return endOfPeriod(new Date(Math.max(...arrivals)), returnDays);
}

/**
 * What is left of rights beside pieces that are held for others' declarations (C-106).
 * @param held pieces by line
 */
export function lessHeld(rights: readonly LineRight[], held: ReadonlyMap<number, number>): readonly LineRight[] {
  return rights.map((one) => {
    const left = Math.max(0, one.quantity - (held.get(one.line) ?? 0));
    if (one.quantity === 0 || left === one.quantity) return one;
    return { ...one, quantity: left, shipped: Math.min(one.shipped, left), why: left === 0 ? "allReturned" : null };
  });
}

function right(line: number, quantity: number, shipped: number, ends: Date | null, why: LineRight["why"]): LineRight {
  return { line, quantity, shipped, ends, why };
}

/** Why a line cannot be returned, as shoppers read it; null when it can. */
export function returnRefusal({ why }: LineRight, language: Language): string | null {
  switch (why) {
    case null:
      return null;
    case "cancelled":
      return pick(language, "Storniert", "Cancelled");
    case "notShipped":
      return pick(language, "Noch nicht verschickt", "Not shipped yet");
    case "allReturned":
      return pick(language, "Rücksendung ist schon angemeldet", "Its return was already announced");
    case "tooLate":
      return pick(language, "Die Frist von 30 Tagen ist abgelaufen", "The period of 30 days is over");
    case "noRight":
      return pick(language, "Kann nicht zurückgegeben werden", "Cannot be returned");
  }
}

import { pick } from "../catalogue/language.ts";
import type { StoredOrder } from "./stored-order.ts";
import type { Language } from "../platform/context.ts";

/** How long goods can be returned, and an order withdrawn from, after they have arrived; in milliseconds (C-99). */
export const returnTime = 30 * 24 * 3_600_000;

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

/** What can be returned of each line: pieces that have left and were not returned, for 30 days from their arrival. */
export function returnRights({ lines, shipments }: StoredOrder, now: Date): readonly LineRight[] {
  return lines.map(({ line, quantity, cancelled, shipped, returned }) => {
    const mine = shipments.filter(({ rma, items }) => rma === null && items.some((item) => item.line === line));
    const ends = endOf(mine);
    const left = shipped - returned;
    if (cancelled === quantity) return right(line, 0, 0, ends, "cancelled");
    if (shipped === 0) return right(line, 0, 0, ends, "notShipped");
    if (left === 0) return right(line, 0, 0, ends, "allReturned");
    if (ends !== null && ends <= now) return right(line, 0, 0, ends, "tooLate");
    return right(line, left, left, ends, null);
  });
}

/**
 * What can be withdrawn from of each line (C-99): consumers in Germany and Austria, from the order on until 30 days
 * after the last of its goods have arrived.
 */
export function withdrawalRights({ head, lines, shipments }: StoredOrder, now: Date): readonly LineRight[] {
  const isWhole = lines.every(({ quantity, packed, cancelled }) => packed + cancelled === quantity);
  const ends = isWhole ? endOf(shipments.filter(({ rma }) => rma === null)) : null;
  const hasRight = head.store === "de" || head.store === "at";
  return lines.map(({ line, quantity, shipped, cancelled, returned }) => {
    const left = quantity - cancelled - returned;
    if (!hasRight) return right(line, 0, 0, null, "noRight");
    if (left === 0) return right(line, 0, 0, ends, "allReturned");
    if (ends !== null && ends <= now) return right(line, 0, 0, ends, "tooLate");
    return right(line, left, shipped - returned, ends, null);
  });
}

/** 30 days after the last shipment has arrived; null while one is on its way, or there is none. */
function endOf(shipments: StoredOrder["shipments"]): Date | null {
  const arrived = shipments.map(({ deliveredAt }) => deliveredAt?.getTime() ?? null);
  if (arrived.length === 0 || arrived.includes(null)) return null;
  return new Date(Math.max(...arrived.map(Number)) + returnTime);
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

/** The last whole day before a moment, in the shop's time zone. */
export function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(moment);
}

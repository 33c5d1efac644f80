import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { serverNow } from "../lib/server-clock.ts";
import type { CartLineFragment } from "../graph/generated/CartLine.fragment.ts";

/** How long after its end the shop is called, in ms: by then the reservation is over there, too. */
const margin = 500;
const longestTimer = 2 ** 31 - 1;

/** When the first reservation of a deal ends, in epoch ms; null without any. */
export function firstReservationEnd(lines: readonly Pick<CartLineFragment, "reservedUntil">[]): number | null {
  const ends = lines.flatMap(({ reservedUntil }) => (reservedUntil ? [Date.parse(reservedUntil)] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Requests the basket again when a reservation ends: prices change then, and the basket shows it. */
export function useReservationEnd(lines: readonly CartLineFragment[]): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const end = firstReservationEnd(lines);
    if (end === null) return;
    const left = Math.min(Math.max(end - serverNow(), 0) + margin, longestTimer);
    const timer = setTimeout(() => void revalidate(), left);
    return () => clearTimeout(timer);
  }, [lines, revalidate]);
}

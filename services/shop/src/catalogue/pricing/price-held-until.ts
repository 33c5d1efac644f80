/**
 * The moment from which a price is no longer promised: the earliest of the ends that limit it. The only rule about that;
 * carts pass a reservation's end and its deal's, pages a running deal's end and the next deal's start.
 * @param ends each is exclusive: at that moment the price is gone; null where something limits nothing
 * @returns null when nothing limits the price
 */
export function priceHeldUntil(...ends: readonly (Date | null)[]): Date | null {
  const known = ends.filter((end) => end !== null);
  return known.length === 0 ? null : new Date(Math.min(...known.map((end) => end.getTime())));
}

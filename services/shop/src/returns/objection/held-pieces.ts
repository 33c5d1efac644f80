import type { StoredReturn } from "../return.types.ts";

/**
 * Pieces by line that are held for declarations which have not taken effect yet (C-106).
 * @param isTrusted the buyer's own declarations are not limited by what others have declared: none then
 */
export function heldFor(returns: readonly StoredReturn[], isTrusted: boolean): ReadonlyMap<number, number> {
  const held = new Map<number, number>();
  if (isTrusted) return held;
  for (const { line, quantity, cancelled } of returns.filter(({ status }) => status === "held").flatMap((r) => r.items))
    held.set(line, (held.get(line) ?? 0) + quantity + cancelled);
  return held;
}

/** Declarations by number and postcode that an order takes in a day: a family's, not a nuisance's. */
const mostHeldADay = 5;

/** Whether an order has had as many declarations by number and postcode within a day as it takes. */
export function hasManyHeld(returns: readonly StoredReturn[], now: Date): boolean {
  const since = now.getTime() - 24 * 3_600_000;
  return returns.filter((one) => one.heldUntil !== null && one.createdAt.getTime() > since).length >= mostHeldADay;
}

import type { CartItem } from "../cart.types.ts";
import type { Pieces } from "../plan-pieces.ts";

/** Most pieces of one line, whatever the item allows (C-07). */
export const absoluteMaximum = 9_998;

/** Most pieces of an item that one cart takes, whatever is in stock. */
export function maximumOf({ maximumQuantity }: Pick<CartItem, "maximumQuantity">): number {
  return Math.min(maximumQuantity, absoluteMaximum);
}

/**
 * Pieces within what an item allows: normal ones give way before those of a deal, and what is missing to the minimum is
 * bought at the usual price.
 * @param limit most pieces in all
 * @param dealLimit most of them at the deal's price; the rest is bought at the usual one (DEAL-17)
 */
export function clampPieces(
  { minimumQuantity }: Pick<CartItem, "minimumQuantity">,
  wanted: Pieces,
  limit: number,
  dealLimit: number = wanted.deal,
): Pieces {
  const total = wanted.normal + wanted.deal;
  const allowed = Math.min(Math.max(total, minimumQuantity), limit);
  const deal = Math.min(wanted.deal, dealLimit, allowed);
  return { normal: allowed - deal, deal };
}

import type { PositionRow } from "./cart.types.ts";

/** Pieces of goods that positions hold, by item; what is had for nothing does not count. */
export function countPieces(
  positions: readonly Pick<PositionRow, "itemId" | "kind" | "quantity">[],
): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { itemId, kind, quantity } of positions) {
    if (kind === "normal" || kind === "deal") pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  }
  return pieces;
}

/** Key of an item had for nothing. */
export function freeKey(kind: string, itemId: number): string {
  return `${kind}:${itemId}`;
}

import type { TransactionSql } from "../platform/database.ts";
import { changeStock, lockStock } from "./stock.store.ts";

/** Pieces by item. */
export type Pieces = ReadonlyMap<number, number>;

/** An item that there are not enough pieces of. */
export interface Shortage {
  readonly itemId: number;
  readonly left: number;
}

/** Adds up the pieces of lines by item. */
export function piecesOf(lines: readonly { readonly itemId: number; readonly quantity: number }[]): Pieces {
  const pieces = new Map<number, number>();
  for (const { itemId, quantity } of lines) pieces.set(itemId, (pieces.get(itemId) ?? 0) + quantity);
  return pieces;
}

/** Takes pieces out of stock: all of them, or none and what is short. */
export async function takeStock(tx: TransactionSql, pieces: Pieces): Promise<readonly Shortage[]> {
  const stock = await lockStock(tx, [...pieces.keys()]);
  const shortages = [...pieces].flatMap(([itemId, wanted]) => {
    const left = stock.get(itemId) ?? 0;
    return left < wanted ? [{ itemId, left }] : [];
  });
  if (shortages.length === 0) await changeStock(tx, negated(pieces));
  return shortages;
}

/** Puts pieces back. */
export async function giveBackStock(tx: TransactionSql, pieces: Pieces): Promise<void> {
  if (pieces.size === 0) return;
  await lockStock(tx, [...pieces.keys()]);
  await changeStock(tx, pieces);
}

function negated(pieces: Pieces): Pieces {
  return new Map([...pieces].map(([itemId, count]) => [itemId, -count]));
}

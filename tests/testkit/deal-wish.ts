/** A lightning deal that a test starts. */
export interface DealWish {
  readonly itemId: string;
  readonly store?: "de" | "at" | "ch" | "b2b";
  readonly priceCents: number;
  /** Pieces in all; many by default. */
  readonly quantity?: number;
  readonly maxPerCart?: number;
  /** Minutes from now until it starts; it starts now without. */
  readonly startsIn?: number;
  /** Minutes that it runs for; an hour without. */
  readonly lasts?: number;
}

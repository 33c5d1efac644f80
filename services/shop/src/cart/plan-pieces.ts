/** Pieces of one item. */
export interface Pieces {
  readonly normal: number;
  readonly deal: number;
}

/** Prices of a piece that the shopper has just been shown, in cents; null where the price of now is. */
export interface Seen {
  readonly regular?: number | null;
  readonly deal?: number | null;
}

/** Pieces whose reservation has ended, and what one of them cost in the deal. */
export interface Lapsed {
  readonly quantity: number;
  readonly cents: number;
}

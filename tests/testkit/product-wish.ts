/** What a test reports about a product; the rest is made up. */
export interface ProductWish {
  /** What a piece costs in every store, in integer cents. */
  readonly priceCents?: number;
  /** What a piece costs from a number of pieces on, in every store. */
  readonly tiers?: readonly { readonly from: number; readonly cents: number }[];
  /** Pieces that can be sold. */
  readonly stock?: number;
  readonly shippingClass?: "parcel" | "spedition";
  readonly weightGrams?: number;
  /** Fewest and most pieces of an order. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Codes of colours, e.g. `rot`: an item each. */
  readonly colours?: readonly string[];
}

/** A voucher that a test offers: it takes a percentage off, or adds an article. */
export interface VoucherWish {
  readonly code: string;
  readonly name: string;
  /** Hundredths of a percent; either this or `itemId`. */
  readonly percentBasisPoints?: number;
  readonly itemId?: string;
  /** Value of goods from which it counts, in cents. */
  readonly minimumSubtotalCents?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  /** Orders that may use it: in all, and of one customer. */
  readonly maxRedemptions?: number;
  readonly maxPerCustomer?: number;
}

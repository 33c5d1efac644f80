import type { Address } from "./address/address.types.ts";
import type { CartItem, CartRow, OfferRow, PositionRow, SpentReason, VoucherRow } from "./cart.types.ts";
import type { CorrectionRow } from "./settle/correction.types.ts";
import type { Destination } from "./shipping/shippers.ts";

/** Everything that a cart is made of, as read from the database at one moment. */
export interface CartParts {
  readonly cart: CartRow;
  readonly positions: readonly PositionRow[];
  readonly items: ReadonlyMap<number, CartItem>;
  readonly vouchers: readonly VoucherRow[];
  /** Vouchers that have been used as often as they may, by code. */
  readonly spent: ReadonlyMap<string, SpentReason>;
  /** What the shop has changed in it by itself. */
  readonly corrections: readonly CorrectionRow[];
  readonly offers: readonly OfferRow[];
  readonly addresses: ReadonlyMap<string, Address>;
  /** Whether the customer is a member of prime now (C-98). */
  readonly isMember: boolean;
  readonly now: Date;
  /** False leaves shipping costs at 0 (OP-Q-01). */
  readonly withShippingCost: boolean;
  /** Where the goods would go in place of the cart's own addresses (CHKS-10). */
  readonly destination?: Destination | undefined;
}

/** A voucher of a cart and whether its condition is met. */
export interface RedeemedVoucher {
  readonly voucher: VoucherRow;
  readonly isAttained: boolean;
  /** Why it cannot be used any more; null while it can. */
  readonly spent: SpentReason | null;
  /** Cents that are missing to the voucher's minimum; 0 when it is met. */
  readonly missingCents: number;
}

/** An article or catalogue on offer, and whether the cart has earned it. */
export interface OfferView {
  readonly offer: OfferRow;
  readonly isAttained: boolean;
}

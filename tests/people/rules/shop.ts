/** A lightning deal, as operators have started it. */
export interface ModelDeal {
  readonly id: string;
  readonly priceCents: number;
  readonly mostPerCart: number;
  /** Pieces that no cart has reserved and no order has taken. */
  left: number;
  isRunning: boolean;
}

/** An item, as operators have set it; amounts in integer cents. */
export interface ModelItem {
  readonly id: string;
  readonly productId: string;
  readonly orderNumber: string;
  priceCents: number;
  /** Pieces that can be sold. */
  stock: number;
  /** Fewest and most pieces of an order. */
  minimum: number;
  maximum: number;
  /** The deal that was started last. */
  deal: ModelDeal | null;
}

/** An order that used a voucher. */
interface Redemption {
  readonly mailbox: string;
}

/** A voucher, as operators have set it: it takes a percentage off, or adds an article. */
export interface ModelVoucher {
  readonly code: string;
  /** Whole percent; null for one that adds an article. */
  percent: number | null;
  /** Value of goods from which it counts, in cents. */
  minimumCents: number;
  isRunning: boolean;
  /** Orders that may use it: in all, and of one customer; null for any number. */
  readonly mostInAll: number | null;
  readonly mostPerCustomer: number | null;
  readonly redemptions: Redemption[];
}

/** What one world of shoppers can buy. */
export interface ModelShop {
  readonly items: readonly ModelItem[];
  readonly vouchers: readonly ModelVoucher[];
}

/** The deal of an item that runs now; null for none. */
export function runningDeal({ deal }: ModelItem): ModelDeal | null {
  return deal?.isRunning === true ? deal : null;
}

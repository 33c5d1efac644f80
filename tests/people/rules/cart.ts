import type { ModelDeal } from "./shop.ts";

/** Pieces of an item in a cart. */
export interface ModelLine {
  /** Pieces at the usual price. */
  normal: number;
  /** Price of such a piece that the shopper was shown last, in cents; null before there was one. */
  shownCents: number | null;
  /** Pieces that are reserved at a deal's price, and in which deal. */
  reserved: number;
  deal: ModelDeal | null;
  /** Price of a reserved piece that the shopper was shown last, in cents. */
  shownDealCents: number;
  /** Pieces among the usual ones that were reserved until their deal ended, and what one of them cost then. */
  lapsed: number;
  lapsedCents: number;
}

/** A voucher that was redeemed in a cart. */
export interface HeldVoucher {
  readonly code: string;
  /** Place in the order in which vouchers were redeemed. */
  since: number;
  /** Whether the shopper has last seen it count. */
  hasCounted: boolean;
}

/** Something that the shop had to change, which the shopper reads until they go on from it. */
export interface Correction {
  /** Key of the message and what it is about: `key|item` or `key|code`. */
  readonly about: string;
  isRead: boolean;
}

/** A cart, as the rules describe it. */
export interface ModelCart {
  /** By id of the item. */
  readonly lines: Map<string, ModelLine>;
  vouchers: HeldVoucher[];
  corrections: Correction[];
  /** E-mail that an order of it would have; null while that is unknown. */
  mailbox: string | null;
}

/** A cart with nothing in it. @param mailbox its buyer's e-mail; null while that is unknown */
export function anEmptyCart(mailbox: string | null = null): ModelCart {
  return { lines: new Map(), vouchers: [], corrections: [], mailbox };
}

/** A line without pieces. */
export function aLine(): ModelLine {
  return { normal: 0, shownCents: null, reserved: 0, deal: null, shownDealCents: 0, lapsed: 0, lapsedCents: 0 };
}

/** Keys of what shoppers read. */
export const keys = {
  quantity: "vue.buybox.text.quantity.error",
  minimum: "vue.pdp.minQuantity",
  dealLimit: "vue.buybox.text.lightningDeal.limit",
  dealOver: "vue.buybox.text.lightningDeal.over",
  price: "vue.cart.notice.priceChanged",
  shortage: "vue.cart.notice.shortage",
  voucherDropped: "vue.cart.notice.voucherDropped",
  voucherLost: "vue.cart.notice.voucherLost",
  voucherPending: "vue.cart.voucher.notAttained",
  voucherInvalid: "vue.cart.voucher.error.invalid",
  voucherSpent: "vue.cart.voucher.error.spent",
  voucherTwice: "vue.cart.voucher.error.onlyOne",
  submitted: "vue.checkout.error.orderAlreadySubmitted",
} as const;

/** Keeps that the shop had to change something; the same is kept once. */
export function correct({ corrections }: ModelCart, key: string, about: string): void {
  const text = `${key}|${about}`;
  if (!corrections.some((known) => known.about === text)) corrections.push({ about: text, isRead: false });
}

/** Drops what the shopper has read: they go on from it. */
export function goOn(cart: ModelCart): void {
  cart.corrections = cart.corrections.filter(({ isRead }) => !isRead);
}

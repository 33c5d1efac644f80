import type { CartItem, PositionRow } from "./cart.types.ts";
import type { CartParts, OfferView, RedeemedVoucher } from "./cart-parts.ts";
import { giftId, holdsDeal, unitPrice } from "./lines.ts";

/** What has changed in a cart since the shopper last had a hand in it; amounts are cents of a piece. */
export type CartChange =
  | {
      readonly type: "priceChanged" | "dealLapsed";
      readonly item: CartItem;
      /** Pieces concerned. */
      readonly quantity: number;
      readonly beforeCents: number;
      readonly nowCents: number;
    }
  /** Goods of which fewer pieces can be sold than the cart has: `left`, which is 0 for what is not sold any more. */
  | { readonly type: "shortage"; readonly item: CartItem; readonly quantity: number; readonly left: number }
  /** A free article or catalogue that the cart no longer earns; `missingCents` of goods would restore it. */
  | { readonly type: "offerLost"; readonly item: CartItem; readonly missingCents: number }
  /** A voucher that counted when the shopper last changed the cart, and does not now. */
  | ({ readonly type: "voucherLost" } & Omit<RedeemedVoucher, "isAttained">)
  /** Something free that the shop has run out of. */
  | { readonly type: "freeSoldOut"; readonly item: CartItem };

/** What a cart has for nothing, and what of it is not there, as ids of lines. */
interface Free {
  readonly offers: readonly OfferView[];
  readonly vouchers: readonly RedeemedVoucher[];
  readonly soldOut: ReadonlySet<string>;
}

/** Notices about a cart; pure, so that it is reported as long as it is so and no longer. */
export function changesOf(parts: CartParts, subtotal: number, { offers, vouchers, soldOut }: Free): CartChange[] {
  return [
    ...shortages(parts),
    ...parts.positions.flatMap((position) => {
      const item = parts.items.get(position.itemId);
      if (item === undefined) return [];
      return position.kind === "free" || position.kind === "catalog"
        ? lostOffer(position, item, subtotal, { offers, soldOut })
        : changedPrices(position, item, parts.now);
    }),
    ...vouchers.flatMap(({ isAttained, ...redeemed }): CartChange[] =>
      // A basket without goods states that it is empty.
      redeemed.voucher.counted && !isAttained && subtotal > 0 ? [{ type: "voucherLost", ...redeemed }] : [],
    ),
    ...vouchers.flatMap(({ voucher, isAttained }): CartChange[] => {
      const item = voucher.itemId === null ? undefined : parts.items.get(voucher.itemId);
      return isAttained && item !== undefined && soldOut.has(giftId(voucher.code))
        ? [{ type: "freeSoldOut", item }]
        : [];
    }),
  ];
}

/** One for each item, whatever its pieces cost: they come out of one stock. */
function shortages({ positions, items }: CartParts): CartChange[] {
  const wanted = new Map<number, number>();
  for (const { kind, itemId, quantity } of positions) {
    if (kind === "normal" || kind === "deal") wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  }
  return [...wanted].flatMap(([itemId, quantity]): CartChange[] => {
    const item = items.get(itemId);
    if (item === undefined) return [];
    const left = item.priceCents === null ? 0 : Math.max(0, item.stock);
    return left < quantity ? [{ type: "shortage", item, quantity, left }] : [];
  });
}

function changedPrices(position: PositionRow, item: CartItem, now: Date): CartChange[] {
  if (item.priceCents === null) return [];
  const { kind, quantity, shownCents, lapsedCents } = position;
  const isHeld = holdsDeal(position, item, now);
  const nowCents = unitPrice(item, isHeld ? "deal" : "regular").cents;
  if (kind === "deal" && !isHeld) return differing("dealLapsed", item, quantity, shownCents, nowCents);
  const lapsed = Math.min(position.lapsedQuantity, quantity);
  return [
    ...(lapsed > 0 ? differing("dealLapsed", item, lapsed, lapsedCents, nowCents) : []),
    ...(quantity > lapsed ? differing("priceChanged", item, quantity - lapsed, shownCents, nowCents) : []),
  ];
}

function differing(
  type: "priceChanged" | "dealLapsed",
  item: CartItem,
  quantity: number,
  beforeCents: number | null,
  nowCents: number,
): CartChange[] {
  return beforeCents === null || beforeCents === nowCents ? [] : [{ type, item, quantity, beforeCents, nowCents }];
}

function lostOffer(
  { id, kind, itemId }: PositionRow,
  item: CartItem,
  subtotal: number,
  { offers, soldOut }: Pick<Free, "offers" | "soldOut">,
): CartChange[] {
  // A basket without goods states that it is empty.
  if (subtotal === 0) return [];
  const known = offers.find(({ offer }) => offer.kind === kind && offer.itemId === itemId);
  if (known === undefined) return [{ type: "freeSoldOut", item }];
  if (!known.isAttained) {
    return [{ type: "offerLost", item, missingCents: known.offer.minimumSubtotalCents - subtotal }];
  }
  return soldOut.has(id) ? [{ type: "freeSoldOut", item }] : [];
}

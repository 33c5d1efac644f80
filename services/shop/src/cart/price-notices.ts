import type { PurchaseOption } from "../catalogue/pricing/decide-price.ts";
import type { CartItem } from "./cart.types.ts";
import { unitPrice } from "./lines.ts";
import type { NoticeKind } from "./plan-notices.ts";
import type { Pieces } from "./plan-pieces.ts";
import type { AddOp } from "./position-op.ts";

/** How pieces were added: at which price they were requested, and which one they have. */
interface Added extends Pick<AddOp, "atDealPrice" | "shownCents"> {
  /** At least one of them has the deal's price. */
  readonly isAtDealPrice: boolean;
  /** Some of them are more than the deal gives. */
  readonly isBeyondDeal: boolean;
}

/**
 * How the price of added pieces differs from what was requested, or from what was shown.
 * @param pieces what the cart holds of the item now
 */
export function priceNotices(
  item: CartItem,
  { normal, deal }: Pieces,
  { atDealPrice, shownCents, isAtDealPrice, isBeyondDeal }: Added,
): readonly NoticeKind[] {
  const at = (option: PurchaseOption): number => unitPrice(item, option, normal + deal).cents;
  const [normalCents, dealCents] = [at("regular"), at("deal")];
  const nowCents = isAtDealPrice ? dealCents : normalCents;
  if (atDealPrice && deal === 0) return [missedDeal(item, shownCents, nowCents)];
  const notices: NoticeKind[] = [];
  const expected = atDealPrice ? dealCents : nowCents;
  // Beside the price of one piece stands what more pieces cost: the lower price of a tier is no change.
  const ofOne = unitPrice(item, isAtDealPrice ? "deal" : "regular").cents;
  if (shownCents !== null && shownCents !== expected && shownCents !== ofOne) {
    notices.push({ type: "priceChanged", shownCents, nowCents });
  }
  // Pieces that were there at the usual price before have lost nothing.
  if (isBeyondDeal && normal > 0) notices.push(dealLimitNotice(item, { normal, deal }));
  return notices;
}

/** Why no piece has the deal's price that was requested: the deal is over, or has not begun. */
function missedDeal(item: CartItem, shownCents: number | null, nowCents: number): NoticeKind {
  const { nextDealOpensAt: opensAt, nextDealCents } = item;
  // Another price is that of a deal of before, which has ended.
  const isNext = item.deal === null && (shownCents === null || shownCents === nextDealCents);
  if (isNext && opensAt !== null) return { type: "dealAhead", opensAt, nowCents };
  return { type: "dealOver", isUsedUp: item.deal !== null, nowCents };
}

/**
 * Reports that a line of deal pieces was raised past the deal: some of the new pieces have the usual price.
 * @param before what the cart held of the item
 */
export function beyondDealNotice(item: CartItem, before: Pieces, { normal, deal }: Pieces): NoticeKind | null {
  if (before.deal === 0 || deal === 0 || normal <= before.normal) return null;
  return dealLimitNotice(item, { normal, deal });
}

/** Reports that only some pieces of an item have the deal's price. @param pieces what the cart holds of it now */
export function dealLimitNotice(item: CartItem, { normal, deal }: Pieces): NoticeKind {
  const at = (option: PurchaseOption): number => unitPrice(item, option, normal + deal).cents;
  return {
    type: "dealLimit",
    dealQuantity: deal,
    dealCents: at("deal"),
    normalQuantity: normal,
    normalCents: at("regular"),
  };
}

/** Reports that the pieces have come to another price tier: all of them cost something else than before. */
export function tierNotice(item: CartItem, before: Pieces, now: Pieces): NoticeKind | null {
  const option = now.normal > 0 ? "regular" : "deal";
  const beforeCents = unitPrice(item, option, before.normal + before.deal).cents;
  const nowCents = unitPrice(item, option, now.normal + now.deal).cents;
  return beforeCents === nowCents ? null : { type: "tierReached", beforeCents, nowCents };
}

import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useIsPast } from "../lib/price-moments.ts";
import { useIsMember } from "./use-is-member.ts";

type Item = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>["item"];

/**
 * The chosen item as this visitor can buy it now: for members of prime at the price of a deal that is open to them
 * before others; until then its price is held until their own beginning, which the page's price clock looks for. The same
 * as it came until the membership is known, as pages are the same for all.
 */
export function useEarlyItem(item: Item): Item {
  const deal = useIsMember() ? (item?.earlyDeal ?? null) : null;
  const isOpen = useIsPast(deal === null ? null : Date.parse(deal.membersFrom));
  if (item === null || deal === null) return item;
  return isOpen
    ? { ...item, prices: deal.prices, purchaseOptionId: deal.purchaseOptionId }
    : { ...item, priceHeldUntil: deal.membersFrom };
}

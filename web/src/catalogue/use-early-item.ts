import { useEffect, useState } from "react";
import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { serverNow } from "../lib/server-clock.ts";
import { useIsMember } from "./use-is-member.ts";

type Item = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>["item"];
/** The longest that a browser's timer waits, in ms. */
const longest = 2 ** 31 - 1;

/**
 * The chosen item as this visitor can buy it now: for members of prime at the price of a deal that is open to them
 * before others. The same as it came until the membership is known, as pages are the same for all.
 */
export function useEarlyItem(item: Item): Item {
  const deal = useIsMember() ? (item?.earlyDeal ?? null) : null;
  const from = deal === null ? null : Date.parse(deal.membersFrom);
  const [seen, setSeen] = useState(0);
  const now = Math.max(seen, serverNow());
  const wait = from === null || from <= now ? null : Math.min(from - now, longest);
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => setSeen(serverNow()), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  if (item === null || deal === null || wait !== null) return item;
  return { ...item, prices: deal.prices, purchaseOptionId: deal.purchaseOptionId };
}

import DataLoader from "dataloader";
import { decidePrice } from "../catalogue/pricing/decide-price.ts";
import { purchaseOptionId } from "../catalogue/pricing/purchase-option.ts";
import { pricesOf, storedPriceOf } from "../catalogue/product/prices.ts";
import type { SoldItem } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import { type EarlyOfferRow, readEarlyOffers } from "./early-deals.store.ts";

const loaderOf = new WeakMap<ShopContext, DataLoader<number, EarlyOfferRow | null>>();

/** The operation's loader of early deals by item id: one statement for all items of a tick. */
function earlyOffers(context: ShopContext): DataLoader<number, EarlyOfferRow | null> {
  let loader = loaderOf.get(context);
  if (loader === undefined) {
    const { database, storefront, clock } = context;
    loader = new DataLoader(async (ids) => {
      const rows = await readEarlyOffers(database.write, storefront.store, ids, clock.now());
      const rowOf = new Map(rows.map((row) => [row.itemId, row]));
      return ids.map((id) => rowOf.get(id) ?? null);
    });
    loaderOf.set(context, loader);
  }
  return loader;
}

/**
 * `EarlyOffer` of the graph. Null while a deal runs, as baskets take that one, and for a deal that is no reduction; the
 * basket decides by the caller's membership whether it charges the price (`deal_lead`).
 */
export async function earlyOfferOf({ product, item }: SoldItem, context: ShopContext) {
  if (product.deals.has(item.id)) return null;
  const row = await earlyOffers(context).load(item.id);
  if (row === null) return null;
  const decided = decidePrice(storedPriceOf(item), { priceCents: row.priceCents, left: row.left });
  if (decided.option !== "deal") return null;
  return {
    membersFrom: row.membersFrom,
    startsAt: row.startsAt,
    purchaseOptionId: purchaseOptionId(item.id, "deal"),
    prices: pricesOf(item, decided, context.storefront.language),
  };
}

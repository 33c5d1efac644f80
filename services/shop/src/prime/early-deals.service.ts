import type { Price } from "../generated/graph.ts";
import { pick } from "../catalogue/language.ts";
import { purchaseOptionId } from "../catalogue/pricing/purchase-option.ts";
import { findItem, productPath } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { readEarlyDeals } from "./early-deals.store.ts";

/** `EarlyDeal` of the graph. */
interface EarlyDeal {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly purchaseOptionId: string;
  readonly dealPrice: Price;
  readonly price: Price;
  readonly opensAt: Date;
  readonly isOpen: boolean;
  readonly membersFrom: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What members get before others, and when the caller gets it; the cart decides by the same rule (`deal_lead`). */
export async function findEarlyDeals(context: ShopContext): Promise<readonly EarlyDeal[]> {
  const { database, caller, clock, storefront } = context;
  const { store, language } = storefront;
  const now = clock.now();
  const customerId = caller.customer?.isGuest === false ? caller.customer.customerId : null;
  // Who has just become a member sees it at once.
  const rows = await readEarlyDeals(database.write, store, customerId, now);
  const found = await Promise.all(
    rows.map(async (row): Promise<EarlyDeal[]> => {
      const sold = await findItem(context, String(row.itemId));
      if (sold === null) return [];
      const { product, item } = sold;
      return [
        {
          ...row,
          name: pick(language, product.row.nameDe, product.row.nameEn),
          path: productPath(product, item),
          purchaseOptionId: purchaseOptionId(item.id, "deal"),
          dealPrice: priceOf(row.priceCents, language),
          price: priceOf(item.priceCents, language),
          isOpen: row.opensAt <= now,
        },
      ];
    }),
  );
  return found.flat();
}

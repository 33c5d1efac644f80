import type { Price } from "../generated/graph.ts";
import type { SoldItem } from "../catalogue/product/product.service.ts";
import { isPrimeItem } from "../catalogue/product/item.service.ts";
import { needsFreightCarrier } from "../catalogue/product/freight.ts";
import { priceForPieces } from "../catalogue/product/item-price.ts";
import type { ShopContext } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { homeCountry } from "./cart-view.ts";
import { deliveryRange, type DeliveryRange } from "./shipping/delivery-date.ts";
import { effectiveShipper, parcelFreeFrom, shipperOptions } from "./shipping/shippers.ts";

/** When an item arrives that is ordered now, by the same rule as a basket; null while it cannot be bought. */
export function itemDelivery({ item }: SoldItem, { clock, storefront }: ShopContext): DeliveryRange | null {
  if (item.stock === 0) return null;
  const days = { min: item.deliveryDaysMin, max: item.deliveryDaysMax };
  return deliveryRange(clock.now(), [days], homeCountry[storefront.store] !== "DE");
}

/** What delivery costs when the fewest pieces of the item are all that is ordered, in cents. */
function costsOf(sold: SoldItem, context: ShopContext): number {
  const { product, item } = sold;
  const { store } = context.storefront;
  const quantity = item.minimumOrderQuantity;
  const options = shipperOptions({
    store,
    destination: { country: homeCountry[store], isPackstation: false },
    lines: [
      {
        quantity,
        shippingClass: item.shippingClass,
        weightGrams: item.weightGrams,
        deliveryFree: item.deliveryFree,
        isPrime: isPrimeItem(sold, context),
        goodsCents: priceForPieces(product, item, quantity).cents * quantity,
      },
    ],
  });
  return effectiveShipper(options, null)?.costs ?? 0;
}

/** `Item.shippingCost` of the graph. */
export const itemShippingCost = (sold: SoldItem, context: ShopContext): Price =>
  priceOf(costsOf(sold, context), context.storefront.language);

/** `Item.freeShippingFrom` of the graph; null for what a freight carrier brings, and for what is delivered for nothing. */
export function itemFreeFrom(sold: SoldItem, context: ShopContext): Price | null {
  const { store, language } = context.storefront;
  if (needsFreightCarrier(sold.item) || costsOf(sold, context) === 0) return null;
  return priceOf(parcelFreeFrom(store), language);
}

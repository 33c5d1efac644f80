import type { ShopEvent } from "../lib/data-layer.ts";
import { shopCurrency } from "../lib/money.ts";
import type { RemovedLine } from "./removed-line.ts";

/** What is reported of a line that was taken out of the basket (TRACK-07), at the price that it was shown with. */
export function removedFromBasket({ purchaseOptionId, name, quantity, shownPrice }: RemovedLine): ShopEvent {
  const [itemId = ""] = purchaseOptionId.split("#", 1);
  return {
    event: "remove_from_cart",
    ecommerce: {
      currency: shopCurrency,
      value: (shownPrice * quantity) / 100,
      items: [{ item_id: itemId, item_name: name, quantity, price: shownPrice / 100 }],
    },
  };
}

import type { ThankYouQuery } from "../graph/generated/ThankYou.ts";
import type { ShopEvent } from "../lib/data-layer.ts";
import { shopCurrency } from "../lib/money.ts";

type Order = NonNullable<ThankYouQuery["getThankYouPageData"]>["order"];

/** The event of an order that was made, with what was paid and what for. */
export function purchaseOf({ orderId, totalAmount, lines }: Order): ShopEvent {
  const items = lines.map(({ itemId, name, quantity, singlePrice }) => ({
    item_id: itemId,
    item_name: name,
    quantity,
    price: singlePrice.amount / 100,
  }));
  const ecommerce = {
    transaction_id: orderId,
    currency: shopCurrency,
    value: totalAmount.amount / 100,
    items,
  };
  return { event: "purchase", ecommerce };
}

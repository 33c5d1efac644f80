import * as v from "valibot";
import { keys } from "./rules/cart.ts";
import type { CartView } from "./rules/view.ts";

/** Fields of the graph's `Cart` that are compared. */
export const cartFields = `
  mergedLineItems {
    id itemId purchaseOptionId quantity quantityLightning relatedVoucherCode
    totalPrice { amount } priceParts { unitPrice { amount } }
  }
  subtotal { amount } promotionsSaving { amount } shippingCost { amount } total { amount }
  attainableInfos { voucherCode successful }
  notices { messageKey message itemId }`;

const Amount = v.object({ amount: v.number() });
const Line = v.object({
  id: v.string(),
  itemId: v.string(),
  purchaseOptionId: v.string(),
  quantity: v.number(),
  quantityLightning: v.number(),
  relatedVoucherCode: v.nullable(v.string()),
  totalPrice: Amount,
  priceParts: v.array(v.object({ unitPrice: Amount })),
});
const Notice = v.object({ messageKey: v.string(), message: v.string(), itemId: v.nullable(v.string()) });

/** A cart as the graph returns it. */
export const ShownCart = v.object({
  mergedLineItems: v.array(Line),
  subtotal: Amount,
  promotionsSaving: Amount,
  shippingCost: Amount,
  total: Amount,
  attainableInfos: v.array(v.object({ voucherCode: v.string(), successful: v.boolean() })),
  notices: v.array(Notice),
});
/** A line as the graph returns it. */
export type ShownLine = v.InferOutput<typeof Line>;

const nothing = { lines: {}, gifts: [], vouchers: {}, goods: 0, discount: 0, shipping: 0, total: 0, notices: [] };

/** What is compared of a cart. */
export function cartOf(cart: v.InferOutput<typeof ShownCart> | null): CartView {
  if (cart === null) return nothing;
  const { mergedLineItems, subtotal, promotionsSaving, shippingCost, total, attainableInfos, notices } = cart;
  const goods = mergedLineItems.filter(({ relatedVoucherCode }) => relatedVoucherCode === null);
  return {
    lines: Object.fromEntries(
      goods.map(({ itemId, quantity, quantityLightning, totalPrice }) => [
        itemId,
        [quantity, quantityLightning, totalPrice.amount],
      ]),
    ),
    gifts: mergedLineItems.flatMap(({ relatedVoucherCode }) => relatedVoucherCode ?? []).toSorted(),
    vouchers: Object.fromEntries(attainableInfos.map(({ voucherCode, successful }) => [voucherCode, successful])),
    goods: subtotal.amount,
    discount: promotionsSaving.amount,
    shipping: shippingCost.amount,
    total: total.amount,
    notices: [...new Set(notices.map(aboutOf))].toSorted(),
  };
}

/** Both say that pieces cost something else than was shown. */
const priceKeys: ReadonlySet<string> = new Set([keys.price, "vue.cart.notice.dealLapsed"]);

/** A notice as the model names it: key with the item, or with the voucher's code, which stands in brackets. */
function aboutOf({ messageKey, message, itemId }: v.InferOutput<typeof Notice>): string {
  const [, code = ""] = /\(([A-Z0-9-]+)\)/.exec(message) ?? [];
  return `${priceKeys.has(messageKey) ? keys.price : messageKey}|${itemId ?? code}`;
}

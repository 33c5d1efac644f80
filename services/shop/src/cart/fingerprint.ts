import { createHash } from "node:crypto";
import type { CartView } from "./cart-view.ts";

/**
 * Identifies all that a summary shows of a cart: goods with pieces and prices, totals, addresses, ways to ship and to pay
 * (CHKX-06). Two are equal when a shopper who has seen one has seen the other. Names are left out: they change with the
 * language. So are the buyer reference, which is typed there and stored with the order (C-95), and a business's way to pay,
 * which is the agreed one whatever the cart has.
 */
export function fingerprintOf(view: CartView): string {
  const { cart, positions, totals, shipper, billingAddress, shippingAddress } = view;
  const shown = [
    cart.id,
    positions.map(({ item, kind, dealId, quantity, totalCents }) => [item.id, kind, dealId, quantity, totalCents]),
    [totals.subtotal, totals.promotionsSaving, totals.shipping, totals.tax, totals.total],
    [shipper?.code, cart.speditionFields, billingAddress, shippingAddress],
    [cart.store === "b2b" ? null : cart.paymentMethod, cart.orderReference],
  ];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);
}

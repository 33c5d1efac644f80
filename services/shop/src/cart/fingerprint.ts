import { createHash } from "node:crypto";
import type { CartView } from "./cart-view.ts";

/**
 * Identifies all that a summary shows of a cart: goods with pieces and prices, totals, addresses, ways to ship and to pay
 * (CHKX-06). Two are equal when a shopper who has seen one has seen the other. Names are left out: they change with the
 * language.
 */
export function fingerprintOf(view: CartView): string {
  const { cart, positions, totals, shipper, billingAddress, shippingAddress } = view;
  const shown = [
    cart.id,
    positions.map(({ item, kind, dealId, quantity, totalCents }) => [item.id, kind, dealId, quantity, totalCents]),
    [totals.subtotal, totals.promotionsSaving, totals.shipping, totals.tax, totals.total],
    [shipper?.code, cart.speditionFields, billingAddress, shippingAddress],
    [cart.paymentMethod, cart.buyerReference, cart.orderReference],
  ];
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);
}

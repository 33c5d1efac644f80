import { defineCopy } from "../lib/copy.ts";

/** How far an order has come, for visitors without an account. */
export const stateCopy = defineCopy({
  de: {
    orders: {
      PLACED: "Eingegangen",
      PAID: "Wird vorbereitet",
      PACKED: "Wird gepackt",
      SHIPPED: "Unterwegs",
      DELIVERED: "Zugestellt",
      CANCELLED: "Storniert",
    },
    explained: {
      PLACED: "Ihre Bestellung ist bei uns eingegangen. Bei Vorkasse packen wir, sobald Ihre Zahlung da ist.",
      PAID: "Wir stellen Ihre Artikel zusammen. Zurücksenden können Sie, sobald sie verschickt sind.",
      PACKED: "Wir packen Ihre Artikel. Zurücksenden können Sie, sobald sie verschickt sind.",
      SHIPPED: "Ihre Artikel sind unterwegs.",
      DELIVERED: "Ihre Artikel sind angekommen.",
      CANCELLED: "Diese Bestellung wurde storniert.",
    },
    shipments: { PACKED: "Wird gepackt", SHIPPED: "Unterwegs", DELIVERED: "Zugestellt" },
    expected: (day: string) => `voraussichtlich ${day}`,
    on: (day: string) => `am ${day}`,
    track: (code: string) => `Sendung ${code} verfolgen`,
    newWindow: "(neues Fenster)",
  },
  en: {
    orders: {
      PLACED: "Received",
      PAID: "Being prepared",
      PACKED: "Being packed",
      SHIPPED: "On its way",
      DELIVERED: "Delivered",
      CANCELLED: "Cancelled",
    },
    explained: {
      PLACED: "We have received your order. With prepayment we pack as soon as your payment is here.",
      PAID: "We put your items together. You can return them once they are shipped.",
      PACKED: "We pack your items. You can return them once they are shipped.",
      SHIPPED: "Your items are on their way.",
      DELIVERED: "Your items have arrived.",
      CANCELLED: "This order was cancelled.",
    },
    shipments: { PACKED: "Being packed", SHIPPED: "On its way", DELIVERED: "Delivered" },
    expected: (day: string) => `expected ${day}`,
    on: (day: string) => `on ${day}`,
    track: (code: string) => `Track shipment ${code}`,
    newWindow: "(new window)",
  },
});

import { defineCopy } from "../lib/copy.ts";

/** How far orders and shipments have come, in words. */
export const statusCopy = defineCopy({
  de: {
    orders: {
      PLACED: "Eingegangen",
      PAID: "Wird vorbereitet",
      PACKED: "Wird gepackt",
      SHIPPED: "Unterwegs",
      DELIVERED: "Zugestellt",
      CANCELLED: "Storniert",
    },
    booked: "Gebucht",
    /** The same as steps that an order has gone through. */
    steps: {
      PLACED: "Bestellt",
      PAID: "Bestätigt",
      PACKED: "Gepackt",
      SHIPPED: "Verschickt",
      DELIVERED: "Zugestellt",
      CANCELLED: "Storniert",
    },
    shipments: { PACKED: "Wird gepackt", SHIPPED: "Unterwegs", DELIVERED: "Zugestellt" },
    expected: (day: string) => `Voraussichtlich ${day}`,
    delivered: (day: string) => `Zugestellt am ${day}`,
    partDelivered: (day: string) => `Ein Teil wurde am ${day} zugestellt`,
    by: (carrier: string) => `mit ${carrier}`,
    progress: "Stand der Bestellung",
    done: "erledigt",
    ahead: "steht noch aus",
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
    booked: "Booked",
    steps: {
      PLACED: "Ordered",
      PAID: "Confirmed",
      PACKED: "Packed",
      SHIPPED: "Shipped",
      DELIVERED: "Delivered",
      CANCELLED: "Cancelled",
    },
    shipments: { PACKED: "Being packed", SHIPPED: "On its way", DELIVERED: "Delivered" },
    expected: (day: string) => `Expected ${day}`,
    delivered: (day: string) => `Delivered on ${day}`,
    partDelivered: (day: string) => `A part was delivered on ${day}`,
    by: (carrier: string) => `by ${carrier}`,
    progress: "Progress of the order",
    done: "done",
    ahead: "still to come",
  },
});

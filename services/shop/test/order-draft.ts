import type { DraftLine, OrderDraft, OrderHead } from "../src/orders/order-draft.ts";
import type { OrderViewer } from "../src/orders/order-graph.ts";
import type { OrderLineRow, ShipmentRow, StoredOrder } from "../src/orders/stored-order.ts";
import { anAddressOf } from "./cart-parts.ts";

/** A line of two pencils. */
export const aLine = (changes: Partial<DraftLine> = {}): DraftLine => ({
  itemId: 1,
  productId: 11,
  articleNumber: "100001",
  name: "Stift & Co",
  quantity: 2,
  singleCents: 1_190,
  netSingleCents: 1_000,
  totalCents: 2_380,
  promotionCents: 238,
  vatRate: 1_900,
  picture: { kind: "pencil", colour: "#d8352a", accent: "#f4c430" },
  dealId: null,
  ...changes,
});

/** An order of two pencils with a voucher, to be paid in advance. */
export const anOrder = (changes: Partial<OrderHead> = {}, lines: readonly DraftLine[] = [aLine()]): OrderDraft => ({
  head: {
    orderNumber: 40_012_345,
    store: "de",
    language: "de-DE",
    userId: null,
    customerId: null,
    isGuest: true,
    email: "anna@example.org",
    phone: null,
    paymentMethod: "VORKASSE",
    paymentMethodName: "Vorkasse",
    buyerReference: null,
    orderReference: "",
    comment: "",
    shipper: "dhl",
    shipperName: "DHL Paket",
    speditionFields: {},
    deliveryFrom: "2026-11-24",
    deliveryUntil: "2026-11-26",
    billingAddress: anAddressOf(),
    deliveryAddress: anAddressOf({ id: "a2", kind: "shipping", company: "", addition: "", city: "Potsdam" }),
    membership: null,
    voucherCodes: [],
    origin: "http://localhost:3000",
    isMeasured: false,
    subtotalCents: 2_380,
    promotionsSavingCents: 238,
    shippingCents: 595,
    shippingVatRate: 1_900,
    taxCents: 437,
    taxes: [{ rate: 1_900, cents: 437 }],
    taxIncluded: true,
    totalCents: 2_737,
    ...changes,
  },
  lines: [...lines],
});

/** A line of an order of which nothing has been packed. */
export const aStoredLine = (changes: Partial<OrderLineRow> = {}): OrderLineRow => {
  const { dealId: _, ...line } = aLine();
  const pieces = { packed: 0, shipped: 0, cancelled: 0, returned: 0, credited: 0 };
  return { ...line, ...pieces, line: 0, components: [], ...changes };
};

/** A parcel of the first line that has arrived. */
export const aShipment = (changes: Partial<ShipmentRow> = {}): ShipmentRow => ({
  id: 1,
  status: "delivered",
  carrier: "dhl",
  trackingCode: "00340434161094042557",
  rma: null,
  packedAt: new Date("2026-11-24T10:00:00Z"),
  shippedAt: new Date("2026-11-24T10:00:00Z"),
  deliveredAt: new Date("2026-11-24T10:00:00Z"),
  expectedDelivery: "2026-11-26",
  items: [{ line: 0, quantity: 1 }],
  ...changes,
});

/** An order as it is stored when it has just been made. */
export const aStoredOrder = (changes: Partial<StoredOrder> = {}): StoredOrder => ({
  head: anOrder().head,
  cartId: "c1",
  orderedAt: new Date("2026-11-23T10:00:00Z"),
  status: "placed",
  paidCents: 0,
  refundedCents: 0,
  lines: [aStoredLine()],
  events: [{ status: "placed", at: new Date("2026-11-23T10:00:00Z") }],
  shipments: [],
  papers: [],
  heldUntil: null,
  ...changes,
});

/** A German buyer who looks at an order. */
export const aBuyer = (changes: Partial<OrderViewer> = {}): OrderViewer => ({
  config: { tokenSecret: "token-secret-for-tests" },
  language: "de-DE",
  now: new Date("2026-11-23T12:00:00Z"),
  isBuyer: true,
  returnsAreOn: true,
  ...changes,
});

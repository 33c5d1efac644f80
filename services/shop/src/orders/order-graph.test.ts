import { describe, expect, it } from "vitest";
import { aBuyer, anOrder, aShipment, aStoredLine, aStoredOrder } from "../../test/order-draft.ts";
import { openInvitation } from "../catalogue/review/rating-link.ts";
import { orderGraph } from "./order-graph.ts";

const orderedAt = new Date("2026-11-23T10:00:00Z");
const head = anOrder({
  phone: "030 1234567",
  orderReference: "4b",
  comment: "leise",
  isGuest: false,
  paymentMethodName: "Vorkasse",
}).head;

it("shows an order as it was made (ORD-05)", () => {
  const shown = orderGraph(aStoredOrder({ head, orderedAt }), aBuyer());
  expect(shown).toMatchObject({
    orderId: "40012345",
    orderedAt,
    paymentMethod: "VORKASSE",
    paymentMethodName: "Vorkasse",
    subtotal: { amount: 2_380 },
    promotionsSaving: { amount: 238 },
    shippingCost: { amount: 595 },
    tax: { amount: 437 },
    taxIncluded: true,
    totalAmount: { amount: 2_737, stringValue: "27,37\u00a0€" },
    deliveryAddress: { addressId: "a2", city: "Potsdam" },
    billingAddress: { addressId: "a1", city: "Berlin" },
    email: "anna@example.org",
    phone: "030 1234567",
    orderReference: "4b",
    comment: "leise",
    shipper: "dhl",
    deliveryFrom: "2026-11-24",
    deliveryUntil: "2026-11-26",
  });
});

it.each([
  ["VORKASSE", "Vorkasse", "Prepayment"],
  ["RECHNUNG", "Rechnung", "Invoice"],
  ["FRÜHER", "Nachnahme", "Nachnahme"],
])("names the payment %s in the reader's language, and one that is gone as it was ordered", (id, german, english) => {
  const order = aStoredOrder({ head: { ...head, paymentMethod: id, paymentMethodName: german }, orderedAt });
  expect(orderGraph(order, aBuyer()).paymentMethodName).toBe(german);
  expect(orderGraph(order, { ...aBuyer(), language: "en-DE" }).paymentMethodName).toBe(english);
});

it("shows its lines, the price of a piece net for tracking (ENT-05), and no picture where none was kept", () => {
  const lines = [aStoredLine(), aStoredLine({ line: 1, itemId: 2, picture: null })];
  const [first, second] = orderGraph(aStoredOrder({ head, orderedAt, lines }), aBuyer()).lines;
  expect(first).toMatchObject({
    name: "Stift & Co",
    itemId: 1,
    quantity: 2,
    sku: "100001",
    price: { amount: 1_000 },
    singlePrice: { amount: 1_190 },
    totalPrice: { amount: 2_380 },
    path: "/prod/11/?varid=1",
  });
  expect(first?.image()).toMatchObject({ alt: expect.stringContaining("Stift & Co") });
  expect([second?.path, second?.image()]).toEqual(["/prod/11/?varid=2", null]);
});

describe("what has arrived of an order", () => {
  const lines = [aStoredLine(), aStoredLine({ line: 1, productId: 12, name: "Lampe", picture: null })];
  const items = [
    { line: 0, quantity: 1 },
    { line: 1, quantity: 2 },
  ];
  const order = aStoredOrder({ head, orderedAt, lines, shipments: [aShipment({ items })] });
  const viewer = aBuyer();

  it("is shown with the pictures of its goods", () => {
    const [pencil, lamp] = orderGraph(order, viewer).shipments[0]?.items ?? [];
    expect([pencil?.name, lamp?.name]).toEqual(["Stift & Co", "Lampe"]);
    expect([pencil?.image(), lamp?.image()]).toEqual([
      expect.objectContaining({ alt: expect.stringContaining("Stift & Co") }),
      null,
    ]);
  });

  it("is rated in the buyer's short name, each product by a link of its own, for 90 days (ROUTE-04)", () => {
    const [shipment] = orderGraph(order, viewer).shipments;
    const links = [shipment?.reviewUrl(), ...(shipment?.items ?? []).map(({ reviewUrl }) => reviewUrl())];
    const opened = links.map((link) =>
      openInvitation(link?.split("/rating/?enc=")[1] ?? "", viewer.config.tokenSecret, viewer.now),
    );
    const expires = new Date("2027-02-21T23:00:00Z").getTime() / 1_000;
    expect(opened).toEqual(
      [11, 11, 12].map((productId) => ({ productId, author: "Anna B.", orderId: "40012345", expires })),
    );
  });
});

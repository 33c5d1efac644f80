import { describe, expect, it } from "vitest";
import { anOrder, aShipment, aStoredLine, aStoredOrder } from "../../../test/order-draft.ts";
import { cancelledMail, deliveredMail, packedMail, paidMail, refundMail, shippedMail } from "./fulfilment-mails.ts";

const keys = { tokenSecret: "token-secret-for-tests" };
const at = new Date("2026-11-24T10:00:00Z");
const shipment = aShipment({
  id: 7,
  status: "shipped",
  carrier: "dpd",
  trackingCode: "CB-1",
  deliveredAt: null,
  items: [{ line: 0, quantity: 2 }],
});
const invoice = { kind: "invoice", number: 12, issuedAt: at, totalCents: 2_737, isElectronic: null } as const;
const ordered = (changes: Parameters<typeof anOrder>[0] = {}) =>
  aStoredOrder({ head: anOrder(changes).head, papers: [{ ...invoice, kind: "credit_note", number: 3 }, invoice] });

describe("the mails about an order's way", () => {
  it("have a subject of their own in both languages", () => {
    const subjects = (language: "de-DE" | "en-DE") => {
      const order = ordered({ language });
      return [
        paidMail(order, 100),
        packedMail(order, shipment),
        shippedMail(keys, order, shipment),
        deliveredMail(keys, order, shipment),
        cancelledMail(order, [], 100, "cancelled:1"),
        refundMail(order, "RMA-1", 100, "none"),
      ].map(({ subject }) => subject);
    };
    expect(subjects("de-DE")).toEqual([
      "Bestellung 40012345: wir packen",
      "Bestellung 40012345: gepackt",
      "Bestellung 40012345: unterwegs",
      "Bestellung 40012345: angekommen",
      "Bestellung 40012345: storniert",
      "Rücksendung RMA-1 zur Bestellung 40012345 ist da",
    ]);
    expect(subjects("en-DE")).toEqual([
      "Order 40012345: we are packing",
      "Order 40012345: packed",
      "Order 40012345: on its way",
      "Order 40012345: delivered",
      "Order 40012345: cancelled",
      "Return RMA-1 of order 40012345 has arrived",
    ]);
  });

  it("lead to the parcel, and a guest to the invoice itself, a customer to the page of the order", () => {
    const guest = shippedMail(keys, ordered(), shipment).text;
    expect(guest).toContain("https://tracking.dpd.de/status/de_DE/parcel/CB-1");
    expect(guest).toMatch(/http:\/\/localhost:3000\/myaccount\/orders\/paper\/\?order=[^&\s]+&number=RE-0000012/);
    expect(guest).not.toContain("orderdetail");
    const customer = shippedMail(keys, ordered({ isGuest: false }), shipment).text;
    expect(customer).toContain("http://localhost:3000/myaccount/orders/orderdetail/?orderId=40012345");
    expect(customer).not.toContain("/paper/");
  });

  it("name the goods of a parcel, and no others of its order", () => {
    const lines = [aStoredLine(), aStoredLine({ line: 1, itemId: 2, name: "Lampe" })];
    const order = { ...ordered(), lines };
    const parcel = aShipment({ items: [{ line: 1, quantity: 2 }] });
    const mails = [packedMail(order, parcel), shippedMail(keys, order, parcel), deliveredMail(keys, order, parcel)];
    for (const { text } of mails) {
      expect(text.split("\n")).toContain("2 × Lampe");
      expect(text).not.toContain("Stift");
    }
  });

  it("link nothing of a shop whose address is not known", () => {
    const { text } = shippedMail(keys, ordered({ origin: null }), shipment);
    expect([...text.matchAll(/https?:\/\/[^/\s]+/g)].map(([url]) => url)).toEqual(["https://tracking.dpd.de"]);
  });
});

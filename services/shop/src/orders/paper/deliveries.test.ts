import { describe, expect, it } from "vitest";
import { aShipment, aStoredLine, aStoredOrder } from "../../../test/order-draft.ts";
import { deliveriesOf } from "./deliveries.ts";

const now = new Date("2026-11-24T10:00:00Z");
const shipped = aShipment({ status: "shipped", shippedAt: now, items: [{ line: 0, quantity: 1 }] });

describe("the deliveries of an invoice", () => {
  it("are what has left and the rest, without the pieces that were cancelled", () => {
    const lines = [
      aStoredLine({ quantity: 5, packed: 1, shipped: 1, cancelled: 2 }),
      aStoredLine({ line: 1, articleNumber: "100002", quantity: 2, cancelled: 2 }),
    ];
    expect(deliveriesOf(aStoredOrder({ lines, shipments: [shipped] }), now)).toEqual([
      { day: "2026-11-24", isExpected: false, pieces: [{ articleNumber: "100001", quantity: 1 }] },
      { day: "2026-11-26", isExpected: true, pieces: [{ articleNumber: "100001", quantity: 2 }] },
    ]);
  });

  it("are what has left alone once nothing else is to come", () => {
    const lines = [aStoredLine({ quantity: 3, packed: 1, shipped: 1, cancelled: 2 })];
    expect(deliveriesOf(aStoredOrder({ lines, shipments: [shipped] }), now)).toMatchObject([{ isExpected: false }]);
  });
});

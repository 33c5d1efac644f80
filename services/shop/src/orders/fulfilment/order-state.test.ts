import { describe, expect, it } from "vitest";
import { aShipment, aStoredLine, aStoredOrder, anOrder } from "../../../test/order-draft.ts";
import { expectedDay, statusOf } from "./order-state.ts";

const expected = (packedAt: string, promised = "2026-11-26") =>
  expectedDay(anOrder({ deliveryUntil: promised }), new Date(packedAt));

describe("the day on which goods are expected that leave soon", () => {
  it("is two working days later: carriers deliver nothing on weekends", () => {
    expect(expected("2026-11-25T10:00:00Z")).toBe("2026-11-27");
    expect(expected("2026-11-26T10:00:00Z")).toBe("2026-11-30");
    expect(expected("2026-11-27T10:00:00Z")).toBe("2026-12-01");
    expect(expected("2026-11-28T10:00:00Z")).toBe("2026-12-01");
  });

  it("is counted from the warehouse's day", () => {
    expect(expected("2026-11-24T23:30:00Z")).toBe("2026-11-27");
  });

  it("is the day that the order promised when that is later", () => {
    expect(expected("2026-11-23T10:00:00Z", "2026-12-04")).toBe("2026-12-04");
  });
});

describe("how far an order of two pieces has come", () => {
  const two = (packed: number, cancelled = 0) => [aStoredLine({ quantity: 2, packed, shipped: packed, cancelled })];
  const order = (lines: ReturnType<typeof two>, ...shipments: ReturnType<typeof aShipment>[]) =>
    statusOf(aStoredOrder({ status: "paid", lines, shipments }));
  const [first, second] = [aShipment({ id: 1 }), aShipment({ id: 2 })];

  it("is delivered once all that was not cancelled has arrived, and not while a part was never sent", () => {
    expect(order(two(1), first)).toBe("shipped");
    expect(order(two(1, 1), first)).toBe("delivered");
    expect(order(two(2), first, { ...second, status: "packed" })).toBe("packed");
    expect(order(two(2), first, { ...second, status: "shipped" })).toBe("shipped");
    expect(order(two(2), first, second)).toBe("delivered");
  });

  it("is not changed by a replacement that is under way", () => {
    const instead = aShipment({ id: 3, rma: "R-1", status: "packed" });
    expect(order(two(2), first, second, instead)).toBe("delivered");
    expect(order(two(0), instead)).toBe("paid");
  });

  it("is cancelled with its last piece, whatever was sent of the others before", () => {
    expect(order(two(0, 2))).toBe("cancelled");
    expect(order(two(0, 1))).toBe("paid");
  });
});

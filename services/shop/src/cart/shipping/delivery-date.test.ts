import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addWorkingDays, deliveryRange, warehouseDay } from "./delivery-date.ts";

const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2036-01-01"), noInvalidDate: true });
const days = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 20 }))
    .map(([min, more]) => ({ min, max: min + more })),
  { minLength: 1, maxLength: 6 },
);

describe("delivery dates", () => {
  it("skips the weekend", () => {
    expect(addWorkingDays("2026-11-20", 1)).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-21", 1)).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-20", 6)).toBe("2026-11-30");
  });

  it("counts from the warehouse's day, not from that of UTC", () => {
    expect(warehouseDay(new Date("2026-07-01T22:30:00Z"))).toBe("2026-07-02");
  });

  it("follows the slowest line, and takes two days more abroad", () => {
    const lines = [
      { min: 1, max: 2 },
      { min: 3, max: 5 },
    ];
    const monday = new Date("2026-11-23T10:00:00Z");
    expect(deliveryRange(monday, lines, false)).toEqual({ from: "2026-11-26", until: "2026-11-30" });
    expect(deliveryRange(monday, lines, true)).toEqual({ from: "2026-11-30", until: "2026-12-02" });
  });

  it("never delivers on a weekend, before tomorrow, or earlier than it begins", () => {
    fc.assert(
      fc.property(moment, days, fc.boolean(), (ordered, lines, isAbroad) => {
        const { from, until } = deliveryRange(ordered, lines, isAbroad);
        for (const day of [from, until]) expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
        expect(from > warehouseDay(ordered)).toBe(true);
        expect(until >= from).toBe(true);
      }),
    );
  });

  it("adds up: a days and b days are a + b days", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (ordered, a, b) => {
        const day = warehouseDay(ordered);
        expect(addWorkingDays(addWorkingDays(day, a), b)).toBe(addWorkingDays(day, a + b));
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampQuantity } from "./clamp-quantity.ts";

describe("clampQuantity", () => {
  it("C-07: uses 1 to 999 when no limits are given", () => {
    expect(clampQuantity(1000)).toEqual({ quantity: 999, reason: "above-max" });
    expect(clampQuantity(0)).toEqual({ quantity: 1, reason: "below-min" });
    expect(clampQuantity(12)).toEqual({ quantity: 12, reason: "ok" });
  });

  it("C-07: never accepts 9999, even where the item allows it", () => {
    expect(clampQuantity(9999, { max: 9999 })).toEqual({ quantity: 9998, reason: "above-max" });
  });

  it("C-08: deletes at 0 only when that is on", () => {
    expect(clampQuantity(0, { deleteOnZero: true })).toEqual({ quantity: 0, reason: "delete" });
    expect(clampQuantity(0, { deleteOnZero: false, min: 5 }).quantity).toBe(5);
  });

  it("resets what is no number to the minimum, and cuts fractions off", () => {
    expect(clampQuantity(Number.NaN, { min: 3 })).toEqual({ quantity: 3, reason: "below-min" });
    expect(clampQuantity(4.9)).toEqual({ quantity: 4, reason: "ok" });
  });

  it("stays within the limits, changes nothing twice, and reports ok exactly when nothing changed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 20_000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 500, max: 12_000 }),
        (wished, min, max) => {
          const result = clampQuantity(wished, { min, max });
          expect(result.quantity).toBeGreaterThanOrEqual(min);
          expect(result.quantity).toBeLessThanOrEqual(Math.min(max, 9998));
          expect(result.reason === "ok").toBe(result.quantity === wished);
          expect(clampQuantity(result.quantity, { min, max }).reason).toBe("ok");
        },
      ),
    );
  });
});

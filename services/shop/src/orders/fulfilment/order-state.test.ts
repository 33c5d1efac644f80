import { describe, expect, it } from "vitest";
import { anOrder } from "../../../test/order-draft.ts";
import { expectedDay } from "./order-state.ts";

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

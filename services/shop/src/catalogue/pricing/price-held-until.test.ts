import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceHeldUntil } from "./price-held-until.ts";

const at = (time: string) => new Date(`2026-11-28T${time}Z`);

describe("until when a price is held", () => {
  it("is the earlier of two ends, a second apart either way", () => {
    expect(priceHeldUntil(at("12:00:00"), at("12:00:01"))).toEqual(at("12:00:00"));
    expect(priceHeldUntil(at("12:00:01"), at("12:00:00"))).toEqual(at("12:00:00"));
  });

  it("is the only end that there is, or open without any", () => {
    expect(priceHeldUntil(null, at("12:00:00"))).toEqual(at("12:00:00"));
    expect(priceHeldUntil(null, null)).toBeNull();
    expect(priceHeldUntil()).toBeNull();
  });

  it("is never after any of its ends, and is one of them", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.date({ noInvalidDate: true }))), (ends) => {
        const known = ends.flatMap((end) => end?.getTime() ?? []);
        const held = priceHeldUntil(...ends);
        expect(held === null).toBe(known.length === 0);
        if (held !== null) expect(known).toContain(held.getTime());
        for (const end of known) expect(held?.getTime()).toBeLessThanOrEqual(end);
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { starsFor } from "./rating.ts";

describe("starsFor", () => {
  it.each([
    [0, 1],
    [1.39, 1],
    [1.4, 1.5],
    [1.89, 1.5],
    [1.9, 2],
    [2.4, 2.5],
    [2.9, 3],
    [3.39, 3],
    [3.4, 3.5],
    [3.9, 4],
    [4.39, 4],
    [4.4, 4.5],
    [4.89, 4.5],
    [4.9, 5],
    [5, 5],
  ])("TILE-12: %d shows %d stars", (average, stars) => {
    expect(starsFor(average, 7)).toBe(stars);
  });

  it("C-48: shows no stars without ratings", () => {
    expect(starsFor(4.2, 0)).toBeNull();
  });

  it("TILE-12: follows the written steps at every value", () => {
    const steps = [1.4, 1.9, 2.4, 2.9, 3.4, 3.9, 4.4, 4.9];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (thousandths) => {
        const average = thousandths / 1000;
        const passed = steps.filter((step) => average >= step).length;
        expect(starsFor(average, 1)).toBe(1 + passed / 2);
      }),
    );
  });
});

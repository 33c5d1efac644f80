import fc from "fast-check";
import { expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

it.each([
  [1, 1, [1]],
  [1, 9, [1, 2, "gap", 9]],
  [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 8, 9]],
])("page %d of %d shows %j", (current, pages, slots) => {
  expect(pageWindow(current, pages)).toEqual(slots);
});

it("always shows first, current and last, rises, and no gap hides a single page", () => {
  const place = fc
    .integer({ min: 1, max: 300 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(place, ([current, pages]) => {
      const slots = pageWindow(current, pages);
      const numbers = slots.filter((slot) => slot !== "gap");
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
      slots.forEach((slot, index) => {
        if (slot !== "gap") return;
        const [before, after] = [slots[index - 1], slots[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
      expect(slots.length).toBeLessThanOrEqual(7);
    }),
  );
});

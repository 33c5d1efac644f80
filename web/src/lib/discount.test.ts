import { expect, it } from "vitest";
import { discountMark } from "./discount.ts";

it.each([
  [0, "none"],
  [4.99, "none"],
  [5, "badge"],
  [24, "badge"],
  [25, "badge-with-icon"],
  [70, "badge-with-icon"],
  [Number.NaN, "none"],
])("TILE-08, TILE-09: %d percent shows %s", (percent, mark) => {
  expect(discountMark(percent)).toBe(mark);
});

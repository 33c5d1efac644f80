import { expect, it } from "vitest";
import { mannWhitney, quantile } from "./rank-test.ts";

const upTo = (count: number, plus = 0) => Array.from({ length: count }, (_, index) => index + plus);

it("finds quartiles", () => {
  expect([0, 0.25, 0.5, 1].map((part) => quantile([4, 1, 3, 2, 5], part))).toEqual([1, 2, 3, 5]);
  expect(quantile([1, 2], 0.5)).toBe(1.5);
});

it("separates samples that differ, and none that do not", () => {
  expect(mannWhitney(upTo(60), upTo(60)).p).toBeCloseTo(1, 5);
  expect(mannWhitney(upTo(60), upTo(60, 30)).p).toBeLessThan(0.001);
  // 20 and 20 with U = 128: z = 1.948, p = 0.0514.
  expect(mannWhitney(upTo(20), upTo(20, 3.6)).p).toBeCloseTo(0.0577, 1);
});

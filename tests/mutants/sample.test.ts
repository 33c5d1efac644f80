import { expect, test } from "vitest";
import { sampleOf } from "./sample.ts";

const items = Array.from({ length: 500 }, (_, index) => index);

test("one seed gives one sample, another seed another one", () => {
  expect(sampleOf(items, 20, 7)).toEqual(sampleOf(items, 20, 7));
  expect(sampleOf(items, 20, 7)).not.toEqual(sampleOf(items, 20, 8));
});

test("a larger sample begins with the smaller one, so that its results are used again", () => {
  expect(sampleOf(items, 50, 7).slice(0, 20)).toEqual(sampleOf(items, 20, 7));
});

test("without a size all items are there once, from both halves early on", () => {
  const all = sampleOf(items, undefined, 3);
  expect(all.toSorted((a, b) => a - b)).toEqual(items);
  const early = all.slice(0, 100).filter((item) => item < 250).length;
  expect(early).toBeGreaterThan(30);
  expect(early).toBeLessThan(70);
});

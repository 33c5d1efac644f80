import { expect, it } from "vitest";
import { smallestPrice } from "./smallest-price.ts";

const tiers = [
  { minimumQuantity: 5, price: { amount: 180 } },
  { minimumQuantity: 10, price: { amount: 150 } },
];

it.each([
  [1, [], 200],
  [5, [], 1_000],
  [1, tiers, 200],
  [5, tiers, 900],
  [9, tiers, 1_620],
])("costs the smallest amount of %i pieces", (minimum, given, cents) => {
  expect(smallestPrice({ currentPrice: { amount: 200 }, tiers: given }, minimum)).toBe(cents);
});

import { expect, it } from "vitest";
import { decidePrice } from "../pricing/decide-price.ts";
import { pricesOf, storedPriceOf } from "./prices.ts";

const item = {
  priceCents: 1_000,
  listPriceCents: null,
  lowest30DaysCents: 1_000,
  baseAmount: 10,
  baseUnitDe: "Stück",
  baseUnitEn: "piece",
  vatBasisPoints: 1_900,
  taxIncluded: false,
  isBestPrice: false,
  tiers: [
    { from: 10, cents: 900 },
    { from: 30, cents: 800 },
  ],
};

it("each tier has what stands beside its own price, as a basket with so many pieces is charged", () => {
  const { tiers, discountPercent, basePrice } = pricesOf(item, decidePrice(storedPriceOf(item), null), "de-DE");
  expect([discountPercent, basePrice?.price.amount]).toEqual([0, 100]);
  expect(
    tiers.map((tier) => [
      tier.minimumQuantity,
      tier.price.amount,
      tier.specialPrice?.oldPrice?.amount,
      tier.discountPercent,
      tier.basePrice?.price.amount,
    ]),
  ).toEqual([
    [10, 900, 1_000, 10, 90],
    [30, 800, 1_000, 20, 80],
  ]);
});

it("beside a deal only tiers below its price are promised, and none counts as reduced from it", () => {
  const decided = decidePrice(storedPriceOf(item), { priceCents: 850, left: 5 });
  const { tiers } = pricesOf(item, decided, "de-DE");
  expect(
    tiers.map(({ price, specialPrice, discountPercent }) => [price.amount, specialPrice, discountPercent]),
  ).toEqual([[800, null, 0]]);
});

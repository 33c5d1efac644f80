import { expect, it } from "vitest";
import { decidePrice } from "../pricing/decide-price.ts";
import { pricesOf, storedPriceOf, tilePriceOf, unitPricesOf } from "./prices.ts";

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

it.each([
  ["de-DE", { baseAmount: 0.5, baseUnitDe: "kg", baseUnitEn: "kg" }, [2_000, "1,0", "kg"]],
  ["en-DE", { baseAmount: 0.5, baseUnitDe: "kg", baseUnitEn: "kg" }, [2_000, "1.0", "kg"]],
  ["de-CH", {}, [100, "1", "Stück"]],
  ["en-DE", {}, [100, "1", "piece"]],
  ["de-AT", { baseAmount: 500, baseUnitDe: "Blatt", baseUnitEn: "sheet" }, [200, "100", "Blatt"]],
  ["en-DE", { baseAmount: 500, baseUnitDe: "Blatt", baseUnitEn: "sheet" }, [200, "100", "sheets"]],
] as const)("TILE-16, C-101: the base price in %s of %j is %j", (language, of, [cents, amount, unit]) => {
  const decided = decidePrice(storedPriceOf(item), null);
  expect(pricesOf({ ...item, ...of }, decided, language).basePrice).toMatchObject({
    price: { amount: cents },
    amount,
    unit,
  });
  const tile = tilePriceOf({ ...item, ...of }, decided, true, language);
  expect([tile.basePriceAmount, tile.basePriceUnit]).toEqual([amount, unit]);
  expect(unitPricesOf({ ...item, ...of }, decided, language).basePrice).toMatchObject({ amount, unit });
});

it("beside a deal only tiers below its price are promised, and none counts as reduced from it", () => {
  const decided = decidePrice(storedPriceOf(item), { priceCents: 850, left: 5 });
  const { tiers } = pricesOf(item, decided, "de-DE");
  expect(
    tiers.map(({ price, specialPrice, discountPercent }) => [price.amount, specialPrice, discountPercent]),
  ).toEqual([[800, null, 0]]);
});

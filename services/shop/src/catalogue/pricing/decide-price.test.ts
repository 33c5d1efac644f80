import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  basePriceCents,
  bestOffer,
  isMeasured,
  unitsOfBasePrice,
  decidePrice,
  offeredOption,
  type StoredPrice,
  tiersBelow,
} from "./decide-price.ts";

const stored = (changes: Partial<StoredPrice> = {}): StoredPrice => ({
  regularCents: 2_369,
  lowest30DaysCents: null,
  listPriceCents: null,
  ...changes,
});
const deal = { priceCents: 1_779, left: 3 };
const cents = fc.integer({ min: 1, max: 500_000 });
const anyPrice = fc.record({
  regularCents: cents,
  lowest30DaysCents: fc.option(cents),
  listPriceCents: fc.option(cents),
});
const anyDeal = fc.option(fc.record({ priceCents: cents, left: fc.nat(5) }));

describe("what a piece costs", () => {
  it("is the deal's price while pieces are left, measured against the usual one (DEAL-06, DEAL-07)", () => {
    expect(decidePrice(stored(), deal)).toMatchObject({ option: "deal", cents: 1_779, referenceCents: 2_369 });
    expect(decidePrice(stored(), { ...deal, left: 0 })).toMatchObject({ option: "regular", cents: 2_369 });
  });

  it("is never more in a deal than outside it", () => {
    expect(offeredOption(stored({ regularCents: 1_500 }), deal)).toBe("regular");
    expect(decidePrice(stored({ regularCents: 1_500 }), deal, "deal").cents).toBe(1_500);
  });

  it("measures struck price, percentage and note against the lowest price of the last 30 days (C-85)", () => {
    expect(decidePrice(stored({ regularCents: 1_979, lowest30DaysCents: 2_744 }), null)).toMatchObject({
      referenceCents: 2_744,
      discountPercent: 27,
    });
    expect(decidePrice(stored({ regularCents: 1_979, lowest30DaysCents: 1_979 }), null)).toMatchObject({
      referenceCents: null,
      discountPercent: 0,
    });
  });

  it("falls with the pieces of a tier, in a deal too, and promises no tier above the price", () => {
    const tiers = [
      { from: 10, cents: 2_250 },
      { from: 50, cents: 1_700 },
    ];
    const priced = stored({ tiers });
    const centsFor = (pieces: number) => decidePrice(priced, null, "regular", pieces).cents;
    expect([1, 9, 10, 49, 50, 9_999].map(centsFor)).toEqual([2_369, 2_369, 2_250, 2_250, 1_700, 1_700]);
    expect([9, 50].map((pieces) => decidePrice(priced, deal, "deal", pieces).cents)).toEqual([1_779, 1_700]);
    expect(tiersBelow(priced, 1_779)).toEqual([tiers[1]]);
    expect(tiersBelow(stored(), 1_779)).toEqual([]);
  });

  it("never promises more than is given", () => {
    fc.assert(
      fc.property(anyPrice, anyDeal, (price, running) => {
        const decided = decidePrice(price, running);
        const { cents: current, referenceCents, discountPercent } = decided;
        expect(current).toBeLessThanOrEqual(price.regularCents);
        expect(referenceCents === null ? discountPercent : 0).toBe(0);
        if (referenceCents !== null) {
          expect(referenceCents).toBeGreaterThan(current);
          expect(referenceCents).toBeLessThanOrEqual(price.lowest30DaysCents ?? price.regularCents);
          expect(current * 100).toBeLessThanOrEqual(referenceCents * (100 - discountPercent));
        }
        // The offered purchase option has the offered price.
        expect(decidePrice(price, running, decided.option)).toEqual(decided);
      }),
    );
  });
});

it("gives the base price of the price that is shown", () => {
  expect([basePriceCents(1_129, 10, 1), basePriceCents(849, 10, 1)]).toEqual([113, 85]);
  expect(basePriceCents(499, 0.75, 1)).toBe(665);
  expect(basePriceCents(200, 500, 1)).toBeNull();
  expect(basePriceCents(200, 500, 100)).toBe(40);
});

it("TILE-16, C-101: a base price is for one unit; of what is counted and comes by the hundred for a hundred", () => {
  for (const unit of ["kg", "l", "m", "m²", "m³"]) {
    expect([unit, isMeasured(unit), unitsOfBasePrice(unit, 500)]).toEqual([unit, true, 1]);
  }
  for (const unit of ["Stück", "Blatt", "sheet", "g"]) {
    expect(isMeasured(unit)).toBe(false);
    expect([0.5, 1, 99, 100, 5_000].map((amount) => unitsOfBasePrice(unit, amount))).toEqual([1, 1, 1, 100, 100]);
  }
});

it("lets the cheapest item that can be bought stand for a product, else the cheapest", () => {
  const offer = (price: number, isInStock: boolean) => ({ cents: price, isInStock });
  expect(bestOffer([offer(3, true), offer(2, false), offer(4, true)])).toEqual(offer(3, true));
  expect(bestOffer([offer(3, false), offer(2, false)])).toEqual(offer(2, false));
});

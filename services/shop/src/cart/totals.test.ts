import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PricedLine, type TotalsInput, totalsOf } from "./totals.ts";

const line = fc.record({
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  regularUnitCents: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 9_998 }),
  vatRate: fc.constantFrom(0, 700, 810, 1900, 2000),
});
const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(line, { maxLength: 30 }),
  discountRate: fc.integer({ min: 0, max: 10_000 }),
  shippingCents: fc.integer({ min: 0, max: 100_000 }),
  taxIncluded: fc.boolean(),
});
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const pencil: PricedLine = { unitCents: 1_190, regularUnitCents: 1_490, quantity: 2, vatRate: 1900 };
const book: PricedLine = { unitCents: 1_070, regularUnitCents: 1_070, quantity: 1, vatRate: 700 };

describe("totals of a cart (CART-04)", () => {
  it("shows VAT as part of a consumer's total, by rate", () => {
    const totals = totalsOf({
      lines: [pencil, book],
      discountRate: 0,
      shippingCents: 595,
      taxIncluded: true,
    });
    expect(totals).toMatchObject({ subtotal: 3_450, shipping: 595, total: 4_045, tax: 545, totalSavings: 600 });
    expect(totals.taxes).toEqual([
      { rate: 700, cents: 70 },
      { rate: 1900, cents: 475 },
    ]);
  });

  it("puts VAT on top of a business customer's net prices, shipping included", () => {
    const totals = totalsOf({
      lines: [pencil],
      discountRate: 0,
      shippingCents: 490,
      taxIncluded: false,
    });
    expect(totals).toMatchObject({ subtotal: 2_380, shipping: 490, tax: 545, total: 3_415 });
  });

  it("taxes shipping like the goods that cost something, at the highest of their rates (one order, one country's rates)", () => {
    const rateOf = (lines: readonly PricedLine[], discountRate = 0): number =>
      totalsOf({ lines, discountRate, shippingCents: 595, taxIncluded: true }).shippingVatRate;
    const gift: PricedLine = { ...pencil, unitCents: 0 };
    expect([rateOf([pencil]), rateOf([book]), rateOf([book, pencil]), rateOf([book, gift])]).toEqual([
      1900, 700, 1900, 700,
    ]);
    expect([rateOf([book, gift], 10_000), rateOf([gift]), rateOf([])]).toEqual([1900, 1900, 0]);
  });

  it("takes a voucher off the goods, not off shipping", () => {
    const totals = totalsOf({
      lines: [pencil, book],
      discountRate: 1_000,
      shippingCents: 595,
      taxIncluded: true,
    });
    expect(totals).toMatchObject({ promotionsSaving: 345, total: 3_450 - 345 + 595, lineSavings: [238, 107] });
  });

  it("is all zeros without lines", () => {
    expect(totalsOf({ lines: [], discountRate: 5_000, shippingCents: 0, taxIncluded: true })).toMatchObject({
      subtotal: 0,
      total: 0,
      tax: 0,
      taxes: [],
    });
  });

  it("has parts that add up to the total, whatever is bought", () => {
    fc.assert(
      fc.property(input, (cart) => {
        const totals = totalsOf(cart);
        expect(totals.total).toBe(
          totals.subtotal - totals.promotionsSaving + totals.shipping + (cart.taxIncluded ? 0 : totals.tax),
        );
        expect(sum(totals.taxes.map(({ cents }) => cents))).toBe(totals.tax);
        expect(sum(totals.lineSavings)).toBe(cart.lines.length === 0 ? 0 : totals.promotionsSaving);
        expect(totals.subtotal).toBe(sum(cart.lines.map(({ unitCents, quantity }) => unitCents * quantity)));
      }),
    );
  });

  it("is never negative, and no line saves more than it costs", () => {
    fc.assert(
      fc.property(input, (cart) => {
        const totals = totalsOf(cart);
        for (const amount of [
          totals.subtotal,
          totals.promotionsSaving,
          totals.tax,
          totals.total,
          totals.totalSavings,
        ]) {
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        for (const { cents } of totals.taxes) expect(cents).toBeGreaterThanOrEqual(0);
        totals.lineSavings.forEach((saving, index) => {
          const { unitCents = 0, quantity = 0 } = cart.lines[index] ?? {};
          expect(saving).toBeLessThanOrEqual(unitCents * quantity);
        });
      }),
    );
  });

  it("contains no more VAT than the highest rate would give", () => {
    fc.assert(
      fc.property(input, (cart) => {
        const { tax, subtotal, promotionsSaving, shipping } = totalsOf(cart);
        const base = subtotal - promotionsSaving + shipping;
        expect(tax).toBeLessThanOrEqual(Math.ceil(base * 0.2) + 5);
      }),
    );
  });
});

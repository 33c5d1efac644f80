import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice, priceOf, scaleCents, splitProportionally, taxOnTop, taxWithin } from "./money.ts";

const amounts = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const rates = fc.integer({ min: 0, max: 10_000 });
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

describe("formatPrice", () => {
  it.each([
    ["de-DE", "1.234,50\u00a0€"],
    ["de-AT", "1.234,50\u00a0€"],
    ["de-CH", "EUR\u00a01'234.50"],
    ["en-DE", "€1,234.50"],
  ] as const)("formats euros for %s (STORE-11, C-10)", (language, expected) => {
    expect(formatPrice(123_450, language)).toBe(expected);
  });

  it.each([
    ["de-DE", "−1,60\u00a0€"],
    ["de-CH", "−EUR\u00a01.60"],
    ["en-DE", "−€1.60"],
  ] as const)("writes a reduction as the pages do for %s", (language, expected) => {
    expect(formatPrice(-160, language)).toBe(expected);
  });

  it("shows exactly the cents that it was given", () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const shown = formatPrice(cents, "de-DE");
        const digits = Number(shown.replace(/[^\d]/g, ""));
        expect(shown.startsWith("−") ? 0 - digits : digits).toBe(cents);
      }),
    );
  });

  it("refuses a fraction of a cent", () => {
    expect(() => formatPrice(0.5, "de-DE")).toThrow(RangeError);
  });
});

describe("priceOf", () => {
  it("carries the integer cents and the currency beside the text, euros in every store (STORE-11)", () => {
    expect(priceOf(1299, "de-DE")).toEqual({ stringValue: "12,99\u00a0€", amount: 1299, currencyCode: "EUR" });
    for (const language of ["de-AT", "de-CH", "en-DE"] as const)
      expect(priceOf(1299, language).currencyCode).toBe("EUR");
  });
});

describe("scaleCents", () => {
  it("rounds halves away from zero", () => {
    expect([scaleCents(1, 1, 2), scaleCents(-1, 1, 2), scaleCents(3, 1, 2), scaleCents(1, 1, 3)]).toEqual([
      1, -1, 2, 0,
    ]);
  });

  it("is never more than half a cent off", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        const error = BigInt(scaleCents(amount, rate, 10_000)) * 10_000n - BigInt(amount) * BigInt(rate);
        expect(error <= 5_000n && error >= -5_000n).toBe(true);
      }),
    );
  });
});

describe("tax", () => {
  it("takes 19 % out of 119,00 and puts it on 100,00", () => {
    expect(taxWithin(11_900, 1900)).toEqual({ net: 10_000, vat: 1900, gross: 11_900 });
    expect(taxOnTop(10_000, 1900)).toEqual({ net: 10_000, vat: 1900, gross: 11_900 });
  });

  it("always adds up: net + vat = gross", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        for (const { net, vat, gross } of [taxWithin(amount, rate), taxOnTop(amount, rate)])
          expect(net + vat).toBe(gross);
      }),
    );
  });

  it("keeps the amount that it was given", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        expect(taxWithin(amount, rate).gross).toBe(amount);
        expect(taxOnTop(amount, rate).net).toBe(amount);
      }),
    );
  });
});

describe("splitProportionally", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });

  it("gives parts that add up to the amount", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, parts) => {
        expect(sum(splitProportionally(amount, parts))).toBe(amount);
      }),
    );
  });

  it("gives every part its exact share to less than a cent", () => {
    fc.assert(
      fc.property(amounts, weights, (amount, parts) => {
        fc.pre(sum(parts) > 0);
        const total = BigInt(sum(parts));
        splitProportionally(amount, parts).forEach((share, index) => {
          const error = BigInt(share) * total - BigInt(amount) * BigInt(parts[index] ?? 0);
          expect(error < total && error > -total).toBe(true);
        });
      }),
    );
  });

  it("gives nothing to a part without weight, unless no part has any", () => {
    expect(splitProportionally(100, [0, 3, 0])).toEqual([0, 100, 0]);
    expect(splitProportionally(100, [0, 0, 0])).toEqual([34, 33, 33]);
  });

  it("splits a discount the same way, with the sign turned", () => {
    expect(splitProportionally(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it("refuses to split among no parts or negative weights", () => {
    expect(() => splitProportionally(1, [])).toThrow(RangeError);
    expect(() => splitProportionally(1, [-1])).toThrow(RangeError);
  });
});

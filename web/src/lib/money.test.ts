import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "./money.ts";

/** Spaces in money do not break: make them plain so that the expectation can be read. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("formatMoney", () => {
  it("writes German and Austrian prices with the sign behind", () => {
    expect(plain(formatMoney(1299, "de-DE"))).toBe("12,99 €");
    expect(plain(formatMoney(1299, "de-AT"))).toBe("12,99 €");
    expect(plain(formatMoney(123456, "de-AT"))).toBe("1.234,56 €");
  });

  it("writes Swiss prices with the code and a decimal point", () => {
    expect(plain(formatMoney(1299, "de-CH"))).toBe("EUR 12.99");
  });

  it("writes English prices with the sign in front", () => {
    expect(plain(formatMoney(123456, "en-DE"))).toBe("€1,234.56");
  });

  it("keeps every cent: the digits of the text are the amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        for (const language of ["de-DE", "de-AT", "de-CH", "en-DE"] as const) {
          expect(Number(formatMoney(cents, language).replaceAll(/\D/g, ""))).toBe(cents);
        }
      }),
    );
  });

  it("refuses fractions of a cent", () => {
    expect(() => formatMoney(12.5, "de-DE")).toThrow(RangeError);
  });
});

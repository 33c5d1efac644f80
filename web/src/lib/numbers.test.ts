import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber } from "./numbers.ts";

it("groups thousands, and gives what is not whole two decimals", () => {
  expect(formatNumber(5, "de-DE")).toBe("5");
  expect(formatNumber(64.9, "de-DE")).toBe("64,90");
  expect(formatNumber(1204, "de-DE")).toBe("1.204");
  expect(formatNumber(1_204_567.5, "de-CH")).toBe("1’204’567.50");
});

describe.each(["de-DE", "de-AT", "de-CH", "en-DE"] as const)("%s", (language) => {
  // Releases of ICU differ in the kind of apostrophe and of space.
  const plain = (text: string) => text.replaceAll("'", "’").replaceAll("\u202f", "\u00a0");
  // Beside prices in English, numbers are not German: "1,204 products from €1,204.00".
  const locale = language === "en-DE" ? "en-GB" : language;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

  it("writes numbers as Intl does", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(formatNumber(cents, language)).toBe(plain(whole.format(cents)));
        if (cents % 100 !== 0) expect(formatNumber(cents / 100, language)).toBe(plain(exact.format(cents / 100)));
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { currencySign, formatUnits } from "./currency-sign.ts";
import { formatMoney } from "./money.ts";

describe.each(["de-DE", "de-AT", "de-CH", "en-DE"] as const)("ux 41: in %s", (language) => {
  it.each(["EUR", "CHF"])("%s stands where prices have it", (currency) => {
    // Apostrophes differ between releases of ICU.
    const price = formatMoney(123_456, language, currency).replaceAll("'", "’");
    expect(formatUnits(1234.56, currency, language)).toBe(price);
    const { sign, isBefore } = currencySign(currency, language);
    expect(isBefore ? price.startsWith(sign) : price.endsWith(sign)).toBe(true);
  });
});

it("whole units have no decimals", () => {
  expect(formatUnits(40, "EUR", "de-CH")).toBe("EUR\u00a040");
  expect(formatUnits(40, "EUR", "de-DE")).toBe("40\u00a0€");
});

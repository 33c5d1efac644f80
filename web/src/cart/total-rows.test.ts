import { describe, expect, it } from "vitest";
import type { CartTotalsFragment } from "../graph/generated/CartTotals.fragment.ts";
import { copy } from "./copy.ts";
import { formatRate, totalRows } from "./total-rows.ts";

const price = (amount: number) => ({ amount, stringValue: `${amount} ct` });
const cart: CartTotalsFragment = {
  id: "c1",
  details: { articleCount: 3, positionCount: 2 },
  subtotal: price(5_000),
  total: price(5_095),
  tax: price(813),
  taxes: [{ rate: 1_900, amount: price(813) }],
  taxIncluded: true,
  shippingCost: price(595),
  promotionsSaving: price(500),
  totalSavings: price(500),
};
const amounts = (changes: Partial<CartTotalsFragment>) =>
  totalRows({ ...cart, ...changes }, copy.de, "de-DE").map(({ id, value }) => [id, value]);

describe("the totals of a cart", () => {
  it("shows every part with its amount before the total (CART-04)", () => {
    expect(amounts({})).toEqual([
      ["subtotal", "5000 ct"],
      ["discount", "−500 ct"],
      ["shipping", "595 ct"],
      ["total", "5095 ct"],
    ]);
  });

  it("shows shipping only when it costs something, and states when it is free (CART-03)", () => {
    const rows = totalRows({ ...cart, shippingCost: price(0) }, copy.de, "de-DE");
    expect(rows.map(({ id }) => id)).not.toContain("shipping");
    expect(rows.at(-1)?.note).toContain("versandkostenfrei");
  });

  it("adds VAT of a single rate for businesses, too", () => {
    expect(amounts({ taxIncluded: false })).toContainEqual(["tax-1900", "813 ct"]);
  });

  it("adds VAT by rate for businesses, whose prices are net", () => {
    const taxes = [
      { rate: 1_900, amount: price(700) },
      { rate: 700, amount: price(113) },
    ];
    expect(amounts({ taxIncluded: false, taxes, total: price(5_908) })).toEqual([
      ["subtotal", "5000 ct"],
      ["discount", "−500 ct"],
      ["shipping", "595 ct"],
      ["tax-1900", "700 ct"],
      ["tax-700", "113 ct"],
      ["total", "5908 ct"],
    ]);
  });

  it("writes rates as people read them", () => {
    expect(formatRate(1_900, "de-DE").replace(/\s/u, " ")).toBe("19 %");
    expect(formatRate(810, "de-CH").replace(/\s/u, "")).toBe("8.1%");
  });
});

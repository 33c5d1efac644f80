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
const ids = (changes: Partial<CartTotalsFragment>) =>
  totalRows({ ...cart, ...changes }, copy.de, "de-DE").map(({ id }) => id);

describe("the totals of a cart", () => {
  it("shows every part before the total (CART-04)", () => {
    expect(ids({})).toEqual(["subtotal", "discount", "shipping", "total"]);
  });

  it("shows shipping only when it costs something, and says when it is free (CART-03)", () => {
    const rows = totalRows({ ...cart, shippingCost: price(0) }, copy.de, "de-DE");
    expect(rows.map(({ id }) => id)).not.toContain("shipping");
    expect(rows.at(-1)?.note).toContain("versandkostenfrei");
  });

  it("adds VAT by rate for businesses, whose prices are net", () => {
    const taxes = [
      { rate: 1_900, amount: price(700) },
      { rate: 700, amount: price(113) },
    ];
    expect(ids({ taxIncluded: false, taxes })).toEqual([
      "subtotal",
      "discount",
      "shipping",
      "tax-1900",
      "tax-700",
      "total",
    ]);
  });

  it("writes rates as people read them", () => {
    expect(formatRate(1_900, "de-DE").replace(/\s/u, " ")).toBe("19 %");
    expect(formatRate(810, "de-CH").replace(/\s/u, "")).toBe("8.1%");
  });
});

import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { PricePartsFragment } from "../graph/generated/PriceParts.fragment.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { ProductPrice } from "./product-price.tsx";

const price = (amount: number) => ({
  amount,
  stringValue: `${(amount / 100).toFixed(2).replace(".", ",")} €`,
  currencyCode: "EUR",
});
const usual: PricePartsFragment = {
  taxIncluded: true,
  discountPercent: 0,
  currentPrice: price(2_369),
  specialPrice: null,
  lowestPrice30Days: null,
  basePrice: null,
  lightningDealPrice: null,
};

/** What the product page writes of a price, one text a paragraph. */
function paragraphs(changes: Partial<PricePartsFragment>): (string | null)[] {
  const element = <ProductPrice prices={{ ...usual, ...changes }} startsFrom={false} />;
  render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </StorefrontContext>,
  );
  return screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
}

it("shows the usual price, alone", () => {
  expect(paragraphs({})[0]).toBe("23,69 €");
});

it("shows the deal's price during a deal, and the usual one as the old", () => {
  const [figures, note] = paragraphs({
    currentPrice: price(1_779),
    lightningDealPrice: price(1_779),
    specialPrice: { oldPrice: price(2_369), listPrice: null },
    lowestPrice30Days: price(2_369),
    discountPercent: 24,
  });
  expect(figures).toBe("Aktueller Preis: 17,79 €Niedrigster Preis der letzten 30 Tage: 23,69 €");
  expect(note).toContain("Sie sparen 24");
});

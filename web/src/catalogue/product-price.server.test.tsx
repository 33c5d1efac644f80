import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { PricePartsFragment } from "../graph/generated/PriceParts.fragment.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ProductPrice } from "./product-price.tsx";

const price = (stringValue: string) => ({ stringValue, amount: 1, currencyCode: "EUR" });
const usual: PricePartsFragment = {
  taxIncluded: true,
  currentPrice: price("20,00 €"),
  discountPercent: 0,
  specialPrice: null,
  lowestPrice30Days: null,
  basePrice: null,
  lightningDealPrice: null,
};

/** What the page reports about a price, without its markup. */
const said = (prices: Partial<PricePartsFragment>, startsFrom = false): string =>
  renderToString(
    <StorefrontContext value={storefrontFromHost("localhost")}>
      <MemoryRouter>
        <ProductPrice prices={{ ...usual, ...prices }} startsFrom={startsFrom} />
      </MemoryRouter>
    </StorefrontContext>,
  )
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

it("a price is what it is, with tax and shipping beside it", () => {
  expect(said({})).toBe("|20,00 €|inkl. MwSt., zzgl. |Versandkosten|");
  expect(said({ taxIncluded: false })).toContain("|20,00 €|zzgl. MwSt. und |Versandkosten|");
  expect(said({}, true)).toContain("|ab |20,00 €|");
});

it("in a deal it is the deal's price, with the usual one struck out and what is saved, however little", () => {
  const specialPrice = { oldPrice: { stringValue: "20,00 €" }, listPrice: null };
  const deal = {
    currentPrice: price("19,60 €"),
    lightningDealPrice: { stringValue: "19,60 €" },
    discountPercent: 2,
    specialPrice,
  };
  expect(said(deal)).toMatch(/: \|19,60 €\|.*20,00 €\|Sie sparen 2 %\|/);
  expect(said({ ...deal, discountPercent: 0 })).not.toContain("Sie sparen");
  // Without a deal little is not worth a word.
  expect(said({ ...deal, lightningDealPrice: null })).not.toContain("Sie sparen");
  expect(said({ ...deal, lightningDealPrice: null, discountPercent: 5 })).toContain("Sie sparen 5 %");
});

it("a reduced price has the lowest one of thirty days and the maker's own beside it, and the price of a unit", () => {
  const text = said({
    discountPercent: 10,
    specialPrice: { oldPrice: null, listPrice: { stringValue: "25,00 €" } },
    lowestPrice30Days: { stringValue: "19,00 €" },
    basePrice: { amount: "1,0", unit: "kg", price: { stringValue: "2,60 €" } },
  });
  expect(text).toContain(
    "|Niedrigster Preis der letzten 30 Tage: 19,00 € · UVP des Herstellers: 25,00 € · Sie sparen 10 %|2,60 € pro 1,0 kg|",
  );
});

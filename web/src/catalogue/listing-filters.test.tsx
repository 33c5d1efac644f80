import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { ListingFilters } from "./listing-filters.tsx";
import { readListing } from "./listing-url.ts";
import { show } from "./testing/show.tsx";

const price = (currencyCode: string): ListingPartsFragment["filters"][number] => ({
  __typename: "PriceRangeFilter",
  name: "PRICE",
  displayName: "Preis",
  isHero: false,
  min: { amount: 89, currencyCode },
  max: { amount: 6490, currencyCode },
  selectedMin: { amount: 500 },
  selectedMax: null,
});

const render = (currencyCode: string, store: "de" | "ch") =>
  show(
    <ListingFilters
      listing={{ filters: [price(currencyCode)], totalCount: 12 }}
      state={readListing(new URLSearchParams("filter.PRICE.from=5"))}
      extra={{}}
    />,
    { storefront: { store, language: store === "ch" ? "de-CH" : "de-DE" } },
  );

describe("C-10, ux 41: the price filter has the currency of the prices", () => {
  it("in Switzerland the code in front, never a sign of the euro", async () => {
    render("EUR", "ch");
    const group = await screen.findByRole("group", { name: "Preis" });
    expect(group.textContent).not.toContain("€");
    expect(screen.getAllByText("EUR")).toHaveLength(2);
    expect(screen.getByRole("slider", { name: /kleinster/ }).getAttribute("aria-valuetext")).toBe("EUR\u00a05");
  });

  it("in the currency that the shop says", async () => {
    render("CHF", "ch");
    expect(await screen.findAllByText("CHF")).toHaveLength(2);
  });

  it("in Germany the sign behind", async () => {
    render("EUR", "de");
    expect(await screen.findAllByText("€")).toHaveLength(2);
    expect(screen.getByRole("slider", { name: /kleinster/ }).getAttribute("aria-valuetext")).toBe("5\u00a0€");
  });
});

import { describe, expect, it } from "vitest";
import { canClear, listingStateOf } from "./listing-state.ts";
import { readListing } from "./listing-url.ts";

const facet = (name: string, isVariant: boolean) => ({
  __typename: "EnumFilter" as const,
  name,
  displayName: name,
  isHero: false,
  isQuick: false,
  isVariant,
  values: [],
});
const sorts = (selected: string) =>
  ["si", "rating"].map((name) => ({ name, displayName: name, selected: name === selected }));
const category = { categoryId: "1000", categoryName: "Schulbedarf", searchInCategoryId: null };

const stateOf = (query: string, sort = "si", subject: Parameters<typeof listingStateOf>[0] = category) =>
  listingStateOf(subject, readListing(new URLSearchParams(query)), {
    totalCount: 121,
    defaultSort: "si",
    sorts: sorts(sort),
    filters: [facet("FARBE", true), facet("MARKE", false)],
  });

it("LIST-23: a listing keeps all of its state", () => {
  const query = "p=2&sort=rating&filter.FARBE=rot,blau&filter.MARKE=a&filter.PRICE.x=5-20&filter.rating.x=4-";
  expect(stateOf(query, "rating")).toEqual({
    categoryId: "1000",
    categoryName: "Schulbedarf",
    currentPage: 2,
    totalPages: 3,
    productsPerPage: 60,
    sort: "rating",
    defaultSort: "si",
    enumFilters: [
      { id: "FARBE", values: ["rot", "blau"] },
      { id: "MARKE", values: ["a"] },
    ],
    rangeFilters: [
      { id: "PRICE", from: 5, to: 20 },
      { id: "rating", from: 4, to: null },
    ],
    initialVariants: [{ name: "FARBE", values: ["rot", "blau"] }],
    searchInCategoryId: null,
  });
  expect(stateOf("")).toMatchObject({ sort: "si", enumFilters: [], rangeFilters: [], initialVariants: [] });
});

describe("what can be cleared (LIST-21)", () => {
  it.each([
    ["nothing", stateOf(""), false],
    ["one filter alone, whose chip removes it", stateOf("filter.FARBE=rot"), false],
    ["two values", stateOf("filter.FARBE=rot,blau"), true],
    ["a filter and a sort", stateOf("filter.FARBE=rot&sort=rating", "rating"), true],
    ["a category that is searched in", stateOf("", "si", { ...category, searchInCategoryId: "1000" }), true],
  ])("%s", (_, state, can) => {
    expect(canClear(state)).toBe(can);
  });
});

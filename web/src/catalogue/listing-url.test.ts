import fc from "fast-check";
import { expect, it } from "vitest";
import {
  canonicalQuery,
  clearedListing,
  type ListingState,
  readListing,
  withoutRange,
  withoutValue,
  withToggled,
  writeListing,
} from "./listing-url.ts";

const read = (query: string) => readListing(new URLSearchParams(query));

it("LIST-05: a comma list is several values", () => {
  expect(read("filter.FARBE=rot,blau").enumFilters).toEqual([{ name: "FARBE", values: ["rot", "blau"] }]);
});

it("LIST-06: a comma between digits is a decimal comma", () => {
  expect(read("filter.width=1,5 cm,2 cm").enumFilters).toEqual([{ name: "width", values: ["1,5 cm", "2 cm"] }]);
});

it.each([
  ["filter.PRICE.x=5-20", { name: "PRICE", from: 5, to: 20 }],
  ["filter.PRICE.x=2,5-", { name: "PRICE", from: 2.5, to: null }],
  ["filter.PRICE.x=-9.99", { name: "PRICE", from: null, to: 9.99 }],
  ["filter.rating.x=4-5", { name: "rating", from: 4, to: 5 }],
  ["filter.PRICE.from=5&filter.PRICE.to=20", { name: "PRICE", from: 5, to: 20 }],
])("LIST-07, LIST-08, C-44: %s is a range", (query, range) => {
  expect(read(query).rangeFilters).toEqual([range]);
});

it.each(["filter.PRICE.x=", "filter.PRICE.x=abc-def", "filter.PRICE.x=-", "filter.PRICE.from=&filter.PRICE.to="])(
  "%s is no range",
  (query) => {
    expect(read(query).rangeFilters).toEqual([]);
  },
);

it.each(["0", "-1", "abc", "1e3", "", "2.5"])("C-46: page %j is page 1", (page) => {
  expect(read(`p=${page}`).page).toBe(1);
});

const value = fc.stringMatching(/^[a-zäöü0-9](?:[a-zäöü0-9 .-]{0,8}[a-zäöü0-9])?$/);
const cents = fc.integer({ min: 0, max: 99_999 }).map((number) => number / 100);
const name = fc.stringMatching(/^[A-Z]{2,8}$/);
const listing: fc.Arbitrary<ListingState> = fc.record({
  page: fc.integer({ min: 1, max: 999 }),
  sort: fc.option(fc.constantFrom("price-asc", "rating")),
  enumFilters: fc.uniqueArray(fc.record({ name, values: fc.uniqueArray(value, { minLength: 1, maxLength: 4 }) }), {
    selector: (one) => one.name,
    maxLength: 3,
  }),
  rangeFilters: fc.uniqueArray(fc.record({ name, from: fc.option(cents), to: cents }), {
    selector: (one) => one.name,
    maxLength: 2,
  }),
});

it("C-45: what is written is what is read, whatever the values are", () => {
  fc.assert(
    fc.property(listing, (state) => {
      expect(read(writeListing(state))).toEqual(state);
    }),
  );
});

it("LIST-22: a filter without values leaves the URL", () => {
  const state = read("filter.FARBE=rot&p=3");
  expect(writeListing(withoutValue(state, "FARBE", "rot"))).toBe("");
});

it("LIST-21: cleared is the bare address", () => {
  expect(writeListing(clearedListing)).toBe("");
});

it("LIST-22: a filter that is chosen or toggled on page 7 leads to page 1, and keeps what else is chosen", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["p", "7"],
    ["q", "kreide"],
    ["sort", "rating"],
    ["filter.FARBE", "rot"],
    ["filter.FARBE", "blau"],
    ["filter.PRICE.from", "5"],
    ["filter.PRICE.to", ""],
  ] as const)
    form.append(name, value);
  expect(Object.fromEntries(canonicalQuery(form))).toEqual({
    q: "kreide",
    sort: "rating",
    "filter.FARBE": "rot,blau",
    "filter.PRICE.x": "5-",
  });
  const seventh = read("p=7&sort=rating&filter.FARBE=rot&filter.PRICE.x=5-");
  const first = { ...seventh, page: 1 };
  const blue = { ...first, enumFilters: [{ name: "FARBE", values: ["rot", "blau"] }] };
  expect(withToggled(seventh, "FARBE", "blau")).toEqual(blue);
  expect(withToggled({ ...blue, page: 7 }, "FARBE", "blau")).toEqual(first);
  expect(withToggled(seventh, "MARKE", "Buntex").page).toBe(1);
  expect(withoutRange(seventh, "PRICE")).toEqual({ ...first, rangeFilters: [] });
});

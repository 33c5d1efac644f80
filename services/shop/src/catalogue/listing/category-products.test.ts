import { describe, expect, it } from "vitest";
import { startSmallCatalogue } from "../../../test/small-catalogue.ts";
import type { Language, Store } from "../../platform/context.ts";

const { ask } = await startSmallCatalogue();

describe("core_category products (OP-Q-32)", () => {
  const list = (args: string, store: Store = "de") =>
    ask(
      `{ core_category(coreCategoryId: "10") { products${args} { totalCount products { id } sorts { name selected } categories { count }
      filters { __typename name ... on EnumFilter { values { id displayValue count selected } } ... on PriceRangeFilter { min { amount } selectedMin { amount } } } } } }`,
      store,
    );

  it("starts with the shop's own order (LIST-03)", async () => {
    expect(await list("")).toMatchObject({
      core_category: {
        products: {
          totalCount: 2,
          products: [{ id: "2" }, { id: "1" }],
          sorts: [{ name: "si", selected: true }, {}, {}, {}, {}],
          categories: [],
        },
      },
    });
  });

  it("LIST-03: names the sorts that there are, in words of the shop's language", async () => {
    const sorts = async (store: Store, language: Language) => {
      const listing = await ask(
        `{ core_category(coreCategoryId: "10") { products { sorts { name displayName } } } }`,
        store,
        language,
      );
      return Object(listing).core_category.products.sorts.map(({ name, displayName }: Record<string, string>) => [
        name,
        displayName,
      ]);
    };
    expect(await sorts("de", "de-DE")).toEqual([
      ["si", "Empfehlung"],
      ["price-asc", "Preis aufsteigend"],
      ["price-desc", "Preis absteigend"],
      ["rating", "Beste Bewertung"],
      ["new", "Neuheiten"],
    ]);
    expect(await sorts("b2b", "en-DE")).toContainEqual(["price-asc", "Price: low to high"]);
  });

  it("narrows by value and price, and keeps a chosen value listed (LIST-09, LIST-10)", async () => {
    const args = `(filter: { enumFilters: [{ name: "FARBE", values: ["blau"] }], rangeFilters: [{ name: "PRICE", from: 10 }] })`;
    expect(await list(args)).toMatchObject({
      core_category: {
        products: {
          totalCount: 1,
          products: [{ id: "1" }],
          filters: [
            { __typename: "PriceRangeFilter", min: { amount: 1_299 }, selectedMin: { amount: 1_000 } },
            {
              __typename: "EnumFilter",
              name: "FARBE",
              values: [
                { id: "rot", displayValue: "rot de", count: 1, selected: false },
                { id: "blau", displayValue: "blau de", count: 1, selected: true },
              ],
            },
            { __typename: "DoubleRangeFilter", name: "rating" },
          ],
        },
      },
    });
  });

  it("bounds prices and ratings by the hits of the other filters, and names what was chosen of both (LIST-09)", async () => {
    const ranges = (chosen: string) =>
      ask(`{ core_category(coreCategoryId: "10") { products${chosen} { filters { __typename
        ... on PriceRangeFilter { min { amount } max { amount } selectedMin { amount } selectedMax { amount } }
        ... on DoubleRangeFilter { minDouble maxDouble selectedMinDouble selectedMaxDouble } } } } }`);
    const money = (amount: number) => ({ amount });
    const offered = (...filters: readonly object[]) => ({
      core_category: {
        products: { filters: expect.arrayContaining(filters.map((one) => expect.objectContaining(one))) },
      },
    });
    expect(await ranges("")).toEqual(
      offered(
        { min: money(250), max: money(1_299), selectedMin: null, selectedMax: null },
        { minDouble: 3.5, maxDouble: 4.5, selectedMinDouble: null, selectedMaxDouble: null },
      ),
    );
    const chosen = `[{ name: "PRICE", from: 5, to: 20 }, { name: "rating", from: 4, to: 4.75 }]`;
    expect(await ranges(`(filter: { rangeFilters: ${chosen} })`)).toEqual(
      offered(
        { min: money(250), max: money(250), selectedMin: money(500), selectedMax: money(2_000) },
        { minDouble: 3.5, maxDouble: 3.5, selectedMinDouble: 4, selectedMaxDouble: 4.75 },
      ),
    );
  });

  it("keeps nothing for an unknown value and ignores an unknown sort", async () => {
    expect(await list(`(filter: { enumFilters: [{ name: "FARBE", values: ["nope"] }] })`)).toMatchObject({
      core_category: { products: { totalCount: 0 } },
    });
    expect(await list(`(paging: { sortBy: "nope" })`)).toMatchObject({
      core_category: { products: { sorts: [{ name: "si", selected: true }, {}, {}, {}, {}] } },
    });
  });

  it("takes as many as requested, from where and in the order requested (LIST-02, LIST-03)", async () => {
    const page = (paging: string) => list(`(paging: { ${paging} })`);
    const showing = (sort: string, ...ids: readonly string[]) => ({
      core_category: {
        products: {
          totalCount: 2,
          products: ids.map((id) => ({ id })),
          sorts: expect.arrayContaining([{ name: sort, selected: true }]),
        },
      },
    });
    expect(await page(`offset: 0, limit: 1, sortBy: "rating"`)).toMatchObject(showing("rating", "2"));
    expect(await page(`offset: 1, limit: 1, sortBy: "rating"`)).toMatchObject(showing("rating", "1"));
    expect(await page(`offset: 0, limit: 1, sortBy: "price-desc"`)).toMatchObject(showing("price-desc", "1"));
  });

  it("bounds paging by itself (LIST-02)", async () => {
    expect(await list("(paging: { offset: -5, limit: 100000 })")).toMatchObject({
      core_category: { products: { products: [{ id: "2" }, { id: "1" }] } },
    });
    expect(await list("(paging: { offset: 2 })")).toMatchObject({
      core_category: { products: { totalCount: 2, products: [] } },
    });
  });
});

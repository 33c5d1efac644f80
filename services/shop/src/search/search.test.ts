import { describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext, testPlatform } from "../../test/shop-test.ts";
import type { Language, Store } from "../platform/context.ts";
import { search } from "./search.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [
    {
      id: 10,
      name: "Schule",
      nameEn: "School",
      children: [
        { id: 11, name: "Buntstifte", nameEn: "Coloured pencils" },
        { id: 12, name: "Mappen und Hefter", nameEn: "Folders" },
      ],
    },
    { id: 20, name: "Büro", nameEn: "Office", children: [{ id: 21, name: "Marker" }] },
    { id: 30, columns: { is_excluded_from_nav: true }, children: [{ id: 31, name: "Buchung" }] },
  ],
  products: [
    {
      id: 1,
      category: 11,
      name: "Buntstifte im Etui",
      nameEn: "Pencils in case",
      facets: { MARKE: ["butz"] },
      columns: { popularity: 3 },
      items: [{ id: 101, orderNumber: "123456", price: 500 }],
    },
    {
      id: 2,
      category: 21,
      name: "Textmarker-Stifte",
      columns: { popularity: 9 },
      items: [{ id: 102, prices: { de: 300 } }],
    },
    {
      id: 3,
      category: 12,
      name: "Sammelmappe",
      columns: { popularity: 5, description_de: "Für Stifte" },
      items: [
        { id: 103, orderNumber: "AB-77", variant: { F: "a" } },
        { id: 104, variant: { F: "b" } },
      ],
    },
    { id: 4, category: 31, name: "Prime" },
  ],
});
const source = await startCatalogue(database);
await search.start?.(testPlatform({ database }));

async function find(
  searchTerm: string | null,
  more: Record<string, unknown> = {},
  store: Store = "de",
  language?: Language,
  asTyped = false,
  paging: object | null = null,
) {
  const { data, errors } = await runQuery(
    testContext({ database, store, ...(language ? { language } : {}) }),
    `query ($filter: ListingFilterInput!, $paging: PagingInput, $asTyped: Boolean!) {
      core_search(filter: $filter, paging: $paging, asTyped: $asTyped) { searchTerm isPartial url
      listing { totalCount products { id } sorts { name selected } categories { count category { id } } filters { name } } } }`,
    { filter: { ...(searchTerm === null ? {} : { searchTerm }), ...more }, paging, asTyped },
  );
  expect(errors).toEqual([]);
  return data;
}

describe("core_search (OP-Q-33)", () => {
  it("finds compounds, best match first, sorted by relevance, with categories (SEARCH-03, SEARCH-04)", async () => {
    expect(await find("Stift")).toEqual({
      core_search: {
        searchTerm: "Stift",
        isPartial: false,
        url: null,
        listing: {
          totalCount: 3,
          products: [{ id: "2" }, { id: "1" }, { id: "3" }],
          sorts: [
            { name: "relevance", selected: true },
            { name: "price-asc", selected: false },
            { name: "price-desc", selected: false },
            { name: "rating", selected: false },
            { name: "new", selected: false },
          ],
          categories: [
            { count: 2, category: { id: "10" } },
            { count: 1, category: { id: "20" } },
          ],
          filters: [{ name: "PRICE" }],
        },
      },
    });
  });

  it("takes a page of what is left by a value, in the order requested (OP-Q-33, SEARCH-03)", async () => {
    const { core_search } = Object(await find("Stift", { enumFilters: [{ name: "MARKE", values: ["butz"] }] }));
    expect(core_search.listing).toMatchObject({
      totalCount: 1,
      products: [{ id: "1" }],
      filters: expect.arrayContaining([{ name: "MARKE" }]),
    });
    const second = await find("Stift", {}, "de", "de-DE", false, { offset: 1, limit: 1, sortBy: "price-desc" });
    expect(second).toMatchObject({
      core_search: {
        listing: {
          totalCount: 3,
          products: [{ id: "1" }],
          sorts: expect.arrayContaining([{ name: "price-desc", selected: true }]),
        },
      },
    });
  });

  it("mends what is mistyped", async () => {
    expect(await find("bunstifte")).toMatchObject({
      core_search: { searchTerm: "Buntstifte", listing: { products: [{ id: "1" }] } },
    });
  });

  it("searches the words as they are typed when asked to", async () => {
    expect(await find("bunstifte", {}, "de", "de-DE", true)).toMatchObject({
      core_search: { searchTerm: "bunstifte", isPartial: false, listing: { totalCount: 0 } },
    });
    expect(await find("Buntstifte", {}, "de", "de-DE", true)).toMatchObject({
      core_search: { listing: { products: [{ id: "1" }] } },
    });
  });

  it("reports when no product has all the words", async () => {
    expect(await find("Staedtler Buntstifte")).toMatchObject({
      core_search: { searchTerm: "Staedtler Buntstifte", isPartial: true, listing: { products: [{ id: "1" }] } },
    });
    expect(await find("Staedtler Buntstifte", {}, "de", "de-DE", true)).toMatchObject({
      core_search: { isPartial: false, listing: { totalCount: 0 } },
    });
  });

  it("searches what the storefront sells, in its language", async () => {
    expect(await find("Stift", {}, "at")).toMatchObject({ core_search: { listing: { totalCount: 2 } } });
    expect(await find("pencil", {}, "b2b", "en-DE")).toMatchObject({
      core_search: { listing: { products: [{ id: "1" }] } },
    });
    expect(await find("pencil", {}, "b2b")).toMatchObject({ core_search: { listing: { totalCount: 0 } } });
  });

  it("narrows to a category and lists the ones below it (SEARCH-01)", async () => {
    expect(await find("Stift", { category: "10" })).toMatchObject({
      core_search: {
        listing: {
          totalCount: 2,
          categories: [
            { count: 1, category: { id: "11" } },
            { count: 1, category: { id: "12" } },
          ],
        },
      },
    });
  });

  it("narrows by price like any listing", async () => {
    expect(await find("Stift", { rangeFilters: [{ name: "PRICE", to: 5 }] })).toMatchObject({
      core_search: { listing: { products: [{ id: "2" }, { id: "1" }] } },
    });
  });

  it.each([
    ["an only item", "123456", "/prod/1/"],
    ["one of several", "ab-77", "/prod/3/?varid=103"],
  ])("leads to the product by the order number of %s", async (_case, number, url) => {
    expect(await find(number)).toMatchObject({ core_search: { url } });
  });

  it.each([null, "", "  "])("finds nothing without a term: %j (SEARCH-02)", async (term) => {
    expect(await find(term)).toMatchObject({ core_search: { url: null, listing: { totalCount: 0, products: [] } } });
  });

  it("accepts a very long query", async () => {
    const { core_search } = Object(await find("stift ".repeat(2_000)));
    expect(core_search.listing.totalCount).toBe(3);
    expect(core_search.searchTerm.length).toBeLessThanOrEqual(200);
  });

  it("finds a renamed product once the catalogue was refreshed", async () => {
    await database.write`update product set name_de = 'Zauberkasten' where id = 3`;
    await source.refresh();
    expect(await find("Zauberkasten")).toMatchObject({ core_search: { listing: { products: [{ id: "3" }] } } });
  });
});

describe("where a search leads", () => {
  const ask = async (query: string, store: Store = "de", language: Language = "de-DE") => {
    const { data, errors } = await runQuery(
      testContext({ database, store, language }),
      `query ($q: String!) {
        getProductRedirect(query: $q) { redirectAddress }
        adjustLongtailSearchQuery(searchQuery: $q) { searchQuery filters { name values } } }`,
      { q: query },
    );
    expect(errors).toEqual([]);
    return Object(data);
  };

  it.each([
    ["123456", "/prod/1/"],
    [" 123 456 ", "/prod/1/"],
    ["Art.-Nr. 123456", "/prod/1/"],
    ["ab-77", "/prod/3/?varid=103"],
    ["Buntstifte", null],
    ["999999", null],
  ])("OP-Q-35: %j leads to %j", async (query, redirectAddress) => {
    expect(await ask(query)).toMatchObject({ getProductRedirect: { redirectAddress } });
  });

  it("OP-Q-38: words that name filters become filters where products have both", async () => {
    expect((await ask("Butz-de Buntstifte")).adjustLongtailSearchQuery).toEqual({
      searchQuery: "Buntstifte",
      filters: [{ name: "MARKE", values: ["butz"] }],
    });
    for (const query of ["butz de", "Buntstifte im Etui", "butz de Sammelmappe"]) {
      expect((await ask(query)).adjustLongtailSearchQuery).toEqual({ searchQuery: query, filters: [] });
    }
  });
});

describe("searchSuggestions (SEARCH-09)", () => {
  const suggest = async (userQuery: string) => {
    const { data } = await runQuery(
      testContext({ database }),
      `query ($q: String!) { searchSuggestions(userQuery: $q) {
        categories { id name } brands { name url } products { id tilePrice { currentPrice } } } }`,
      { q: userQuery },
    );
    return Object(data).searchSuggestions;
  };

  it("names departments, brands, and the products that the search shows first", async () => {
    expect(await suggest("bu")).toMatchObject({
      categories: [{ id: "11" }, { id: "20" }],
      brands: [{ name: "butz de", url: "/search/?q=butz+de&filter.MARKE=butz" }],
    });
    expect((await suggest("Stift")).products.map(({ id }: { id: string }) => id)).toEqual(["2", "1", "3"]);
  });

  it.each(["", "  ", "xyzzyplugh"])("has nothing for %j", async (userQuery) => {
    expect(await suggest(userQuery)).toEqual({ categories: [], brands: [], products: [] });
  });
});

describe("getSuggestQueries (OP-Q-37)", () => {
  const suggest = async (userQuery: string, language: Language = "de-DE") => {
    const { data } = await runQuery(
      testContext({ database, store: language === "en-DE" ? "b2b" : "de", language }),
      "query ($q: String!) { getSuggestQueries(userQuery: $q) { suggest } }",
      { q: userQuery },
    );
    return Object(data).getSuggestQueries.map((one: { suggest: string }) => one.suggest);
  };

  it("completes words, those that start with them first, and hides what is hidden", async () => {
    expect(await suggest("bu")).toEqual(["Buntstifte", "Büro", "butz de"]);
    expect(await suggest("stif")).toEqual(["Buntstifte"]);
    expect(await suggest("mar")).toEqual(["Marker"]);
  });

  it("names what is bought most when nothing was typed (SEARCH-10)", async () => {
    expect((await suggest("")).slice(0, 3)).toEqual(["Marker", "Mappen", "Hefter"]);
    expect((await suggest("", "en-DE"))[0]).toBe("Folders");
  });

  it("has nothing to say to noise", async () => {
    expect(await suggest("x".repeat(10_000))).toEqual([]);
  });
});

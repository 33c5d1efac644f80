import { describe, expect, it } from "vitest";
import { productsPerPage } from "~/catalogue/listing-state.ts";
import * as route from "./search.tsx";
import { openPage } from "./testing/open-page.server.tsx";

const listing = { totalCount: 12, enumFilters: [], rangeFilters: [], categories: [], products: [] };
const open = (query: string, part: object = {}) =>
  openPage(route, `http://localhost/search${query}`, {
    answers: { SearchPage: { core_search: { url: null, searchTerm: "tafel", isPartial: false, listing, ...part } } },
  });
const variablesOf = async (query: string) => (await open(query)).asked[0]?.[1];

describe("a search", () => {
  it("SEARCH-01: requests the words, in the category, on the page and as narrowed and sorted, that the address has", async () => {
    expect(await variablesOf("?q=%20tafel%20&searchInCategoryId=1000&p=3")).toMatchObject({
      filter: { searchTerm: "tafel", category: "1000", enumFilters: [], rangeFilters: [] },
      asTyped: false,
    });
    expect(await variablesOf("?q=a&sort=rating&filter.FARBE=rot,blau&filter.PRICE.x=1-5")).toMatchObject({
      paging: { sortBy: "rating" },
      filter: {
        enumFilters: [{ name: "FARBE", values: ["rot", "blau"] }],
        rangeFilters: [{ name: "PRICE", from: 1, to: 5 }],
      },
    });
    const [first, third] = [await variablesOf("?q=a"), await variablesOf("?q=a&p=3")];
    expect(first).toMatchObject({ paging: { offset: 0, limit: productsPerPage } });
    expect(third).toMatchObject({ paging: { offset: 2 * productsPerPage, limit: productsPerPage } });
  });

  it("SEARCH-01: takes words as they are when the visitor requests it", async () => {
    expect(await variablesOf("?q=a&oq=a")).toMatchObject({ asTyped: true });
  });

  it.each(["", "?q=", "?q=%20", "?searchInCategoryId=1000"])(
    "SEARCH-02: without words does not call the shop: %j",
    async (query) => {
      const { asked, html, status } = await open(query);
      expect([asked, status]).toEqual([[], 200]);
      expect(html).toMatch(/<title>Such[^„]*<\/title>/);
    },
  );

  it("with what are no words requests nothing, and reports it", async () => {
    const { asked, html } = await open("?q=a%00b");
    expect(asked).toEqual([]);
    expect(html).toContain("Zeichen");
    expect(html).toMatch(/<title>Such[^„]*<\/title>/);
  });
});

describe("where the shop leads elsewhere", () => {
  it.each([
    ["/cat/1000/", "/cat/1000/"],
    ["https://shop.example/a", "https://shop.example/a"],
  ])("the visitor goes to %s", async (url, location) => {
    expect(await open("?q=tafel", { url })).toMatchObject({ status: 302, location });
  });

  it.each(["//evil.example/", "javascript:alert(1)", "https://user@evil.example/", ""])(
    "the visitor stays for %j",
    async (url) => {
      expect(await open("?q=tafel", { url })).toMatchObject({ status: 200, location: null });
    },
  );
});

describe("what is shown", () => {
  it("names the words in the title, and the hits", async () => {
    const { html } = await open("?q=tafel");
    expect(html).toMatch(/<title>[^<]*„tafel“[^<]*<\/title>/);
    expect(html).toMatch(/Treffer für/);
    expect(html).not.toContain("nichts gefunden");
    expect(html).not.toContain("Wonach suchen Sie?");
  });

  it("reports that there is nothing, but where filters have left nothing shows them", async () => {
    const none = { listing: { ...listing, totalCount: 0 } };
    expect((await open("?q=tafel", none)).html).toMatch(/<h1[^>]*>(?!Suche)[^<]*„tafel“/);
    for (const [query, filter] of [
      ["filter.COLOR=rot,blau", { enumFilters: [{ name: "COLOR", values: ["rot", "blau"] }], rangeFilters: [] }],
      ["filter.PRICE.x=1-5", { enumFilters: [], rangeFilters: [{ name: "PRICE", from: 1, to: 5 }] }],
    ] as const) {
      const { asked, html } = await open(`?q=tafel&${query}`, none);
      expect(asked[0]?.[1]).toMatchObject({ filter });
      expect(html).toMatch(/<h1[^>]*>Suche nach „tafel“/);
    }
  });

  it("without words states what to type, and shows no hits", async () => {
    const { html } = await open("");
    expect(html).toContain("Wonach suchen Sie?");
    expect(html).not.toMatch(/Treffer für/);
    expect(html).not.toContain("nichts gefunden");
  });
});

it("LIST-21: clearing takes filters, sort and the category that is searched in", async () => {
  const products = [{ name: "Tafel" }];
  const { html } = await open("?q=tafel&searchInCategoryId=1000&filter.FARBE=rot&sort=rating", {
    listing: { ...listing, products },
  });
  expect(html).toMatch(/<a href="\?q=tafel"[^>]*>Alle Filter löschen/);
});

describe("hero filters", () => {
  const facet = (name: string, isHero = true) => ({
    __typename: "EnumFilter",
    name,
    displayName: `Facette ${name}`,
    isHero,
    isQuick: false,
    isVariant: false,
    values: [{ id: "a", displayValue: "Wert", count: 3, selected: false, css: null }],
  });
  const filters = ["A", "B", "C", "D", "E", "F", "G"].map((name) => facet(name)).concat(facet("Z", false));
  const sorts = [{ name: "relevance", displayName: "Relevanz", selected: true }];
  const category = (id: string) => ({ count: 6, category: { id, name: `Kategorie ${id}` } });
  /** The names of the hero filters, and whether the categories and the sorts are offered. */
  const shown = async (query: string, categories: readonly object[]) => {
    const { html } = await open(query, {
      listing: { ...listing, filters, sorts, categories, products: [{ name: "A" }] },
    });
    const heroes = [...html.matchAll(/<details[^>]* name="hero-filter"[^>]*><summary[^>]*>Facette ([A-Z])/g)];
    return {
      heroes: heroes.map(([, name]) => name).join(""),
      hasCategories: html.includes('<nav aria-label="Treffer in'),
      hasSorts: /<select[^>]* name="sort"/.test(html),
    };
  };

  it("SEARCH-03: shows results and their number, categories with theirs, sorts and filters", async () => {
    const categories = [
      { count: 8, category: { id: "10", name: "Tafeln" } },
      { count: 4, category: { id: "20", name: "Kreide" } },
    ];
    const products = ["Schultafel", "Kreidetafel"].map((name) => ({ id: name, name, isShortage: false }));
    const { html } = await open("?q=tafel", { listing: { ...listing, filters, sorts, categories, products } });
    expect(html).toContain(">12 Artikel<");
    for (const { name } of products) expect(html).toMatch(new RegExp(`<article.*>${name}</a>`));
    expect(html).toMatch(/href="\?q=tafel&amp;searchInCategoryId=10"[^>]*>Tafeln.*? <span[^>]*>8</);
    expect(html).toMatch(/href="\?q=tafel&amp;searchInCategoryId=20"[^>]*>Kreide.*? <span[^>]*>4</);
    expect(html).toMatch(/<option[^>]* value="relevance"[^>]*>Relevanz</);
    // No hero filter: it stands in the list of filters alone.
    expect(html).toContain("Facette Z");
  });

  it("SEARCH-05: where there is a category filter there are at most four, plus sort and category", async () => {
    const four = { heroes: "ABCD", hasCategories: true, hasSorts: true };
    expect(await shown("?q=tafel", [category("1"), category("2")])).toEqual(four);
    expect(await shown("?q=tafel&searchInCategoryId=1", [])).toEqual(four);
  });

  it("SEARCH-06: without one there are at most five, plus sort", async () => {
    const five = { heroes: "ABCDE", hasCategories: false, hasSorts: true };
    expect(await shown("?q=tafel", [])).toEqual(five);
    expect(await shown("?q=tafel", [category("1")])).toEqual(five);
  });
});

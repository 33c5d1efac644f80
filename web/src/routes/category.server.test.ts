import { describe, expect, it } from "vitest";
import * as route from "./category.tsx";
import type { Part } from "./testing/made-up-answers.ts";
import { openPage } from "./testing/open-page.server.tsx";

const crumb = (displayName: string, url: string) => ({ displayName, url });
const node = (id: string, name: string) => ({ id, name, url: `/cat/${id}/` });
const teaser = (template: string, headline: string) => ({
  id: headline,
  template,
  attributes: [{ name: "headline", text: headline, valueList: [] }],
  productsRecommendations: [],
});
const product = { name: "Füller", url: "/prod/7/", isShortage: false, lightningDeal: null };
const facet = (name: string, isHero: boolean, isQuick = false) => ({
  __typename: "EnumFilter",
  name,
  displayName: `Facette ${name}`,
  isHero,
  isQuick,
  values: [{ id: "rot", displayValue: `Wert ${name}`, count: 3, selected: false, css: null }],
});
const listing = {
  totalCount: 100,
  products: [product],
  defaultSort: "si",
  sorts: [{ name: "si", displayName: "Empfehlung", selected: true }],
  filters: [facet("FARBE", true), facet("MARKE", false), facet("SALE", false, true)],
};
const parameters = {
  ishop_seo_box_text: true,
  verknappungblitzangebot: true,
  verknappung: true,
  categoryTeaserBelowSeoText: false,
};
const plain = {
  id: "11",
  name: "Bleistifte",
  parent: { id: "10", name: "Schreiben", path: "/cat/10/" },
  breadCrumb: [crumb("Startseite", "/"), crumb("Schreiben", "/cat/10/"), crumb("Bleistifte", "/cat/11/")],
  isProductListing: true,
  hideLeftNavigation: false,
  hideBreadcrumbs: false,
  hideCategoryDropdown: false,
  parameters,
  children: [],
  leftNavigation: [node("11", "Bleistifte"), node("12", "Marker")],
  seoTexts: [
    { headline: "Über Bleistifte", content: "<p>Aus Holz.</p>" },
    { headline: "Über Härten", content: "<p>Von H bis B.</p>" },
  ],
  teasers: [],
  products: listing,
};

async function open(part: Part = {}, query = "", more: Part = {}) {
  const answers = {
    CategoryPage: { core_category: { ...plain, ...part } },
    CategoryType: { core_category_type: { id: "11", type: "productlisting" } },
    ...more,
  };
  const { html } = await openPage(route, `http://localhost/cat/11/${query}`, { answers, path: "/cat/:categoryId" });
  return html;
}

/** The part of a page between two marks. */
const between = (html: string, from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to));

it("LIST-12, SEO-01: the name is the heading, and the title with its parent's", async () => {
  const html = await open();
  expect(html).toMatch(/<h1[^>]*>Bleistifte/);
  expect(html).toContain("<title>Bleistifte / Schreiben</title>");
});

it("TRACK-02: a product listing has the mark by which page views know it, another kind of category has none", async () => {
  expect(await open()).toContain("data-listing");
  const other = { CategoryType: { core_category_type: { id: "11", type: "landingpage" } } };
  expect(await open({}, "", other)).not.toContain("data-listing");
});

it("LIST-02, LIST-03, LIST-05, LIST-07, LIST-08: the products are requested as the address says", async () => {
  const query = "?p=3&sort=rating&filter.FARBE=rot,blau&filter.PRICE.x=5-20&filter.rating.x=4-4.5";
  const { asked } = await openPage(route, `http://localhost/cat/11/${query}`, {
    answers: { CategoryPage: { core_category: plain } },
    path: "/cat/:categoryId",
  });
  expect(asked.find(([name]) => name === "CategoryPage")?.[1]).toEqual({
    categoryId: "11",
    paging: { offset: 120, limit: 60, sortBy: "rating" },
    filter: {
      enumFilters: [{ name: "FARBE", values: ["rot", "blau"] }],
      rangeFilters: [
        { name: "PRICE", from: 5, to: 20 },
        { name: "rating", from: 4, to: 4.5 },
      ],
    },
  });
});

it("LIST-13: the texts stand below the list, unless ishop_seo_box_text is off", async () => {
  const html = await open();
  expect(html).toContain("<p>Aus Holz.</p>");
  expect(html).toMatch(/Über Härten.*<p>Von H bis B\.<\/p>/);
  expect(html.indexOf("Über Bleistifte")).toBeGreaterThan(html.indexOf("Füller"));
  expect(await open({ parameters: { ...parameters, ishop_seo_box_text: false } })).not.toContain("Aus Holz.");
});

it("LIST-14: the topsellers are shown", async () => {
  const topsellers = ["Anspitzer", "Zirkel", "Lineal"].map((name) => ({ ...product, name, id: name }));
  const html = await open({}, "", { CategoryTopsellers: { core_category: { topsellers } } });
  expect(html).toContain("Beliebt in dieser Kategorie");
  for (const { name } of topsellers) expect(html).toContain(name);
});

it("LIST-15, LIST-18: the navigation stands beside the list, unless the category hides it", async () => {
  const navigation = /<nav aria-label="Kategorien"[^>]*>.*?<\/nav>/;
  const [shown] = navigation.exec(await open()) ?? [];
  expect(shown).toContain('href="/cat/10/"');
  expect(shown).toMatch(/href="\/cat\/11\/"[^>]*aria-current="page"/);
  expect(shown).toContain('href="/cat/12/"');
  expect(await open({ hideLeftNavigation: true })).not.toMatch(navigation);
});

describe("teasers", () => {
  const teasers = [teaser("HTML Teaser", "Oben"), teaser("Boxeinschub Image Teaser", "Dazwischen")];
  const tiles = Array.from({ length: 9 }, (_, index) => ({ ...product, id: String(index), name: `Stift ${index}` }));
  const part = { teasers, products: { ...listing, products: tiles } };

  it("LIST-16: they stand above the list, box inserts between the tiles", async () => {
    const html = await open(part);
    expect(html.indexOf("Oben")).toBeLessThan(html.indexOf("Stift 0"));
    expect(between(html, "Stift 5", "Stift 6")).toContain("Dazwischen");
    expect(html.indexOf("Dazwischen")).toBeGreaterThan(html.indexOf("Stift 5"));
  });

  it("with categoryTeaserBelowSeoText they stand below the texts", async () => {
    const html = await open({ ...part, parameters: { ...parameters, categoryTeaserBelowSeoText: true } });
    expect(html.indexOf("Oben")).toBeGreaterThan(html.indexOf("Aus Holz."));
  });
});

it("LIST-17, OP-Q-31: the category's type decides whether there is a list", async () => {
  expect(await open()).toContain("100 Artikel");
  const html = await open({}, "", { CategoryType: { core_category_type: { id: "11", type: "overview" } } });
  expect(html).not.toContain("100 Artikel");
  expect(html).not.toContain("Füller");
});

it("LIST-19: hide-breadcrumbs removes them", async () => {
  expect(await open()).toContain('aria-label="Sie sind hier"');
  expect(await open({ hideBreadcrumbs: true })).not.toContain('aria-label="Sie sind hier"');
});

it("LIST-20: hide-category-dropdown removes the fold of categories", async () => {
  const fold = /<details[^>]*><summary[^>]*><span>Kategorie(?:<!-- -->)?: <strong>Bleistifte/;
  expect(await open()).toMatch(fold);
  expect(await open({ hideCategoryDropdown: true })).not.toMatch(fold);
});

it("upper levels have tiles with pictures", async () => {
  const html = await open({ children: [{ id: "12", name: "Marker", path: "/cat/12/" }] });
  expect(html).toMatch(/href="\/cat\/12\/"[^>]*>.*?<img[^>]*>.*?Marker/);
});

it("LIST-24: its parameters decide about the text, where teasers stand, and whether deals show what is reserved", async () => {
  const lightningDeal = {
    isAvailableLightningDeal: true,
    lightningDealTimestampUntil: "2036-11-23T13:00:00Z",
    lightningReservedPercentageRoundFloor: 62,
  };
  const dealt = { ...product, lightningDeal };
  const part = { teasers: [teaser("HTML Teaser", "Aktion")], products: { ...listing, products: [dealt] } };
  const topsellers = ["a", "b", "c"].map((id) => ({ ...dealt, id, name: id }));
  const more = { CategoryTopsellers: { core_category: { topsellers } } };
  const on = await open(part, "", more);
  expect(on.split("<progress").length - 1).toBe(4);
  expect(on).toContain("Aus Holz.");
  expect(on.indexOf("Aktion")).toBeLessThan(on.indexOf("Aus Holz."));
  const without = { ...parameters, ishop_seo_box_text: false, verknappungblitzangebot: false };
  const off = await open({ ...part, parameters: without }, "", more);
  expect(off).not.toContain("<progress");
  expect(off).not.toContain("Aus Holz.");
  const below = await open({ ...part, parameters: { ...parameters, categoryTeaserBelowSeoText: true } }, "", more);
  expect(below.indexOf("Aktion")).toBeGreaterThan(below.indexOf("Aus Holz."));
});

describe("filters above the list", () => {
  const bar = (html: string) => between(html, "Schnellfilter", ">100 Artikel</p>");

  it("LIST-11: hero filters are offered beside the filter list", async () => {
    const html = await open();
    const above = bar(html);
    expect(above).toContain("Facette FARBE");
    expect(above).toContain('href="?filter.FARBE=rot"');
    expect(above).not.toContain("Facette MARKE");
    expect(html.split("Facette FARBE").length).toBeGreaterThan(2);
  });

  it("switches take their value in or back, and survive the form of the others", async () => {
    expect(bar(await open())).toContain('href="?filter.SALE=rot"');
    const html = await open({}, "?filter.SALE=rot&filter.FARBE=rot");
    expect(bar(html)).toContain('href="?filter.FARBE=rot"');
    expect(html).toContain('<input type="hidden" name="filter.SALE" value="rot"/>');
  });
});

it("LIST-21: clearing resets the sort to the default", async () => {
  const sorts = [
    { name: "si", displayName: "Empfehlung", selected: false },
    { name: "rating", displayName: "Bewertung", selected: true },
  ];
  const html = await open({ products: { ...listing, sorts } }, "?filter.FARBE=rot&sort=rating&p=2");
  expect(html).toMatch(/<a href="\?"[^>]*>Alle Filter löschen/);
});

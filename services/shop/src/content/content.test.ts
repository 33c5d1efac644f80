import { describe, expect, it } from "vitest";
import { insertRows, startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Language, Store } from "../platform/context.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [
    { id: 10, name: "Schule", children: [{ id: 11, name: "Stifte", children: [{ id: 12 }] }, { id: 13 }] },
    { id: 20, name: "Sale", columns: { is_sale: true }, children: [{ id: 21 }] },
    { id: 30, name: "Service", columns: { is_excluded_from_nav: true } },
  ],
  products: [
    { id: 1, category: 12, columns: { popularity: 1, created_on: "2026-05-01" } },
    { id: 2, category: 13, columns: { popularity: 9, created_on: "2026-01-01" } },
    { id: 3, category: 21, columns: { popularity: 5, created_on: "2026-06-01" }, items: [{ id: 900, stock: 0 }] },
  ],
});
await startCatalogue(database);

const both = (word: string) => ({ de: `${word} de`, en: `${word} en` });
const picture = { kind: "pencil", colour: "#d8352a", accent: "#f4c430" };
const teaser = (id: string, more: object) => [
  {
    flags: ["NO_SPACES"],
    cells: [{ columns: 6, teaser: { id, name: both("Name"), template: "T", attributes: [], ...more } }],
  },
];
const page = {
  page_type: "CONTENT",
  redirect_url: null,
  is_temporary: false,
  name_de: "Rat",
  name_en: "Advice",
  title_de: "",
  title_en: "Advice title",
  description_de: "Text",
  description_en: "",
  rows: [],
  ab_tests: [],
  store: null,
  robots: null,
  canonical_url: null,
  links: [],
};
const attributes = [
  { name: "headline", text: both("Titel") },
  { name: "image", picture, alt: both("Bild") },
  { name: "tabs", valueList: [{ attributes: [{ name: "link", url: "/x/" }] }] },
];

await database.transaction(async (tx) => {
  await insertRows(tx, "content_page", [
    { ...page, path: "/rat/", rows: teaser("t1", { attributes, recommendations: { rule: "popular", limit: 2 } }) },
    {
      ...page,
      path: "/rat/",
      store: "at",
      rows: teaser("t2", { recommendations: { rule: "new", categoryId: 10, limit: 5 } }),
    },
    { ...page, path: "/probe/", rows: teaser("t4", {}), ab_tests: [{ id: "hero", trackingCode: "hero-b" }] },
    { ...page, path: "/diese/", rows: teaser("t3", { recommendations: { rule: "these", productIds: [2, 404, 1] } }) },
    { ...page, path: "/k10/k11/", page_type: "REDIRECT", redirect_url: "/rat/", is_temporary: true },
    { ...page, path: "/alt/", page_type: "REDIRECT", redirect_url: "/rat/" },
    { ...page, path: "/weg/", page_type: "GONE" },
    {
      ...page,
      path: "/zoll/",
      description_en: "Customs",
      robots: "noindex,follow",
      canonical_url: "/rat/",
      links: [{ rel: "next", href: "/zoll-2/" }],
      rows: teaser("t5", { attributes: [{ name: "headline", text: both("Zoll") }] }),
    },
  ]);
});

async function ask(document: string, store: Store = "de", language?: Language, variables = {}): Promise<unknown> {
  const result = await runQuery(
    testContext({ database, store, ...(language ? { language } : {}) }),
    document,
    variables,
  );
  expect(result.errors).toEqual([]);
  return result.data;
}

it("OP-Q-45: getActiveAbTests answers with the tests that run on a page, none elsewhere", async () => {
  const testsOf = (url: string) => ask(`{ getActiveAbTests(url: "${url}") { id trackingCode } }`);
  expect(await testsOf("/probe")).toEqual({ getActiveAbTests: [{ id: "hero", trackingCode: "hero-b" }] });
  for (const url of ["/rat/", "/weg/", "/alt/", "/nirgends/"])
    expect(await testsOf(url)).toEqual({ getActiveAbTests: [] });
});

it("the sitemap has pages that may be found, categories, and products by their ids, a page at a time", async () => {
  const document = `{ getSitemap { pages categoryIds productCount
    first: products(limit: 2) { id } rest: products(offset: 2, limit: 9000) { id } } }`;
  expect(await ask(document)).toEqual({
    getSitemap: {
      pages: ["/diese/", "/probe/", "/rat/"],
      categoryIds: ["10", "11", "12", "13", "20", "21", "30"],
      productCount: 3,
      first: [{ id: "1" }, { id: "2" }],
      rest: [{ id: "3" }],
    },
  });
});

describe("getPageDetailsByUrl (OP-Q-28)", () => {
  const find = async (url: string, store: Store = "de", language?: Language) =>
    ask(
      `query ($url: String!) { getPageDetailsByUrl(url: $url) { pageType redirectUrl isTemporaryRedirect categoryId activeAbTests { id trackingCode }
        seo { title description robots breadcrumbs { displayName url } }
        rows { flags cells { columns flags teaser { id name template productsRecommendations { id }
          attributes { name text url urlPath altTag valueList { attributes { name url } } } } } } } }`,
      store,
      language,
      { url },
    );

  it("SEO-14: a page has title, description, breadcrumbs, robots, canonical address, links, and the texts of its teasers", async () => {
    const document = `{ getPageDetailsByUrl(url: "/zoll/") {
      seo { title description robots canonicalUrl links { rel href hreflang } breadcrumbs { displayName } }
      rows { cells { teaser { template attributes { text } } } } } }`;
    expect(await ask(document, "b2b", "en-DE")).toEqual({
      getPageDetailsByUrl: {
        seo: {
          title: "Advice title",
          description: "Customs",
          robots: "noindex,follow",
          canonicalUrl: "/rat/",
          links: [{ rel: "next", href: "/zoll-2/", hreflang: null }],
          breadcrumbs: [{ displayName: "Home" }, { displayName: "Advice" }],
        },
        rows: [{ cells: [{ teaser: { template: "T", attributes: [{ text: "Zoll en" }] } }] }],
      },
    });
  });

  it("shows a page with its teasers in the shop language (CMS-01, CMS-15)", async () => {
    expect(await find("/rat/?x=1", "b2b", "en-DE")).toMatchObject({
      getPageDetailsByUrl: {
        pageType: "CONTENT",
        seo: {
          title: "Advice title",
          description: null,
          breadcrumbs: [
            { displayName: "Home", url: "/" },
            { displayName: "Advice", url: "/rat/" },
          ],
        },
        rows: [
          {
            flags: ["NO_SPACES"],
            cells: [
              {
                columns: 6,
                flags: [],
                teaser: {
                  id: "t1",
                  name: "Name en",
                  productsRecommendations: [{ id: "2" }, { id: "1" }],
                  attributes: [
                    { name: "headline", text: "Titel en", urlPath: null },
                    { name: "image", altTag: "Bild en", urlPath: expect.stringContaining("/media/") },
                    { name: "tabs", valueList: [{ attributes: [{ name: "link", url: "/x/" }] }] },
                  ],
                },
              },
            ],
          },
        ],
      },
    });
  });

  it("prefers the store's own page, and falls back to the name as title", async () => {
    expect(await find("/rat", "at")).toMatchObject({
      getPageDetailsByUrl: {
        seo: { title: "Rat" },
        rows: [{ cells: [{ teaser: { id: "t2", productsRecommendations: [{ id: "1" }, { id: "2" }] } }] }],
      },
    });
  });

  it("shows the products that an operator chose, in that order, without those that are not sold", async () => {
    expect(await find("/diese/")).toMatchObject({
      getPageDetailsByUrl: { rows: [{ cells: [{ teaser: { productsRecommendations: [{ id: "2" }, { id: "1" }] } }] }] },
    });
  });

  it("finds categories by their path (ROUTE-20)", async () => {
    expect(await find("/k20/k21/")).toMatchObject({
      getPageDetailsByUrl: { pageType: "CATEGORY", categoryId: "21", rows: [], seo: { title: "Kategorie 21" } },
    });
  });

  it("redirects, for good or for now, also away from a category (STATUS-01, STATUS-02)", async () => {
    expect(await find("/alt/")).toMatchObject({
      getPageDetailsByUrl: { pageType: "REDIRECT", redirectUrl: "/rat/", isTemporaryRedirect: false, seo: null },
    });
    expect(await find("/k10/k11/")).toMatchObject({
      getPageDetailsByUrl: { pageType: "REDIRECT", isTemporaryRedirect: true },
    });
  });

  it("CMS-30: details hold the kind of page, a redirect, the category, rows and the tests that run", async () => {
    const testing = [{ id: "hero", trackingCode: "hero-b" }];
    const details = { redirectUrl: null, categoryId: null, activeAbTests: [] };
    for (const [url, expected] of [
      ["/probe/", { ...details, pageType: "CONTENT", activeAbTests: testing, rows: [{ flags: ["NO_SPACES"] }] }],
      ["/alt/", { ...details, pageType: "REDIRECT", redirectUrl: "/rat/", rows: [] }],
      ["/k20/k21/", { ...details, pageType: "CATEGORY", categoryId: "21", rows: [] }],
    ] as const)
      expect(await find(url)).toMatchObject({ getPageDetailsByUrl: expected });
  });

  it("distinguishes what is gone from what never was (STATUS-03, STATUS-08)", async () => {
    expect(await find("/weg/")).toMatchObject({ getPageDetailsByUrl: { pageType: "GONE", rows: [] } });
    expect(await find("/nie/")).toMatchObject({ getPageDetailsByUrl: { pageType: "NOT_FOUND" } });
  });

  it.each(["/RAT/", "rat", "//evil.test/", "/rat/../weg/", `/${"a".repeat(100_000)}/`, "", "/%00/", "/rat/$"])(
    "finds nothing at %.30s",
    async (url) => {
      expect(await find(url)).toMatchObject({ getPageDetailsByUrl: { pageType: "NOT_FOUND" } });
    },
  );
});

describe("navigation (OP-Q-46, OP-Q-47)", () => {
  it("shows two levels and states what to hide (NAV-07, NAV-08, NAV-10)", async () => {
    expect(
      await ask(
        "{ getNavigationModel { id name url isSale isExcludedFromNav hasChildren children { id hasChildren } breadcrumb { url } } }",
      ),
    ).toEqual({
      getNavigationModel: [
        {
          id: "10",
          name: "Schule",
          url: "/cat/10/",
          isSale: false,
          isExcludedFromNav: false,
          hasChildren: true,
          children: [
            { id: "11", hasChildren: true },
            { id: "13", hasChildren: false },
          ],
          breadcrumb: [{ url: "/" }, { url: "/cat/10/" }],
        },
        {
          id: "20",
          name: "Sale",
          url: "/cat/20/",
          isSale: true,
          isExcludedFromNav: false,
          hasChildren: true,
          children: [{ id: "21", hasChildren: false }],
          breadcrumb: [{ url: "/" }, { url: "/cat/20/" }],
        },
        {
          id: "30",
          name: "Service",
          url: "/cat/30/",
          isSale: false,
          isExcludedFromNav: true,
          hasChildren: false,
          children: [],
          breadcrumb: [{ url: "/" }, { url: "/cat/30/" }],
        },
      ],
    });
  });

  it("loads a part on demand; null for an unknown one (NAV-06)", async () => {
    expect(
      await ask(
        `{ a: getPartialNavigationById(categoryId: "11") { children { id } } p: getPartialNavigationById(categoryId: "13") { image { alt src } } b: getPartialNavigationById(categoryId: "x") { id } }`,
      ),
    ).toEqual({
      a: { children: [{ id: "12" }] },
      p: { image: null },
      b: null,
    });
  });
});

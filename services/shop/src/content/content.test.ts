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
  store: null,
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
    { ...page, path: "/diese/", rows: teaser("t3", { recommendations: { rule: "these", productIds: [2, 404, 1] } }) },
    { ...page, path: "/k10/k11/", page_type: "REDIRECT", redirect_url: "/rat/", is_temporary: true },
    { ...page, path: "/alt/", page_type: "REDIRECT", redirect_url: "/rat/" },
    { ...page, path: "/weg/", page_type: "GONE" },
  ]);
  await insertRows(tx, "global_parameter", [
    { name: "flags", entry: "a", store: null, value: "1" },
    { name: "flags", entry: "a", store: "ch", value: "2" },
    { name: "flags", entry: "b", store: "ch", value: "3" },
    { name: "other", entry: "o", store: null, value: "4" },
  ]);
  await insertRows(tx, "translation", [{ key: "vue.a", text_de: "Ja", text_en: "Yes" }]);
  await insertRows(tx, "content_grid", [
    {
      page_id: "footer-vue",
      store: null,
      usps: [{ picture, headline: both("Usp"), text: both("<p>x</p>"), link: "/a/" }],
      links: [{ headline: both("Links"), type: "Links", list: [{ label: both("L"), url: "/b/" }] }],
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

describe("getPageDetailsByUrl (OP-Q-28)", () => {
  const find = async (url: string, store: Store = "de", language?: Language) =>
    ask(
      `query ($url: String!) { getPageDetailsByUrl(url: $url) { pageType redirectUrl isTemporaryRedirect categoryId activeAbTests { id }
        seo { title description robots breadcrumbs { displayName url } }
        rows { flags cells { columns flags teaser { id name template productsRecommendations { id }
          attributes { name text url urlPath altTag valueList { attributes { name url } } } } } } } }`,
      store,
      language,
      { url },
    );

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

  it("tells what is gone from what never was (STATUS-03, STATUS-08)", async () => {
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
  it("shows two levels and says what to hide (NAV-07, NAV-08, NAV-10)", async () => {
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

describe("getGridByPageId (OP-Q-49)", () => {
  it("delivers selling points and links; null for an unknown region (FOOT-02, FOOT-13)", async () => {
    expect(
      await ask(`{ getGridByPageId(pageId: "footer-vue") { pageId rows { flags } usps { headline subheadline text link image { alt } } links { headline type content list { label url external } } }
        none: getGridByPageId(pageId: "nope") { pageId } }`),
    ).toEqual({
      getGridByPageId: {
        pageId: "footer-vue",
        rows: [],
        usps: [{ headline: "Usp de", subheadline: null, text: "<p>x</p> de", link: "/a/", image: { alt: "Usp de" } }],
        links: [
          {
            headline: "Links de",
            type: "Links",
            content: null,
            list: [{ label: "L de", url: "/b/", external: false }],
          },
        ],
      },
      none: null,
    });
  });
});

describe("getGlobalParametersByName (OP-Q-27)", () => {
  const find = (names: string, store: Store) =>
    ask(`{ getGlobalParametersByName(names: ${names}) { name entry parameterValue } }`, store);

  it("lets a store's own value win and leaves unknown names out", async () => {
    expect(await find(`["other", "nope", "flags"]`, "ch")).toEqual({
      getGlobalParametersByName: [
        { name: "other", entry: "o", parameterValue: "4" },
        { name: "flags", entry: "a", parameterValue: "2" },
        { name: "flags", entry: "b", parameterValue: "3" },
      ],
    });
    expect(await find(`["flags"]`, "de")).toEqual({
      getGlobalParametersByName: [{ name: "flags", entry: "a", parameterValue: "1" }],
    });
  });
});

describe("getTranslationsByKeys (OP-Q-29)", () => {
  it("answers in the shop language and leaves unknown keys out", async () => {
    expect(await ask(`{ getTranslationsByKeys(keys: ["vue.b", "vue.a"]) { key text } }`, "b2b", "en-DE")).toEqual({
      getTranslationsByKeys: [{ key: "vue.a", text: "Yes" }],
    });
  });
});

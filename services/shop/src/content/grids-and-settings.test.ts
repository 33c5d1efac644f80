import { describe, expect, it } from "vitest";
import { insertRows } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Language, Store } from "../platform/context.ts";

const database = await startTestDatabase();
const both = (word: string) => ({ de: `${word} de`, en: `${word} en` });
const picture = { kind: "pencil", colour: "#d8352a", accent: "#f4c430" };
const attributes = [
  { name: "teaserLink", url: "/a/", openLinkInNewWindow: true },
  { name: "image", picture, use: "tile", alt: both("Bild") },
  { name: "columns", value: "full" },
  { name: "tabs", valueList: [{ attributes: [{ name: "headline", text: both("Titel") }] }] },
];
await database.transaction(async (tx) => {
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
      rows: [],
      usps: [
        { picture, headline: both("Usp"), subheadline: both("Unter"), text: both("<p>x</p>"), link: "/a/" },
        { headline: both("Ohne"), text: both("") },
      ],
      links: [
        { headline: both("Links"), type: "Links", list: [{ label: both("L"), url: "/b/" }] },
        {
          headline: both("Fragen"),
          type: "Service Teaser",
          content: both("<p>y</p>"),
          link: "/c/",
          list: [{ label: both("M"), url: "https://d.test/", external: true }],
        },
      ],
    },
    {
      page_id: "product",
      store: null,
      rows: [
        {
          flags: ["NO_SPACES"],
          cells: [
            {
              columns: 8,
              flags: ["WHITE_BACKGROUND"],
              teaser: { id: "t1", name: both("Rat"), template: "T", attributes },
            },
            { columns: 4, teaser: null },
          ],
        },
      ],
      usps: [],
      links: [],
    },
  ]);
});

async function ask(document: string, store: Store = "de", language?: Language): Promise<unknown> {
  const result = await runQuery(testContext({ database, store, ...(language ? { language } : {}) }), document);
  expect(result.errors).toEqual([]);
  return result.data;
}

describe("getGridByPageId (OP-Q-49)", () => {
  it("delivers selling points and links; null for an unknown region (FOOT-02, FOOT-13)", async () => {
    expect(
      await ask(`{ getGridByPageId(pageId: "footer-vue") { pageId rows { flags } usps { headline subheadline text link image { src alt } } links { headline type content link list { label url external } } }
        none: getGridByPageId(pageId: "nope") { pageId } }`),
    ).toEqual({
      getGridByPageId: {
        pageId: "footer-vue",
        rows: [],
        usps: [
          {
            headline: "Usp de",
            subheadline: "Unter de",
            text: "<p>x</p> de",
            link: "/a/",
            image: { src: expect.stringMatching(/^\/media\/./), alt: "Usp de" },
          },
          { headline: "Ohne de", subheadline: null, text: " de", link: null, image: null },
        ],
        links: [
          {
            headline: "Links de",
            type: "Links",
            content: null,
            link: null,
            list: [{ label: "L de", url: "/b/", external: false }],
          },
          {
            headline: "Fragen de",
            type: "Service Teaser",
            content: "<p>y</p> de",
            link: "/c/",
            list: [{ label: "M de", url: "https://d.test/", external: true }],
          },
        ],
      },
      none: null,
    });
  });

  it("OP-Q-49, CMS-15: a region of pages has rows of cells, and teasers with all that they consist of", async () => {
    const attribute = { text: null, value: null, url: null, openLinkInNewWindow: false, urlPath: null, altTag: null };
    const plain = { ...attribute, imgTitle: null, width: null, height: null, valueList: [] };
    const image = { urlPath: expect.stringMatching(/^\/media\/./), altTag: "Bild de", width: 480, height: 360 };
    const entries = [{ attributes: [{ name: "headline", text: "Titel de" }] }];
    expect(
      await ask(`{ getGridByPageId(pageId: "product") { usps { link } links { link } rows { flags cells { columns flags teaser {
        id name template productsRecommendations { id } attributes { name text value url openLinkInNewWindow urlPath altTag imgTitle
          width height valueList { attributes { name text } } } } } } } }`),
    ).toEqual({
      getGridByPageId: {
        usps: [],
        links: [],
        rows: [
          {
            flags: ["NO_SPACES"],
            cells: [
              {
                columns: 8,
                flags: ["WHITE_BACKGROUND"],
                teaser: {
                  id: "t1",
                  name: "Rat de",
                  template: "T",
                  productsRecommendations: [],
                  attributes: [
                    { ...plain, name: "teaserLink", url: "/a/", openLinkInNewWindow: true },
                    { ...plain, name: "image", ...image },
                    { ...plain, name: "columns", value: "full" },
                    { ...plain, name: "tabs", valueList: entries },
                  ],
                },
              },
              { columns: 4, flags: [], teaser: null },
            ],
          },
        ],
      },
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

import { describe, expect, it } from "vitest";
import { insertRows } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Language, Store } from "../platform/context.ts";

const database = await startTestDatabase();
const both = (word: string) => ({ de: `${word} de`, en: `${word} en` });
const picture = { kind: "pencil", colour: "#d8352a", accent: "#f4c430" };
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
      usps: [{ picture, headline: both("Usp"), text: both("<p>x</p>"), link: "/a/" }],
      links: [{ headline: both("Links"), type: "Links", list: [{ label: both("L"), url: "/b/" }] }],
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

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { expect, it } from "vitest";
import { insertRows } from "../insert-rows.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { storefronts } from "../../src/platform/storefront.ts";
import { generateCatalogue } from "../generate/generate-catalogue.ts";
import { createRandom } from "../random.ts";
import { contentSection } from "./content.ts";
import { messages } from "./messages.ts";

const database = await startTestDatabase();
const { category } = generateCatalogue(1, new Date());
await database.transaction(async (tx) => {
  await insertRows(tx, "category", category);
  await contentSection.seed(tx, createRandom(1), new Date());
});
await startCatalogue(database);

const entry = v.object({ name: v.string(), entry: v.string(), parameterValue: v.string() });
const footers = ["footer-vue", "footer-vue-checkout-shipping", "header-vue"];
const document = `query ($url: String!) { getPageDetailsByUrl(url: $url) { pageType redirectUrl seo { title }
  rows { cells { teaser { attributes { name text url urlPath altTag valueList { attributes { name text url urlPath altTag } } } } } } } }`;

/** Every address in an answer, however deep. */
function linksIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"(?:url|link|redirectUrl)":"([^"]*)"/g)].map(([, link]) => link ?? "");
}

/** Pages that the storefront has by itself, such as forms. */
const routesFile = readFileSync(resolve(import.meta.dirname, "../../../../web/src/routes.ts"), "utf8");
const routes = new Set(["/prime/", ...[...routesFile.matchAll(/route\("([\w/-]+)"/g)].map(([, path]) => `/${path}/`)]);

const paths = (await database.read`select distinct path from content_page where not is_draft`).map(({ path }) =>
  String(path),
);

it.each(storefronts)(
  "shows every page in $store $language without errors, and no link leads nowhere",
  async (storefront) => {
    const context = () => testContext({ database, store: storefront.store, language: storefront.language });
    const links: string[] = [];
    for (const url of paths) {
      const { data, errors } = await runQuery(context(), document, { url });
      expect(errors).toEqual([]);
      expect(data).toMatchObject({
        getPageDetailsByUrl: { pageType: expect.stringMatching(/^(CONTENT|REDIRECT|GONE)$/) },
      });
      // Every picture is of a kind that can be drawn.
      expect(JSON.stringify(data)).not.toMatch(/"name":"image","text":null,"url":null,"urlPath":null/);
      links.push(...linksIn(data));
    }
    for (const pageId of footers) {
      const { data } = await runQuery(
        context(),
        "query ($pageId: String!) { getGridByPageId(pageId: $pageId) { usps { headline link image { src } } links { headline list { label url } } } }",
        { pageId },
      );
      expect(data).toMatchObject({ getGridByPageId: {} });
      links.push(...linksIn(data));
    }
    const ids = new Set(category.map(({ id }) => String(id)));
    for (const link of new Set(links)) {
      const [, id] = /^\/cat\/(\d+)\/$/.exec(link) ?? [];
      if (id !== undefined) expect(ids).toContain(id);
      else if (!routes.has(link) && !/^(mailto|tel):/.test(link)) {
        const { data } = await runQuery(context(), document, { url: link });
        expect([link, data]).toMatchObject([
          link,
          { getPageDetailsByUrl: { pageType: expect.stringMatching(/^(CONTENT|CATEGORY)$/) } },
        ]);
      }
    }
  },
);

it("OP-Q-27, CONST-01: a new shop serves an entry of every parameter and of every switch that the documents name", async () => {
  const used =
    "infobar teaserlayer infolayer searchhubActivation amazonPayV2Activation returnOrderSwitches featureFlags navigationStartseite lightning_deal shippingCarrier paymentTypes ishop_embedded_teaser verkehrswesentlicheEigenschaften htmlTestContainer pageTeaser";
  const query = `query ($names: [String!]!) { getGlobalParametersByName(names: $names) { name entry parameterValue } }`;
  const { data } = await runQuery(testContext({ database }), query, { names: used.split(" ") });
  const served = v.parse(v.object({ getGlobalParametersByName: v.array(entry) }), data).getGlobalParametersByName;
  expect([...new Set(served.map(({ name }) => name))]).toEqual(used.split(" "));
  expect(served).toEqual(
    expect.arrayContaining([
      { name: "featureFlags", entry: "T155 Navigation", parameterValue: "true" },
      { name: "featureFlags", entry: "T134_Twint-Payment", parameterValue: "false" },
      { name: "featureFlags", entry: "T164-DHL-Retest", parameterValue: "false" },
      { name: "shippingCarrier", entry: "dpd", parameterValue: "false" },
      { name: "paymentTypes", entry: "xRechnung", parameterValue: "false" },
      { name: "amazonPayV2Activation", entry: "AmazonPayV2 Aktivierung", parameterValue: "amazonpay.activated" },
      { name: "lightning_deal", entry: "lightning_deal", parameterValue: "on" },
      { name: "returnOrderSwitches", entry: "globalActivation", parameterValue: "true" },
    ]),
  );
});

it("uses the storefront's own texts for message keys (I18N-04)", () => {
  const source = readFileSync(resolve(import.meta.dirname, "../../../../web/src/shell/messages.ts"), "utf8");
  const known = [...source.matchAll(/("vue\.[^"]+"):\s*("(?:[^"\\]|\\.)*"),/g)].map(([, key = "", words = ""]) => [
    JSON.parse(key),
    JSON.parse(words),
  ]);
  const seeded = [
    ...Object.entries(messages).map(([key, { de }]) => [key, de]),
    ...Object.entries(messages).map(([key, { en }]) => [key, en]),
  ];
  expect(seeded).toEqual(known);
});

it("writes Swiss pages and regions without ß", async () => {
  const rows = await database.read`
    select row_to_json(page)::text as words from content_page page where store = 'ch'
    union all select row_to_json(grid)::text from content_grid grid where store = 'ch'`;
  expect(rows.length).toBeGreaterThan(20);
  for (const { words } of rows) expect(words).not.toContain("ß");
});

it.each([
  ["de", "+49"],
  ["at", "+43"],
  ["ch", "+41"],
  ["b2b", "+49"],
])("%s has a number of its own country wherever it names one", async (store, code) => {
  const rows = await database.read`
    select path as place, rows::text as words from content_page where store = ${store} or store is null
    union all select page_id, rows::text || links::text from content_grid where store = ${store}`;
  const numbers = rows.flatMap(({ place, words }) =>
    [...String(words).matchAll(/(?<=tel:|Telefon: |Phone: )\+\d\d/g)].map(([found]) => `${String(place)} ${found}`),
  );
  const places = ["/beratung/", "/impressum/", "/imprint/", "/service/kontakt/", "footer-vue", "header-vue"];
  expect([...new Set(numbers)].toSorted()).toEqual(places.map((place) => `${place} ${code}`));
});

it.each([
  ["de", true],
  ["at", true],
  ["ch", false],
  ["b2b", false],
])("C-99: %s says that its customers have a right of withdrawal: %s", async (store, hasRight) => {
  const rows = await database.read`
    select path as place, concat(title_de, description_de, rows) as words from content_page page
    where not is_draft and (store = ${store} or store is null and not exists (
      select from content_page own where own.path = page.path and own.store = ${store}))
    union all select page_id, concat(rows, links) from content_grid where store = ${store}`;
  const wordsOf = (place: string) => String(rows.find((row) => row["place"] === place)?.["words"]);
  const claims = rows.filter(({ words }) => /Widerruf|widerrufen|withdraw /.test(String(words)));
  expect(wordsOf("footer-vue").includes("Widerruf")).toBe(hasRight);
  expect(wordsOf("footer-vue").includes("Rückgabe")).toBe(!hasRight);
  for (const path of ["/widerruf/", "/withdrawal/"])
    expect(/kein gesetzliches Widerrufsrecht|gilt für Verbraucherinnen/.test(wordsOf(path))).toBe(!hasRight);
  if (!hasRight) expect(claims.map(({ place }) => String(place)).toSorted()).toEqual(["/widerruf/", "/withdrawal/"]);
});

it("has the pages of a shop", () => {
  const needed =
    "/beratung/ /service/versand/ /service/sicher-einkaufen/ /service/spielwarensicherheit/ /service/your-advantages/ /about-betzold/ /service/kontakt/ /agb/ /widerruf/ /impressum/ /datenschutz/ /barrierefreiheit/ /service/zahlung/ /service/fragen/";
  expect(paths).toEqual(expect.arrayContaining(needed.split(" ")));
});

it("ROUTE-02: each store's home page has a face of its own: its hero, its words, its scenes", async () => {
  const homes = await database.read`select store, rows::text as words from content_page where path = '/'`;
  const faces = homes.map(({ store, words }) => ({
    store: String(store),
    words: String(words),
    headline: /"headline", "text": \{"de": "([^"]*)"/.exec(String(words))?.[1],
    scene: /"kind": "(hero-[a-z-]+)"/.exec(String(words))?.[1],
  }));
  expect(faces.map(({ store }) => store).toSorted()).toEqual(["at", "b2b", "ch", "de"]);
  expect(new Set(faces.map(({ headline }) => headline)).size).toBe(4);
  expect(new Set(faces.map(({ scene }) => scene)).size).toBe(4);
  const says = (store: string) => faces.find((face) => face.store === store)?.words ?? "";
  expect(says("at")).toMatch(/Federpennal.*Jausenbox|Jausenbox.*Federpennal/);
  expect(says("ch")).toContain("Znüni");
  expect(says("b2b")).toMatch(/Leistungsverzeichnis.*Leitweg-ID/s);
});

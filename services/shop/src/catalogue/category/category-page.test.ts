import { expect, it } from "vitest";
import { insertRows, startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";

const text = (de: string) => ({ de, en: de });
const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [
    {
      id: 10,
      name: "Schule",
      columns: { seo_de: "# Schule\n\nAlles dafür." },
      children: [{ id: 11, children: [{ id: 12 }] }],
    },
  ],
  products: [{ id: 1, category: 12 }],
});
const teaser = (id: string) => ({
  id,
  name: text(id),
  template: "content tile",
  attributes: [{ name: "headline", text: text(id) }],
});
const rowOf = (...ids: string[]) => ({ cells: ids.map((id) => ({ columns: 6, teaser: teaser(id) })) });
await database.transaction((tx) =>
  insertRows(tx, "content_grid", [
    { page_id: "cat-10", store: null, rows: [rowOf("a", "b"), rowOf("c")], usps: [], links: [] },
    { page_id: "cat-10", store: "b2b", rows: [rowOf("d")], usps: [], links: [] },
  ]),
);
await database.write`
  update category set is_product_listing = false, hide_left_navigation = true, hide_breadcrumbs = true,
    hide_category_dropdown = true, show_seo_box = false, show_deal_scarcity = false, show_scarcity = false,
    teasers_below_seo = true
  where id = 11`;
await startCatalogue(database);

async function category(id: number, fields: string, store: "de" | "b2b" = "de"): Promise<unknown> {
  const document = `{ c: core_category(coreCategoryId: "${id}") { ${fields} } }`;
  const { data, errors } = await runQuery(testContext({ database, store }), document);
  expect(errors).toEqual([]);
  return Reflect.get(Object(data), "c");
}

const flags = "isProductListing hideLeftNavigation hideBreadcrumbs hideCategoryDropdown";
const parameters = "parameters { ishop_seo_box_text verknappungblitzangebot verknappung categoryTeaserBelowSeoText }";

it("LIST-17..20: a category has its id, name, flags, topsellers, left navigation, texts and teasers", async () => {
  const fields = `id name ${flags} topsellers { id } leftNavigation { id } seoTexts { headline content } teasers { id }`;
  expect(await category(10, fields)).toEqual({
    id: "10",
    name: "Schule",
    isProductListing: true,
    hideLeftNavigation: false,
    hideBreadcrumbs: false,
    hideCategoryDropdown: false,
    topsellers: [{ id: "1" }],
    leftNavigation: [{ id: "11" }],
    seoTexts: [{ headline: "Schule", content: "<p>Alles dafür.</p>" }],
    teasers: [{ id: "a" }, { id: "b" }, { id: "c" }],
  });
  expect(await category(11, flags)).toEqual({
    isProductListing: false,
    hideLeftNavigation: true,
    hideBreadcrumbs: true,
    hideCategoryDropdown: true,
  });
});

it("OP-Q-31, LIST-17: the type of a category's page; none of one that does not exist", async () => {
  const document = `{ a: core_category_type(coreCategoryId: "10") { id type } b: core_category_type(coreCategoryId: "11") { type }
    c: core_category_type(coreCategoryId: "99") { type } }`;
  expect(await runQuery(testContext({ database }), document)).toMatchObject({
    data: { a: { id: "10", type: "productlisting" }, b: { type: "overview" }, c: null },
    errors: [],
  });
});

it("LIST-16: teasers are the store's own, and none without any", async () => {
  expect(await category(10, "teasers { id name attributes { name text } }", "b2b")).toEqual({
    teasers: [{ id: "d", name: "d", attributes: [{ name: "headline", text: "d" }] }],
  });
  expect(await category(12, "teasers { id }")).toEqual({ teasers: [] });
});

it("LIST-24: operators set the parameters of each category, and verknappung decides what its tiles say is left", async () => {
  expect(await category(10, parameters)).toEqual({
    parameters: {
      ishop_seo_box_text: true,
      verknappungblitzangebot: true,
      verknappung: true,
      categoryTeaserBelowSeoText: false,
    },
  });
  const tiles = "products { products { deliveryInfo } }";
  await database.write`update stock set quantity = 2`;
  expect(JSON.stringify(await category(10, tiles))).toContain("nur noch 2 verfügbar");
  expect(JSON.stringify(await category(11, tiles))).not.toContain("nur noch");
  expect(await category(11, parameters)).toEqual({
    parameters: {
      ishop_seo_box_text: false,
      verknappungblitzangebot: false,
      verknappung: false,
      categoryTeaserBelowSeoText: true,
    },
  });
});

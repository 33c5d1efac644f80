import { expect, it } from "vitest";
import { insertRows, startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext, testPlatform } from "../../test/shop-test.ts";
import { search } from "./search.ts";

const text = (de: string) => ({ de, en: de });
const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [
    {
      id: 10,
      name: "Schule",
      columns: { seo_de: "# Schule\n\nAlles dafür." },
      children: [{ id: 11, name: "Stifte", children: [{ id: 12 }] }],
    },
  ],
  products: [{ id: 1, category: 12, name: "Buntstifte", facets: { MARKE: ["butz"] } }],
});
const teaser = { id: "a", name: text("Aktion"), template: "content tile", attributes: [] };
await database.transaction((tx) =>
  insertRows(tx, "content_grid", [
    { page_id: "cat-10", store: null, rows: [{ cells: [{ columns: 6, teaser }] }], usps: [], links: [] },
  ]),
);
await database.write`update category set is_product_listing = false, hide_breadcrumbs = true where id = 10`;
await startCatalogue(database);
await search.start?.(testPlatform({ database }));

it("ENT-12: a category and a suggested filter have all of their fields", async () => {
  const { data, errors } = await runQuery(
    testContext({ database }),
    `{
      category: core_category(coreCategoryId: "10") {
        id name isProductListing hideLeftNavigation hideBreadcrumbs hideCategoryDropdown
        topsellers { id } leftNavigation { id name url } seoTexts { headline content } teasers { id name }
      }
      suggested: adjustLongtailSearchQuery(searchQuery: "butz-de Buntstifte") { filters { name values } }
    }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    category: {
      id: "10",
      name: "Schule",
      isProductListing: false,
      hideLeftNavigation: false,
      hideBreadcrumbs: true,
      hideCategoryDropdown: false,
      topsellers: [{ id: "1" }],
      leftNavigation: [{ id: "11", name: "Stifte", url: "/cat/11/" }],
      seoTexts: [{ headline: "Schule", content: "<p>Alles dafür.</p>" }],
      teasers: [{ id: "a", name: "Aktion" }],
    },
    suggested: { filters: [{ name: "MARKE", values: ["butz"] }] },
  });
});

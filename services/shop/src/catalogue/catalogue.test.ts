import { describe, expect, it, onTestFinished } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import type { Language, Store } from "../platform/context.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [
    {
      id: 10,
      name: "Schule",
      nameEn: "School",
      children: [
        {
          id: 11,
          name: "Schreiben",
          columns: { seo_de: "# Stifte\n\nGut & <b>günstig</b>." },
          children: [{ id: 12, name: "Stifte" }, { id: 13 }],
        },
      ],
    },
    { id: 20, name: "Sale", columns: { is_sale: true }, children: [{ id: 21 }] },
  ],
  products: [
    {
      id: 1,
      category: 12,
      name: "Füller",
      facets: { FARBE: ["rot", "blau"] },
      columns: { popularity: 5, rating: 3.5, ratings_count: 4 },
      items: [
        { id: 101, price: 1_299, oldPrice: 1_599, stock: 3, variant: { FARBE: "rot", GROESSE: "s" } },
        { id: 102, price: 1_499, stock: 0, variant: { FARBE: "blau", GROESSE: "s" } },
        { id: 103, price: 1_499, stock: 9, variant: { FARBE: "blau", GROESSE: "m" } },
      ],
    },
    {
      id: 2,
      category: 13,
      facets: { FARBE: ["rot"] },
      columns: { popularity: 9, rating: 4.5, ratings_count: 2 },
      items: [{ id: 104, prices: { de: 250 } }],
    },
    { id: 3, category: 21, columns: { popularity: 7 }, items: [{ id: 105, price: 900, stock: 0 }] },
  ],
});
await database.write`insert into accessory (product_id, accessory_id, position) values (1, 3, 0), (1, 2, 1)`;
await database.write`insert into replacement_product (product_id, replacement_id, position) values (3, 1, 0)`;
const source = await startCatalogue(database);

async function ask(document: string, store: Store = "de", language?: Language): Promise<unknown> {
  const result = await runQuery(testContext({ database, store, ...(language ? { language } : {}) }), document);
  expect(result.errors).toEqual([]);
  return result.data;
}

describe("core_category (OP-Q-30)", () => {
  it("describes a category with its way from home, its children and its text", async () => {
    expect(
      await ask(`{ core_category(coreCategoryId: "11") { id name path level isSale productCount parent { id } children { id }
      breadCrumb { displayName url } seoTexts { headline content } leftNavigation { id name url hasChildren } } }`),
    ).toEqual({
      core_category: {
        id: "11",
        name: "Schreiben",
        path: "/cat/11/",
        level: 2,
        isSale: false,
        productCount: 2,
        parent: { id: "10" },
        children: [{ id: "12" }, { id: "13" }],
        breadCrumb: [
          { displayName: "Startseite", url: "/" },
          { displayName: "Schule", url: "/cat/10/" },
          { displayName: "Schreiben", url: "/cat/11/" },
        ],
        seoTexts: [{ headline: "Stifte", content: "<p>Gut &amp; &lt;b&gt;günstig&lt;/b&gt;.</p>" }],
        leftNavigation: [
          { id: "12", name: "Stifte", url: "/cat/12/", hasChildren: false },
          { id: "13", name: "Kategorie 13", url: "/cat/13/", hasChildren: false },
        ],
      },
    });
  });

  it("counts only what the storefront sells", async () => {
    expect(await ask(`{ core_category(coreCategoryId: "11") { productCount } }`, "ch")).toEqual({
      core_category: { productCount: 1 },
    });
  });

  it("lists best sellers that can be bought", async () => {
    expect(await ask(`{ core_category(coreCategoryId: "10") { topsellers { id } } }`)).toEqual({
      core_category: { topsellers: [{ id: "2" }, { id: "1" }] },
    });
    expect(await ask(`{ core_category(coreCategoryId: "20") { topsellers { id } } }`)).toEqual({
      core_category: { topsellers: [] },
    });
  });

  it.each(["999", "0", "-1", "abc", "1e3", "99999999999999"])("is null for %s (STATUS-04)", async (id) => {
    expect(await ask(`{ core_category(coreCategoryId: "${id}") { id } }`)).toEqual({ core_category: null });
  });
});

describe("core_category products (OP-Q-32)", () => {
  const list = (args: string, store: Store = "de") =>
    ask(
      `{ core_category(coreCategoryId: "10") { products${args} { totalCount products { id } sorts { name selected } categories { count }
      filters { __typename name ... on EnumFilter { values { id displayValue count selected } } ... on PriceRangeFilter { min { amount } selectedMin { amount } } } } } }`,
      store,
    );

  it("starts with the shop's own order (LIST-03)", async () => {
    expect(await list("")).toMatchObject({
      core_category: {
        products: {
          totalCount: 2,
          products: [{ id: "2" }, { id: "1" }],
          sorts: [{ name: "si", selected: true }, {}, {}, {}, {}],
          categories: [],
        },
      },
    });
  });

  it("narrows by value and price, and keeps a chosen value listed (LIST-09, LIST-10)", async () => {
    const args = `(filter: { enumFilters: [{ name: "FARBE", values: ["blau"] }], rangeFilters: [{ name: "PRICE", from: 10 }] })`;
    expect(await list(args)).toMatchObject({
      core_category: {
        products: {
          totalCount: 1,
          products: [{ id: "1" }],
          filters: [
            { __typename: "PriceRangeFilter", min: { amount: 1_299 }, selectedMin: { amount: 1_000 } },
            {
              __typename: "EnumFilter",
              name: "FARBE",
              values: [
                { id: "rot", displayValue: "rot de", count: 1, selected: false },
                { id: "blau", displayValue: "blau de", count: 1, selected: true },
              ],
            },
            { __typename: "DoubleRangeFilter", name: "rating" },
          ],
        },
      },
    });
  });

  it("bounds prices and ratings by the hits of the other filters, and names what was chosen of both (LIST-09)", async () => {
    const ranges = (chosen: string) =>
      ask(`{ core_category(coreCategoryId: "10") { products${chosen} { filters { __typename
        ... on PriceRangeFilter { min { amount } max { amount } selectedMin { amount } selectedMax { amount } }
        ... on DoubleRangeFilter { minDouble maxDouble selectedMinDouble selectedMaxDouble } } } } }`);
    const money = (amount: number) => ({ amount });
    const offered = (...filters: readonly object[]) => ({
      core_category: {
        products: { filters: expect.arrayContaining(filters.map((one) => expect.objectContaining(one))) },
      },
    });
    expect(await ranges("")).toEqual(
      offered(
        { min: money(250), max: money(1_299), selectedMin: null, selectedMax: null },
        { minDouble: 3.5, maxDouble: 4.5, selectedMinDouble: null, selectedMaxDouble: null },
      ),
    );
    const chosen = `[{ name: "PRICE", from: 5, to: 20 }, { name: "rating", from: 4, to: 4.75 }]`;
    expect(await ranges(`(filter: { rangeFilters: ${chosen} })`)).toEqual(
      offered(
        { min: money(250), max: money(250), selectedMin: money(500), selectedMax: money(2_000) },
        { minDouble: 3.5, maxDouble: 3.5, selectedMinDouble: 4, selectedMaxDouble: 4.75 },
      ),
    );
  });

  it("keeps nothing for an unknown value and ignores an unknown sort", async () => {
    expect(await list(`(filter: { enumFilters: [{ name: "FARBE", values: ["nope"] }] })`)).toMatchObject({
      core_category: { products: { totalCount: 0 } },
    });
    expect(await list(`(paging: { sortBy: "nope" })`)).toMatchObject({
      core_category: { products: { sorts: [{ name: "si", selected: true }, {}, {}, {}, {}] } },
    });
  });

  it("bounds paging by itself (LIST-02)", async () => {
    expect(await list("(paging: { offset: -5, limit: 100000 })")).toMatchObject({
      core_category: { products: { products: [{ id: "2" }, { id: "1" }] } },
    });
    expect(await list("(paging: { offset: 2 })")).toMatchObject({
      core_category: { products: { totalCount: 2, products: [] } },
    });
  });
});

describe("getProductById (OP-Q-39)", () => {
  it("answers in the shop language with the store's prices", async () => {
    expect(
      await ask(`{ getProductById(productId: "1") { id name url path hasMultipleItems hasSamePricesForAllItems discountPercent isShortage bestItemId
      tilePrice { currentPrice oldPrice startFromFlag } items { itemId orderNumber availableForSale } accessories { id } breadCrumb { url } images { src alt } } }`),
    ).toMatchObject({
      getProductById: {
        id: "1",
        name: "Füller",
        url: "/prod/1/?varid=101",
        path: "/prod/1/",
        hasMultipleItems: true,
        hasSamePricesForAllItems: false,
        discountPercent: 18,
        isShortage: false,
        bestItemId: "101",
        tilePrice: { currentPrice: "12,99\u00A0€", oldPrice: "15,99\u00A0€", startFromFlag: true },
        items: [
          { itemId: "101", availableForSale: true },
          { itemId: "102", availableForSale: false },
          { itemId: "103", availableForSale: true },
        ],
        accessories: [{ id: "3" }, { id: "2" }],
        breadCrumb: [{ url: "/" }, { url: "/cat/10/" }, { url: "/cat/11/" }, { url: "/cat/12/" }],
        images: [{ alt: "Füller" }, {}, {}],
      },
    });
  });

  it("reports when nothing can be bought, and what to buy instead (TILE-03, PDP-07)", async () => {
    expect(
      await ask(
        `{ getProductById(productId: "3") { isShortage shortageText availableForSale replacementProducts { id } } }`,
      ),
    ).toEqual({
      getProductById: {
        isShortage: true,
        shortageText: "Zurzeit nicht lieferbar",
        availableForSale: false,
        replacementProducts: [{ id: "1" }],
      },
    });
  });

  it("is null where the storefront does not sell it (STATUS-05)", async () => {
    expect(await ask(`{ getProductById(productId: "2") { id } }`, "at")).toEqual({ getProductById: null });
    expect(await ask(`{ getProductById(productId: "77") { id } }`)).toEqual({ getProductById: null });
  });

  it("shows stock at once, and other changes once the catalogue was refreshed", async () => {
    const stock = () => ask(`{ getItemById(itemId: "104") { availableForSale name product { id } } }`);
    expect(await stock()).toEqual({
      getItemById: { availableForSale: true, name: "Artikel 104", product: { id: "2" } },
    });
    onTestFinished(async () => {
      await database.write`update stock set quantity = 10 where item_id = 104`;
      await source.refresh();
    });
    await database.write`update stock set quantity = 0 where item_id = 104`;
    await database.write`update item set name_de = 'Neu' where id = 104`;
    expect(await stock()).toMatchObject({ getItemById: { availableForSale: false } });
    await source.refresh();
    expect(await stock()).toMatchObject({ getItemById: { name: "Neu" } });
  });

  it("shows a running deal and no other (DEAL-01)", async () => {
    await database.write`
      insert into lightning_deal (store, item_id, price_cents, quantity, taken, starts_at, ends_at) values
        ('de', 104, 199, 10, 4, now() - interval '1 hour', now() + interval '1 hour'),
        ('de', 101, 999, 10, 0, now() + interval '1 hour', now() + interval '2 hours')`;
    expect(
      await ask(`{ a: getProductById(productId: "2") { lightningDeal { isAvailableLightningDeal lightningReservedPercentageRoundFloor lightningSpecialPrice { amount } } prices { price { amount } lightningDealPrice { amount } } }
      b: getProductById(productId: "1") { lightningDeal { lightningQuantityMax } } }`),
    ).toEqual({
      a: {
        lightningDeal: {
          isAvailableLightningDeal: true,
          lightningReservedPercentageRoundFloor: 40,
          lightningSpecialPrice: { amount: 199 },
        },
        prices: { price: { amount: 250 }, lightningDealPrice: { amount: 199 } },
      },
      b: { lightningDeal: null },
    });
  });
});

describe("getMainCategoryFromCategoryId (OP-Q-43)", () => {
  it("names the department, `unbekannt` without one", async () => {
    expect(
      await ask(
        `{ a: getMainCategoryFromCategoryId(categoryId: "13") b: getMainCategoryFromCategoryId(categoryId: "99") }`,
      ),
    ).toEqual({ a: "Schule", b: "unbekannt" });
    expect(await ask(`{ a: getMainCategoryFromCategoryId(categoryId: "13") }`, "b2b", "en-DE")).toEqual({
      a: "School",
    });
  });
});

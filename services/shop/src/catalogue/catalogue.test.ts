import { describe, expect, it, onTestFinished } from "vitest";
import { startSmallCatalogue } from "../../test/small-catalogue.ts";

const { database, source, ask } = await startSmallCatalogue();

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

describe("getProductById (OP-Q-39)", () => {
  it("ROUTE-25: has its path as address, with an item where there are variants to choose from", async () => {
    const addressesOf = async (id: string) => ask(`{ getProductById(productId: "${id}") { path url } }`);
    expect(await addressesOf("1")).toEqual({ getProductById: { path: "/prod/1/", url: "/prod/1/?varid=101" } });
    expect(await addressesOf("2")).toEqual({ getProductById: { path: "/prod/2/", url: "/prod/2/" } });
  });

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

import { describe, expect, it } from "vitest";
import { outcome, startBackoffice, text } from "../../../test/backoffice-fixture.ts";
import { Shopper } from "../../../test/shopper.ts";
import { runQuery, testContext } from "../../../test/shop-test.ts";

const { database, operate, graph } = await startBackoffice();
const price = (store: string, priceCents: number, more = {}) => ({ store, priceCents, ...more });
let number = 200_000;
const item = (more = {}) => ({ orderNumber: String((number += 1)), stock: 3, prices: [price("de", 500)], ...more });
const product = (more = {}) => ({ categoryId: "11", name: text("Zirkel"), brand: "Neu", items: [item()], ...more });
const create = async (input: unknown) =>
  (
    await operate(
      `mutation ($input: ProductInput!) { createProduct(input: $input) { ${outcome} product { id items { id orderNumber stock prices { store priceCents } } } } }`,
      { input },
    )
  )["createProduct"];

it("ROUTE-04: a rating link opens the rating of its product, prefilled; there is none for a product that is not sold", async () => {
  const { id } = (await create(product({ name: text("Locher") }))).product;
  const link = async (productId: string, author = "Kita Nord") =>
    (
      await operate(
        `mutation ($id: ID!, $author: String) { createRatingLink(productId: $id, author: $author) { path ${outcome} } }`,
        { id: productId, author },
      )
    )["createRatingLink"];
  const { path, successful } = await link(id);
  expect([successful, path]).toEqual([true, expect.stringMatching(/^\/rating\/\?enc=[\w-]+$/)]);
  const enc = new URLSearchParams(path.split("?")[1]).get("enc");
  expect(await graph(`{ decryptPieData(encryptedData: "${enc}") { author product { id name } } }`)).toEqual({
    decryptPieData: { author: "Kita Nord", product: { id, name: "Locher" } },
  });
  expect(await link("999999")).toMatchObject({ successful: false, path: null });
  expect(await link(id, "Kita boese.example")).toMatchObject({
    path: null,
    fieldErrors: [{ fieldName: "author", errorMessage: expect.stringContaining("without a web or email address") }],
  });
});

describe("products", () => {
  it("are in the storefront's graph when createProduct answers: page, listing and search", async () => {
    const created = await create(
      product({
        facets: [{ name: "FARBE", values: ["rot"] }],
        items: [item({ prices: [price("de", 900, { oldPriceCents: 1_200, lowest30DaysCents: 950 })] })],
      }),
    );
    expect(created).toMatchObject({
      successful: true,
      fieldErrors: [],
      product: { items: [{ stock: 3, prices: [{ store: "de", priceCents: 900 }] }] },
    });
    const { id } = created.product;
    expect(
      await graph(`{ getProductById(productId: "${id}") { name discountPercent prices { price { amount } lowestPrice30Days { amount } } }
      core_search(filter: { searchTerm: "Zirkel" }) { listing { totalCount } }
      core_category(coreCategoryId: "11") { products(filter: { enumFilters: [{ name: "FARBE", values: ["rot"] }] }) { totalCount } } }`),
    ).toEqual({
      getProductById: {
        name: "Zirkel",
        discountPercent: 5,
        prices: { price: { amount: 900 }, lowestPrice30Days: { amount: 950 } },
      },
      core_search: { listing: { totalCount: 1 } },
      core_category: { products: { totalCount: 2 } },
    });
    expect(await operate(`mutation { deleteProduct(id: "${id}") { ${outcome} } }`)).toMatchObject({
      deleteProduct: { successful: true },
    });
    expect(
      await graph(
        `{ getProductById(productId: "${id}") { name } core_search(filter: { searchTerm: "Zirkel" }) { listing { totalCount } } }`,
      ),
    ).toEqual({
      getProductById: null,
      core_search: { listing: { totalCount: 0 } },
    });
  });

  it("change in what is given, and items as well", async () => {
    const { product: made } = await create(product());
    const [first] = made.items;
    await operate(
      `mutation ($id: ID!, $item: ID!, $new: ItemInput!) {
        changeProduct(id: $id, input: { name: { de: "Umbenannt", en: "Renamed" } }) { successful }
        changeItem(id: $item, input: { maxQuantity: 7 }) { successful }
        addItem(productId: $id, input: $new) { successful } }`,
      {
        id: made.id,
        item: first.id,
        new: item({ variantAttributes: [{ name: "FARBE", value: "rot" }], prices: [price("de", 800)] }),
      },
    );
    expect(
      await graph(
        `{ getProductById(productId: "${made.id}") { name manufacturerName items { itemId maxQuantity prices { price { amount } } } } }`,
      ),
    ).toMatchObject({
      getProductById: {
        name: "Umbenannt",
        manufacturerName: "Neu",
        items: [{ itemId: first.id }, { prices: { price: { amount: 800 } } }],
      },
    });
    expect(
      await operate(
        `{ product(id: "${made.id}") { name { de en } categoryId items { id } } none: product(id: "77") { id } }`,
      ),
    ).toMatchObject({
      product: { name: { de: "Umbenannt", en: "Renamed" }, categoryId: "11", items: [{}, {}] },
      none: null,
    });
  });

  it.each([
    ["a category that holds others", { categoryId: "10" }, "categoryId"],
    ["no name", { name: text(" ") }, "name.de"],
    ["no items", { items: [] }, "items"],
    ["a bad order number", { items: [item({ orderNumber: "a b" })] }, "items.0.orderNumber"],
    ["a known order number", { items: [item({ orderNumber: "111111" })] }, "orderNumber"],
    ["a price of nothing", { items: [item({ prices: [price("de", 0)] })] }, "items.0.prices.0.priceCents"],
    [
      "an old price without the lowest one",
      { items: [item({ prices: [price("de", 5, { oldPriceCents: 9 })] })] },
      "items.0.prices.0.lowest30DaysCents",
    ],
    ["two prices of a store", { items: [item({ prices: [price("de", 5), price("de", 6)] })] }, "items.0.prices"],
    ["unknown filter values", { facets: [{ name: "FARBE", values: ["nope"] }] }, "facets"],
    [
      "a minimum above the maximum",
      { items: [item({ minimumOrderQuantity: 9, maxQuantity: 3 })] },
      "minimumOrderQuantity",
    ],
  ])("are refused with %s, and nothing is stored", async (_case, more, fieldName) => {
    const count = async () => (await database.write`select count(*)::int as count from product`)[0];
    const before = await count();
    expect(await create(product(more))).toMatchObject({
      successful: false,
      product: null,
      fieldErrors: [{ fieldName }],
    });
    expect(await count()).toEqual(before);
  });

  it.each([
    'changeProduct(id: "0", input: {})',
    'changeProduct(id: "77", input: {})',
    'deleteProduct(id: "77")',
    'changeItem(id: "77", input: {})',
  ])("that do not exist cannot change: %s", async (call) => {
    expect(Object.values(await operate(`mutation { ${call} { successful generalErrorMessage } }`))).toMatchObject([
      { successful: false, generalErrorMessage: expect.stringContaining("no such") },
    ]);
  });
});

describe("prices, stock and deals", () => {
  it("show at once", async () => {
    const { product: made } = await create(product());
    const [{ id }] = made.items;
    await operate(
      `mutation ($id: ID!) { setPrice(itemId: $id, price: { store: at, priceCents: 777, listPriceCents: 888 }) { successful }
        setStock(itemId: $id, quantity: 0, shortage: { de: "Bald wieder da", en: "Back soon" }) { successful } }`,
      { id },
    );
    const { data } = await runQuery(
      testContext({ database, store: "at" }),
      `{ getItemById(itemId: "${id}") { availableForSale deliveryStatusText prices { price { amount } specialPrice { listPrice { amount } } } } }`,
    );
    expect(data).toEqual({
      getItemById: {
        availableForSale: false,
        deliveryStatusText: "Bald wieder da",
        prices: { price: { amount: 777 }, specialPrice: { listPrice: { amount: 888 } } },
      },
    });
    await operate(`mutation { removePrice(itemId: "${id}", store: at) { successful } }`);
    expect(
      (await runQuery(testContext({ database, store: "at" }), `{ getItemById(itemId: "${id}") { itemId } }`)).data,
    ).toEqual({ getItemById: null });
  });

  it("let an item be sold at a deal's price until the deal ends", async () => {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    const start = async (input: object) =>
      (await operate(`mutation ($input: DealInput!) { createDeal(input: $input) { ${outcome} dealId } }`, { input }))[
        "createDeal"
      ];
    const deal = { itemId: "101", store: "de", priceCents: 600, quantity: 10, endsAt };
    const { dealId, successful } = await start(deal);
    expect(successful).toBe(true);
    const ask = () => graph(`{ getItemById(itemId: "101") { lightningDeal { lightningSpecialPrice { amount } } } }`);
    expect(await ask()).toEqual({ getItemById: { lightningDeal: { lightningSpecialPrice: { amount: 600 } } } });
    const holder = await new Shopper(database).arrive();
    await holder.add("101#LIGHTNING_DEAL");
    const move = async (to: string, moved = dealId) =>
      (await operate(`mutation { moveDealEnd(id: "${moved}", endsAt: "${to}") { ${outcome} } }`))["moveDealEnd"];
    const heldUntil = async () =>
      Object(await graph(`{ getItemById(itemId: "101") { priceHeldUntil } }`)).getItemById.priceHeldUntil;
    for (const hours of [5, 1]) {
      const to = new Date(Date.now() + hours * 3_600_000).toISOString();
      expect(await move(to)).toMatchObject({ successful: true });
      expect(await heldUntil()).toBe(to);
    }
    expect(await move("2020-01-01T00:00:00Z")).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "endsAt", errorMessage: expect.stringContaining("to come") }],
    });
    expect(await move("2099-01-01T00:00:00Z", 999_999)).toMatchObject({
      generalErrorMessage: "There is no such running or coming deal.",
    });
    const later = { ...deal, startsAt: "2098-01-01T00:00:00Z", endsAt: "2098-01-02T00:00:00Z" };
    const { dealId: comingId } = await start(later);
    expect(await move("2097-01-01T00:00:00Z", comingId)).toMatchObject({
      fieldErrors: [{ fieldName: "endsAt", errorMessage: "The deal must end after it starts." }],
    });
    await operate(`mutation { deleteDeal(id: "${comingId}") { successful } }`);
    await operate(`mutation { deleteDeal(id: "${dealId}") { successful } }`);
    expect((await holder.cart()).subtotal.amount).toBe(1_000);
    expect(await ask()).toEqual({ getItemById: { lightningDeal: null } });
    expect(await start({ ...deal, priceCents: 1_000 })).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "priceCents" }],
    });
    expect(await start({ ...deal, itemId: "77" })).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "store" }],
    });
    expect(await start({ ...deal, endsAt: "2020-01-01T00:00:00Z" })).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "endsAt" }],
    });
  });
});

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, startTestShop, testConfig, testContext, testPlatform } from "../../test/shop-test.ts";
import { issueAccessToken } from "../platform/auth/access-token.ts";
import { issueCustomerToken } from "../platform/auth/customer-token.ts";
import { search } from "../search/search.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10, name: "Schule", children: [{ id: 11, name: "Stifte" }] }],
  products: [{ id: 1, category: 11, name: "Füller", facets: { FARBE: ["rot", "blau"] }, items: [{ id: 101, orderNumber: "111111", price: 1_000, stock: 5 }] }],
});
await startCatalogue(database);
await search.start?.(testPlatform({ database }));
const platform = testPlatform({ database });
const shop = await startTestShop(platform);
const bearer = `Bearer ${testConfig.operatorToken}`;

async function post(query: string, variables: unknown = {}, authorization: string | null = bearer, address = shop): Promise<Response> {
  const headers = { "content-type": "application/json", ...(authorization === null ? {} : { authorization }) };
  return fetch(`${address}/backoffice/`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
}

async function operate(query: string, variables: unknown = {}) {
  const body = Object(await (await post(query, variables)).json());
  expect(body.errors).toBeUndefined();
  return body.data;
}

const graph = async (query: string) => (await runQuery(testContext({ database }), query)).data;
const outcome = "successful generalErrorMessage fieldErrors { fieldName errorMessage }";
const text = (word: string) => ({ de: word, en: `${word} en` });
const price = (store: string, priceCents: number, more = {}) => ({ store, priceCents, ...more });
let number = 200_000;
const item = (more = {}) => ({ orderNumber: String((number += 1)), stock: 3, prices: [price("de", 500)], ...more });
const product = (more = {}) => ({ categoryId: "11", name: text("Zirkel"), brand: "Neu", items: [item()], ...more });
const create = async (input: unknown) =>
  (await operate(`mutation ($input: ProductInput!) { createProduct(input: $input) { ${outcome} product { id items { id orderNumber stock prices { store priceCents } } } } }`, { input }))["createProduct"];

describe("access to the back office", () => {
  it("is the operator's only, and nobody's without a configured token", async () => {
    expect((await post("{ calls { requestId } }")).status).toBe(200);
    for (const authorization of [null, "", "Bearer", "Bearer wrong-token-for-tests", `Basic ${testConfig.operatorToken}`, `${bearer}x`, "Bearer ".padEnd(100, "x")]) {
      expect((await post("{ calls { requestId } }", {}, authorization)).status).toBe(401);
    }
    const closed = await startTestShop({ ...platform, config: { ...testConfig, operatorToken: null } });
    expect((await post("{ calls { requestId } }", {}, bearer, closed)).status).toBe(404);
  });

  it("takes queries by POST only; a browser gets the IDE outside the live environment", async () => {
    const get = (address: string, accept: string) => fetch(`${address}/backoffice/?query={calls{requestId}}`, { headers: { accept, authorization: bearer } });
    expect((await get(shop, "application/json")).status).toBe(405);
    expect(await (await get(shop, "text/html")).text()).toContain("<html");
    const live = await startTestShop({ ...platform, config: { ...testConfig, environment: "live" } });
    expect((await get(live, "text/html")).status).toBe(405);
  });

  it("tells nothing of a bug", async () => {
    const broken = await startTestShop({ ...platform, database: { ...database, write: Object.assign(() => Promise.reject(new Error("password=secret")), database.write) } });
    const answer = await (await post("{ globalParameters { name } }", {}, bearer, broken)).text();
    expect(answer).toContain("Internal error");
    expect(answer).not.toContain("secret");
  });
});

describe("products", () => {
  it("are in the storefront's graph when createProduct answers: page, listing and search", async () => {
    const created = await create(product({ facets: [{ name: "FARBE", values: ["rot"] }], items: [item({ prices: [price("de", 900, { oldPriceCents: 1_200, lowest30DaysCents: 950 })] })] }));
    expect(created).toMatchObject({ successful: true, fieldErrors: [], product: { items: [{ stock: 3, prices: [{ store: "de", priceCents: 900 }] }] } });
    const { id } = created.product;
    expect(await graph(`{ getProductById(productId: "${id}") { name discountPercent prices { price { amount } lowestPrice30Days { amount } } }
      core_search(filter: { searchTerm: "Zirkel" }) { listing { totalCount } }
      core_category(coreCategoryId: "11") { products(filter: { enumFilters: [{ name: "FARBE", values: ["rot"] }] }) { totalCount } } }`)).toEqual({
      getProductById: { name: "Zirkel", discountPercent: 25, prices: { price: { amount: 900 }, lowestPrice30Days: { amount: 950 } } },
      core_search: { listing: { totalCount: 1 } },
      core_category: { products: { totalCount: 2 } },
    });
    expect(await operate(`mutation { deleteProduct(id: "${id}") { ${outcome} } }`)).toMatchObject({ deleteProduct: { successful: true } });
    expect(await graph(`{ getProductById(productId: "${id}") { name } core_search(filter: { searchTerm: "Zirkel" }) { listing { totalCount } } }`)).toEqual({
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
      { id: made.id, item: first.id, new: item({ variantAttributes: [{ name: "FARBE", value: "rot" }], prices: [price("de", 800)] }) },
    );
    expect(await graph(`{ getProductById(productId: "${made.id}") { name manufacturerName items { itemId maxQuantity prices { price { amount } } } } }`)).toMatchObject({
      getProductById: { name: "Umbenannt", manufacturerName: "Neu", items: [{ itemId: first.id }, { prices: { price: { amount: 800 } } }] },
    });
    expect(await operate(`{ product(id: "${made.id}") { name { de en } categoryId items { id } } none: product(id: "77") { id } }`)).toMatchObject({
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
    ["an old price without the lowest one", { items: [item({ prices: [price("de", 5, { oldPriceCents: 9 })] })] }, "items.0.prices.0.lowest30DaysCents"],
    ["two prices of a store", { items: [item({ prices: [price("de", 5), price("de", 6)] })] }, "items.0.prices"],
    ["unknown filter values", { facets: [{ name: "FARBE", values: ["nope"] }] }, "facets"],
    ["a minimum above the maximum", { items: [item({ minimumOrderQuantity: 9, maxQuantity: 3 })] }, "minimumOrderQuantity"],
  ])("are refused with %s, and nothing is stored", async (_case, more, fieldName) => {
    const count = async () => (await database.write`select count(*)::int as count from product`)[0];
    const before = await count();
    expect(await create(product(more))).toMatchObject({ successful: false, product: null, fieldErrors: [{ fieldName }] });
    expect(await count()).toEqual(before);
  });

  it.each(["changeProduct(id: \"0\", input: {})", "changeProduct(id: \"77\", input: {})", "deleteProduct(id: \"77\")", "changeItem(id: \"77\", input: {})"])("that do not exist cannot change: %s", async (call) => {
    expect(Object.values(await operate(`mutation { ${call} { successful generalErrorMessage } }`))).toMatchObject([{ successful: false, generalErrorMessage: expect.stringContaining("no such") }]);
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
    const { data } = await runQuery(testContext({ database, store: "at" }), `{ getItemById(itemId: "${id}") { availableForSale deliveryStatusText prices { price { amount } specialPrice { listPrice { amount } } } } }`);
    expect(data).toEqual({ getItemById: { availableForSale: false, deliveryStatusText: "Bald wieder da", prices: { price: { amount: 777 }, specialPrice: { listPrice: { amount: 888 } } } } });
    await operate(`mutation { removePrice(itemId: "${id}", store: at) { successful } }`);
    expect((await runQuery(testContext({ database, store: "at" }), `{ getItemById(itemId: "${id}") { itemId } }`)).data).toEqual({ getItemById: null });
  });

  it("let an item be sold at a deal's price until the deal ends", async () => {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    const start = async (input: object) => (await operate(`mutation ($input: DealInput!) { createDeal(input: $input) { ${outcome} dealId } }`, { input }))["createDeal"];
    const deal = { itemId: "101", store: "de", priceCents: 600, quantity: 10, endsAt };
    const { dealId, successful } = await start(deal);
    expect(successful).toBe(true);
    const ask = () => graph(`{ getItemById(itemId: "101") { lightningDeal { lightningSpecialPrice { amount } } } }`);
    expect(await ask()).toEqual({ getItemById: { lightningDeal: { lightningSpecialPrice: { amount: 600 } } } });
    await operate(`mutation { deleteDeal(id: "${dealId}") { successful } }`);
    expect(await ask()).toEqual({ getItemById: { lightningDeal: null } });
    expect(await start({ ...deal, priceCents: 1_000 })).toMatchObject({ successful: false, fieldErrors: [{ fieldName: "priceCents" }] });
    expect(await start({ ...deal, itemId: "77" })).toMatchObject({ successful: false, fieldErrors: [{ fieldName: "store" }] });
    expect(await start({ ...deal, endsAt: "2020-01-01T00:00:00Z" })).toMatchObject({ successful: false, fieldErrors: [{ fieldName: "endsAt" }] });
  });
});

describe("categories, pages and parameters", () => {
  it("renames and flags a category", async () => {
    await operate(`mutation { changeCategory(id: "10", input: { name: { de: "Schulzeit", en: "School days" }, isSale: true }) { successful } }`);
    expect(await graph("{ getNavigationModel { name isSale isExcludedFromNav } }")).toEqual({ getNavigationModel: [{ name: "Schulzeit", isSale: true, isExcludedFromNav: false }] });
  });

  const save = async (input: object) => (await operate(`mutation ($input: ContentPageInput!) { saveContentPage(input: $input) { ${outcome} } }`, { input }))["saveContentPage"];
  const rowsWith = (attribute: object) => [{ cells: [{ columns: 12, teaser: { id: "t", name: text("T"), template: "HTML Teaser", attributes: [{ name: "teasercontent", ...attribute }] } }] }];
  const find = (path: string) => graph(`{ getPageDetailsByUrl(url: "${path}") { pageType redirectUrl rows { cells { teaser { attributes { text } } } } } }`);

  it("writes a page, replaces it by a redirect, and takes it away", async () => {
    const html = '<p>Mehr <a href="/beratung/">dazu</a><br><strong>hier</strong></p>';
    expect(await save({ path: "/seite/", name: text("Seite"), rows: rowsWith({ text: { de: html, en: html } }) })).toMatchObject({ successful: true });
    expect(await find("/seite/")).toEqual({ getPageDetailsByUrl: { pageType: "CONTENT", redirectUrl: null, rows: [{ cells: [{ teaser: { attributes: [{ text: html }] } }] }] } });
    expect(await save({ path: "/seite/", pageType: "REDIRECT", redirectUrl: "/neu/" })).toMatchObject({ successful: true });
    expect(await find("/seite/")).toMatchObject({ getPageDetailsByUrl: { pageType: "REDIRECT", redirectUrl: "/neu/", rows: [] } });
    await operate(`mutation { deleteContentPage(path: "/seite/") { successful } }`);
    expect(await find("/seite/")).toMatchObject({ getPageDetailsByUrl: { pageType: "NOT_FOUND" } });
  });

  it.each(["<script>alert(1)</script>", '<p onclick="x()">', '<a href="javascript:x">', "<img src=x onerror=x>", '<a href="//evil.test">', "<p", '<a href="/" style="x">', "<P>", "<svg/onload=x>", "</script "])(
    "refuses HTML that could do something: %s",
    async (html) => {
      expect(await save({ path: "/boese/", rows: rowsWith({ text: { de: "<p>gut</p>", en: html } }) })).toMatchObject({ successful: false, fieldErrors: [{ fieldName: "rows" }] });
    },
  );

  it.each([
    [{ path: "/Gross/" }, "path"],
    [{ path: "/x/", pageType: "REDIRECT" }, "redirectUrl"],
    [{ path: "/x/", pageType: "REDIRECT", redirectUrl: "//evil.test" }, "redirectUrl"],
    [{ path: "/x/", rows: [{ cells: [{ columns: 99, teaser: null }] }] }, "rows.0.cells.0.columns"],
    [{ path: "/x/", rows: rowsWith({ url: "javascript:x" }) }, "rows"],
    [{ path: "/x/", rows: "text" }, "rows"],
  ])("refuses the page %j", async (input, fieldName) => {
    expect(await save(input)).toMatchObject({ successful: false, fieldErrors: [{ fieldName }] });
  });

  it("sets a parameter for all stores or one, and takes it away", async () => {
    const set = (input: object) => operate(`mutation ($input: GlobalParameterInput!) { setGlobalParameter(input: $input) { successful } }`, { input });
    await set({ name: "flags", entry: "a", value: "1" });
    await set({ name: "flags", entry: "a", value: "2", store: "de" });
    await set({ name: "flags", entry: "a", value: "3", store: "de" });
    const ask = () => graph(`{ getGlobalParametersByName(names: ["flags"]) { entry parameterValue } }`);
    expect(await ask()).toEqual({ getGlobalParametersByName: [{ entry: "a", parameterValue: "3" }] });
    await operate(`mutation { deleteGlobalParameter(name: "flags", entry: "a", store: de) { successful } }`);
    expect(await ask()).toEqual({ getGlobalParametersByName: [{ entry: "a", parameterValue: "1" }] });
    expect(await operate(`{ globalParameters(name: "flags") { entry store value } }`)).toEqual({ globalParameters: [{ entry: "a", store: null, value: "1" }] });
  });
});

describe("tokens", () => {
  const storefront = { store: "de", language: "de-DE" } as const;

  it("revokes the API tokens that are out (ERR-04)", async () => {
    const { token } = await issueAccessToken(platform, storefront);
    const ask = async () => (await fetch(`${shop}/graphql`, { method: "POST", headers: { "content-type": "application/json", authorization: `Bearer ${token}` }, body: '{"query":"{ getNavigationModel { id } }"}' })).json();
    expect(await ask()).toMatchObject({ data: {} });
    await operate("mutation { revokeApiTokens { successful } }");
    expect(await ask()).toMatchObject({ errors: [{ message: "Invalid access token" }] });
  });

  it("logs a customer out on all devices (ERR-03)", async () => {
    const customerId = randomUUID();
    for (const staySignedIn of [true, false]) await issueCustomerToken(platform, { customerId, isGuest: false, storefront, staySignedIn });
    const revoke = () => operate(`mutation { revokeCustomerTokens(customerId: "${customerId}") { successful revoked } }`);
    expect(await revoke()).toEqual({ revokeCustomerTokens: { successful: true, revoked: 2 } });
    expect(await revoke()).toEqual({ revokeCustomerTokens: { successful: true, revoked: 0 } });
  });
});

describe("records", () => {
  it("shows orders with their lines, by number and by store", async () => {
    const [visitor, cart, next] = [randomUUID(), randomUUID(), randomUUID()];
    await database.write`insert into shop_user (id) values (${visitor})`;
    await database.write`insert into cart (id, user_id, store, submitted_at) values (${cart}, ${visitor}, 'de', now()), (${next}, ${visitor}, 'de', null)`;
    await database.write`
      insert into shop_order (order_number, cart_id, new_cart_id, store, language, is_guest, ordered_at, payment_method, snapshot, subtotal_cents,
        promotions_saving_cents, shipping_cost_cents, tax_cents, tax_included, total_cents)
      values (4711, ${cart}, ${next}, 'de', 'de-DE', true, now(), 'RECHNUNG', '{"city": "Bonn"}', 1000, 0, 595, 255, true, 1595)`;
    await database.write`
      insert into order_line (order_number, line, item_id, product_id, order_article_number, name, quantity, single_price_cents, net_single_price_cents, total_price_cents, vat_basis_points)
      values (4711, 0, 101, 1, '111111', 'Füller', 2, 500, 420, 1000, 1900)`;
    const shown = { orderNumber: "4711", cartId: cart, totalCents: 1_595, snapshot: { city: "Bonn" }, lines: [{ name: "Füller", quantity: 2, totalPriceCents: 1_000 }] };
    const fields = "{ orderNumber cartId totalCents snapshot lines { name quantity totalPriceCents } }";
    expect(await operate(`{ orders(store: de) ${fields} order(orderNumber: "4711") ${fields} none: order(orderNumber: "1") ${fields} other: orders(store: ch) ${fields} }`)).toEqual({
      orders: [shown],
      order: shown,
      none: null,
      other: [],
    });
  });

  it("shows the mails that were written, sent or not", async () => {
    const message = { to: "a@b.test", from: "x", subject: "Ihre Bestellung", html: "<p>1</p>", text: "1", language: "de", reference: "4711", idempotencyKey: "k" };
    await database.write`insert into mail_outbox (idempotency_key, message, created_at, next_try_at) values ('k', ${JSON.stringify(message)}::text::jsonb, now(), now() + interval '1 day')`;
    expect(await operate(`{ mails(to: "a@b.test") { to subject reference text html sentAt tries lastFault } other: mails(to: "c@d.test") { id } }`)).toEqual({
      mails: [{ to: "a@b.test", subject: "Ihre Bestellung", reference: "4711", text: "1", html: "<p>1</p>", sentAt: null, tries: 0, lastFault: null }],
      other: [],
    });
  });

  it("shows the calls received, by operation, until they are cleared", async () => {
    const { token } = await issueAccessToken(platform, { store: "ch", language: "de-CH" });
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, cookie: "a=1", referer: "http://x.test/" };
    await fetch(`${shop}/graphql`, { method: "POST", headers, body: '{"query":"query Seen { getNavigationModel { id } }"}' });
    const ask = () => operate(`{ calls(operationName: "Seen") { operationName store language headers cookieNames headerNames } }`);
    expect(await ask()).toMatchObject({ calls: [{ operationName: "Seen", store: "ch", language: "de-CH", headers: { referer: "http://x.test/" }, cookieNames: ["a"], headerNames: expect.arrayContaining(["authorization"]) }] });
    await operate("mutation { clearCalls { successful } }");
    expect(await ask()).toEqual({ calls: [] });
  });
});

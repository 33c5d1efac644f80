import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import { addressesOfRun } from "../start-chalkbox.ts";
import { startFaultProxy, type FaultProxy } from "../../testkit/fault-proxy/fault-proxy.ts";
import { type OwnGateway, type Service, startGateway, startWeb, warmUp } from "../../testkit/services.ts";
import { expect, test as quietTest } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

// Browsers log every call that fails; here calls are meant to.
const test = quietTest.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
  quietConsole: async ({}, provide) => provide(undefined),
});

const Secrets = v.object({ OAUTH_CLIENT_ID: v.string(), OAUTH_CLIENT_SECRET: v.string() });
const internalError = "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.";

const toast = (page: Page) => page.getByRole("region", { name: "Meldungen" }).getByText(internalError);

test.describe("with a shop that loses calls", () => {
  let proxy: FaultProxy;
  let gateway: OwnGateway;
  let web: Service;
  test.beforeAll(async () => {
    const { shop, dataDir, webPort } = addressesOfRun();
    const secrets = v.parse(Secrets, JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")));
    proxy = await startFaultProxy(shop);
    gateway = await startGateway({
      graphqlUrl: `${proxy.origin}/graphql`,
      tokenUrl: `${shop}/oauth/token`,
      clientId: secrets.OAUTH_CLIENT_ID,
      clientSecret: secrets.OAUTH_CLIENT_SECRET,
    });
    web = await startWeb(gateway.origin, `http://localhost:${webPort}`);
    await warmUp(web);
  });
  test.afterEach(() => proxy.recover());
  test.afterAll(async () => {
    await web.stop();
    await gateway.stop();
    await proxy.stop();
  });

  test("GQL-10: a footer that cannot be had is left out, and the page is there", async ({ page, shopper }) => {
    const { id, name } = await shopper.newProduct();
    proxy.play({ kind: "bad-gateway" }, { when: ({ body }) => body.includes("getGridByPageId"), times: 20 });
    const response = await page.goto(`${web.origin}/prod/${id}/`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(proxy.struck.some(({ body }) => body.includes("getGridByPageId"))).toBe(true);
    // What the grid holds is missing; what each store's rules report about payment and delivery needs no answer.
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("heading", { name: "Zahlungsarten" })).toHaveCount(1);
    await expect(footer.getByRole("heading", { name: /^(Service|Unternehmen|Sortiment)$/ })).toHaveCount(0);
    await expect(toast(page)).toHaveCount(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`who comes back from the payment while the shop is away waits, and hears of it by itself, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      proxy.play({ kind: "bad-gateway" }, { when: ({ body }) => body.includes("completeCardPayment"), times: 2 });
      // No genuine answer: once the shop is back it says that an operator looks into it.
      const response = await page.goto(`${web.origin}/computop/success?len=12&data=abc`);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole("heading", { level: 1, name: "Ihre Zahlung wird geprüft" })).toBeVisible();
      await expect(page.getByText("Der Shop antwortet gerade nicht.")).toBeVisible();
      await expect(page.getByText("Sobald wir Genaues wissen, schreiben wir Ihnen.")).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/nichts abgebucht|nicht ausgeführt/)).toHaveCount(0);
      await context.close();
    });
  }

  test("ERR-01: a fault within the shop shows a toast, in the browser only", async ({ page, shopper }) => {
    const { id } = await shopper.newProduct();
    const asksReviews = ({ body }: { readonly body: string }): boolean => body.includes("getReviewsByProductId");
    const failing = { kind: "internal-error", field: "getReviewsByProductId" } as const;
    proxy.play(failing, { when: asksReviews });
    const rendered = await page.request.get(`${web.origin}/prod/${id}/`);
    expect([rendered.status(), proxy.struck.filter(asksReviews).length]).toEqual([200, 1]);
    expect(await rendered.text()).not.toContain(internalError);

    await page.goto(`${web.origin}/`);
    await hydrated(page);
    await page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first().click();
    const product = page.getByRole("main").getByRole("article").getByRole("link").first();
    await expect(product).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    proxy.play(failing, { when: asksReviews, times: 20 });
    await product.click();
    await expect(toast(page)).toBeVisible();
    // The toast may come while the list is still on show: its buttons name a product after the same words.
    await expect(page.getByRole("button", { name: "In den Warenkorb", exact: true })).toBeVisible();
  });

  /** Opens a product and presses the button, while the shop cannot be called to change a cart. */
  async function buyInVain(page: Page, productId: string): Promise<void> {
    await page.goto(`${web.origin}/prod/${productId}/`);
    await hydrated(page);
    proxy.play({ kind: "bad-gateway" }, { when: ({ body }) => body.includes("cart_update") });
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("main").getByText(internalError)).toBeVisible();
  }

  test("ERR-08: a mutation that fails is reported in a toast", async ({ page, shopper }) => {
    const { id } = await shopper.newProduct();
    await buyInVain(page, id);
    await expect(toast(page)).toBeVisible();
  });

  test("a product that has sold out stays on show when it cannot be requested again", async ({
    page,
    shopper,
    backOffice,
  }) => {
    const { id, itemId, name } = await shopper.newProduct();
    await page.goto(`${web.origin}/prod/${id}/`);
    await hydrated(page);
    await backOffice.setStock(itemId, 0);
    await gateway.invalidate(["catalogue"]);
    const asksProduct = ({ body }: { readonly body: string }): boolean =>
      body.includes("getProductById") && body.includes(id);
    proxy.play({ kind: "bad-gateway" }, { when: asksProduct, times: 20 });
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByRole("main").getByText(`„${name}“ ist zurzeit nicht lieferbar.`)).toBeVisible();
    expect(proxy.struck.some(asksProduct)).toBe(true);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByText(/^Der Shop antwortet/)).toBeVisible();
  });

  test("ERR-11: not with the cookie silentErrorPolicy=true", async ({ page, context, shopper }) => {
    const { id } = await shopper.newProduct();
    await context.addCookies([{ name: "silentErrorPolicy", value: "true", url: web.origin }]);
    await buyInVain(page, id);
    await expect(toast(page)).toHaveCount(0);
  });
});

test("ERR-10: when a page's code is gone since a deployment, the whole page is loaded, once", async ({
  page,
  open,
}) => {
  await open("/");
  await hydrated(page);
  // No backend can lose one file for one browser alone: the run shares what was built.
  await page.route(/\/assets\/category-.*\.js$/, (route) => route.abort());
  await page.evaluate(() => Reflect.set(globalThis, "isSameDocument", true));
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") loads.push(new URL(request.url()).pathname);
  });
  await page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  // A further load would come once its scripts have run.
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => Reflect.get(globalThis, "isSameDocument"))).toBeUndefined();
  expect(loads).toEqual([new URL(page.url()).pathname]);
});

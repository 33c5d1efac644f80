import { readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Page, Route } from "@playwright/test";
import * as v from "valibot";
import { startFaultProxy } from "../../testkit/fault-proxy/fault-proxy.ts";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { type OwnGateway, type Service, startGateway, startWeb } from "../../testkit/services.ts";
import { type UpstreamTap, tapUpstream } from "../../testkit/upstream-tap.ts";
import { expect, test } from "../fixtures.ts";
import { addressesOfRun } from "../start-chalkbox.ts";
import { consentCookie } from "../steps/consent.ts";

const outdated = /Preise und Verfügbarkeit auf dieser Seite können veraltet sein/;
const Secrets = v.object({ OAUTH_CLIENT_ID: v.string(), OAUTH_CLIENT_SECRET: v.string() });

/** Names of the visitor's cookies, but for what they have chosen about them. */
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).flatMap(({ name }) => (name === "cookie_consent" ? [] : [name]));

/** The paths below `/api/` that a page requests from now on. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  return asked;
}

const badge = (page: Page, text: string) => page.getByRole("banner").getByRole("link", { name: text, exact: true });

test("C-87: pages without anything personal set no cookie, to people and to crawlers; the basket's first read does", async ({
  page,
  shopper,
  chalkbox,
  storefront,
  browser,
}) => {
  test.setTimeout(180_000);
  const { id } = await shopper.newProduct();
  for (const address of ["/", "/cat/1000/", `/prod/${id}/`, "/impressum/", "/search/?q=stift", "/login/"]) {
    // A page requests what a busy server has left out, and prices that others change meanwhile: then it may be tried again.
    await expect(async () => {
      const context = await browser.newContext();
      try {
        await context.addCookies([consentCookie("necessary", pageUrl(chalkbox, storefront))]);
        const visited = await context.newPage();
        const asked = listen(visited);
        await visited.goto(pageUrl(chalkbox, storefront, address));
        await expect(badge(visited, "Warenkorb, 0 Artikel")).toBeVisible();
        await visited.waitForLoadState("networkidle");
        expect(await cookieNames(visited), `${address} ${asked.join()}`).toEqual([]);
      } finally {
        await context.close();
      }
    }).toPass({ timeout: 40_000 });
  }
  const crawler = await page.request.get(`http://localhost:${chalkbox.webPort}/checkout/basket/`, {
    headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
  });
  expect(crawler.headers()["set-cookie"] ?? "").not.toContain("cartId");
  await shopper.open("/checkout/basket/");
  expect(await cookieNames(page)).toEqual(expect.arrayContaining(["cartId", "X-iSHOP-API-USERID"]));
});

test("SESS-05, SESS-07, C-87: the browser obtains token and cart id by itself, before its first write", async ({
  page,
  shopper,
}) => {
  const { id } = await shopper.newProduct();
  await shopper.open(`/prod/${id}/`);
  await page.waitForLoadState("networkidle");
  const asked = listen(page);
  await shopper.add();
  await expect(badge(page, "Warenkorb, 1 Artikel")).toBeVisible();
  expect(asked.filter((address) => address !== "/api/token")[0]).toBe("/api/cart-id");
  expect(asked.filter((address) => address === "/api/cart-id")).toHaveLength(1);
  await expect.poll(() => asked).toContain("/api/token");
  expect(await cookieNames(page)).toEqual(expect.arrayContaining(["apiToken", "cartId"]));
  // What is theirs comes with the page.
  await page.reload();
  await expect(badge(page, "Warenkorb, 1 Artikel")).toBeVisible();
});

test("SESS-05, SESS-07: a click before the work beside the page has begun obtains token and cart id as well", async ({
  page,
  shopper,
}) => {
  const { id } = await shopper.newProduct();
  const held: Route[] = [];
  await page.route(/\/assets\/work-[^/]*\.js$/, (route) => void held.push(route));
  const asked = listen(page);
  await shopper.open(`/prod/${id}/`);
  // The page has come to life: before that, the form is sent without scripts.
  await expect.poll(() => held).not.toEqual([]);
  await page.getByRole("button", { name: shopper.words.addToBasket }).click();
  await expect.poll(() => asked).toContain("/api/shop/");
  expect(asked.indexOf("/api/cart-id")).toBeLessThan(asked.indexOf("/api/shop/"));
  expect(asked).toEqual(expect.arrayContaining(["/api/token", "/api/cart-id"]));
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(/\/assets\/work-/);
  await expect(badge(page, "Warenkorb, 1 Artikel")).toBeVisible();
});

test("C-87: two tabs that need ids at the same time end with one cart", async ({ page, context, open, shopper }) => {
  const { id } = await shopper.newProduct();
  const other = await context.newPage();
  await Promise.all([open(`/prod/${id}/`), open(`/prod/${id}/`, other)]);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState("networkidle")));
  const carts: string[] = [];
  context.on("response", (response) => {
    if (response.url().endsWith("/api/cart-id")) carts.push(response.url());
  });
  await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: shopper.words.addToBasket }).click()));
  // What one tab has added ends the confirmation of the other: the basket is not as it was left. Both count both.
  await Promise.all([page, other].map((tab) => expect(badge(tab, "Warenkorb, 2 Artikel")).toBeVisible()));
  expect(carts).toHaveLength(1);
  await open("/checkout/basket/");
  await expect(badge(page, "Warenkorb, 2 Artikel")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("C-87: a form gets ids with its first answer; badge and toast are on the page that follows", async ({
    page,
    shopper,
  }) => {
    const { id } = await shopper.newProduct();
    await shopper.open(`/prod/${id}/`);
    expect(await cookieNames(page)).toEqual([]);
    await page.getByRole("button", { name: shopper.words.addToBasket }).click();
    await expect(page.getByText(shopper.words.added).first()).toBeVisible();
    await expect(badge(page, "Warenkorb, 1 Artikel")).toBeVisible();
    expect(await cookieNames(page)).toEqual(expect.arrayContaining(["cartId", "X-iSHOP-API-USERID"]));
    await shopper.open("/cat/1000/");
    await expect(badge(page, "Warenkorb, 1 Artikel")).toBeVisible();
  });
});

/** A page as one visitor gets it. */
async function get(request: APIRequestContext, url: string, cookie = "") {
  const answer = await request.get(url, { headers: { cookie } });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}

test("a page from memory may stand behind a CDN, and a page with something personal may not", async ({
  playwright,
  shopper,
  chalkbox,
}) => {
  const request = await playwright.request.newContext();
  const { id } = await shopper.newProduct();
  const url = `http://localhost:${chalkbox.webPort}/prod/${id}/`;
  await expect.poll(async () => (await get(request, url)).headers["surrogate-key"]).toContain("catalogue");
  const { headers, html } = await get(request, url);
  expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+, stale-if-error=600$/);
  expect(headers["vary"]).toBe("accept-encoding, cookie");
  expect(headers).not.toHaveProperty("set-cookie");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect(headers["content-security-policy"]).not.toMatch(/unsafe-inline|nonce-/);
  expect(html).not.toMatch(/\sstyle=|nonce="[^"]/);
  const again = await request.get(url, { headers: { "if-none-match": String(headers["etag"]) } });
  expect(again.status()).toBe(304);

  const own = await get(request, url, "cartId=another");
  expect(own.headers["cache-control"]).toBe("private, no-store");
  expect(own.headers).not.toHaveProperty("surrogate-key");
  await request.dispose();
});

test.describe("several webs before one gateway", () => {
  let gateway: OwnGateway;
  let webs: Service[];
  let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  let tap: UpstreamTap;
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    const addresses = addressesOfRun();
    const { shop } = addresses;
    const secrets = v.parse(Secrets, JSON.parse(await readFile(path.join(addresses.dataDir, "secrets.json"), "utf8")));
    proxy = await startFaultProxy(shop);
    tap = await tapUpstream(`${proxy.origin}/graphql`);
    gateway = await startGateway({
      graphqlUrl: tap.url,
      tokenUrl: `${proxy.origin}/oauth/token`,
      clientId: secrets.OAUTH_CLIENT_ID,
      clientSecret: secrets.OAUTH_CLIENT_SECRET,
    });
    const pictures = `http://localhost:${addresses.webPort}`;
    webs = await Promise.all([startWeb(gateway.origin, pictures), startWeb(gateway.origin, pictures)]);
  });
  test.afterAll(async () => {
    await Promise.all(webs.map((web) => web.stop()));
    await gateway.stop();
    await tap.stop();
    await proxy.stop();
  });

  /** Requests a page until it comes from memory. @returns that answer */
  async function kept(request: APIRequestContext, url: string) {
    await expect.poll(async () => (await get(request, url)).headers["age"], { timeout: 15_000 }).toBeDefined();
    return get(request, url);
  }

  test("C-87: a visitor who leaves at once leaves no row: nothing of them reaches the shop", async ({
    page,
    playwright,
    shopper,
  }) => {
    const request = await playwright.request.newContext();
    const { id } = await shopper.newProduct();
    const urls = ["/", "/cat/1000/", `/prod/${id}/`].map((address) => `${webs[0]?.origin}${address}`);
    for (const url of urls) await kept(request, url);
    const first = tap.take();
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter(({ query }) => /\bmutation\b/.test(query))).toEqual([]);
    for (const url of urls) {
      await page.goto(url);
      await page.waitForLoadState("networkidle");
    }
    expect(tap.take().map(({ query }) => query)).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
    await request.dispose();
  });

  test("a change drops the page of every web at once", async ({ playwright, shopper, backOffice }) => {
    const request = await playwright.request.newContext();
    const { id, itemId } = await shopper.newProduct({ priceCents: 1_234 });
    const urls = webs.map(({ origin }) => `${origin}/prod/${id}/`);
    for (const url of urls) expect((await kept(request, url)).html).toContain("12,34");
    await backOffice.setPrice(itemId, 4_321);
    // This gateway is no gateway of the shop's: the test notifies it as the shop notifies its own.
    await gateway.invalidate(["catalogue"]);
    // By its age it would be there for a minute.
    for (const url of urls) {
      await expect.poll(async () => (await get(request, url)).html, { intervals: [50] }).toContain("43,21");
    }
    await request.dispose();
  });

  test("with a dead shop and a dead gateway, pages that were shown before are there, and state that they are old", async ({
    playwright,
    shopper,
  }) => {
    const request = await playwright.request.newContext();
    const { id, name } = await shopper.newProduct();
    const [web] = webs;
    const url = `${web?.origin}/prod/${id}/`;
    expect((await kept(request, url)).html).not.toMatch(outdated);
    proxy.play({ kind: "time-out" }, { times: 10_000 });
    await gateway.invalidate(["catalogue", "content", "reviews", "deals", "parameters", "translations"]);
    // The web drops its page once the gateway has notified it; until then that page is sent as it was.
    await expect.poll(async () => (await get(request, url)).html, { intervals: [50] }).toMatch(outdated);
    const withoutShop = await get(request, url);
    expect([withoutShop.status, withoutShop.html.includes(name)]).toEqual([200, true]);

    await gateway.stop();
    for (const cookie of ["", "cartId=somebodys"]) {
      const answer = await get(request, url, cookie);
      expect([answer.status, answer.html.includes(name)]).toEqual([200, true]);
      expect(answer.html).toMatch(outdated);
      expect(answer.html).toMatch(/<nav[\s\S]*Schulbedarf/);
    }
    expect((await get(request, `${web?.origin}/checkout/basket/`)).status).toBe(503);
    await request.dispose();
  });
});

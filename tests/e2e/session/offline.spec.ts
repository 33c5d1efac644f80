import type { Locator, Page } from "@playwright/test";
import { request } from "undici";
import { type Relay, startRelay } from "../../testkit/relay.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test as base } from "../fixtures.ts";
import { consentCookie } from "../steps/consent.ts";
import { hydrated } from "../steps/hydrated.ts";
import { heart, rowOf } from "../wishlist/own-list.ts";

/** A browser whose network is cut reports that in its console itself. */
const test = base.extend<{ readonly relay: Relay; readonly quietConsole: undefined }>({
  relay: async ({ chalkbox, context }, provide) => {
    const relay = await startRelay(chalkbox.webPort);
    await context.addCookies([consentCookie("statistics", `http://localhost:${relay.port}/`)]);
    await provide(relay);
    await relay.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
  quietConsole: async ({}, provide) => provide(undefined),
});

test("OP-A-12: without a network a page seen before is shown as it was, and every other leads to those; no basket from memory", async ({
  page,
  shopper,
  relay,
}) => {
  const { id, name } = await shopper.newProduct({ priceCents: 1_999 });
  const at = (path: string) => `http://localhost:${relay.port}${path}`;
  const isKept = (path: string) => page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
  await page.goto(at(`/prod/${id}/`));
  await expect.poll(() => isKept(`/prod/${id}/`)).toBe(true);
  await shopper.add();
  await page.goto(at("/checkout/basket/"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The worker looks at each page in turn: by now it has refused the basket.
  await page.goto(at("/service/kontakt/"));
  await expect.poll(() => isKept("/service/kontakt/")).toBe(true);
  expect(await isKept("/checkout/basket/")).toBe(false);

  relay.cut();
  await page.goto(at("/checkout/basket/"));
  await expect(page.getByRole("heading", { level: 1, name: "Keine Verbindung" })).toBeVisible();
  await expect(page.getByText("€")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByRole("note").first()).toContainText("Preise und Verfügbarkeit können sich geändert haben");
  // Nothing runs that could change something at the price of another day.
  expect(await page.evaluate(() => document.scripts.length)).toBe(0);
  await page.goBack();
  relay.restore();
  await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
});

test("OP-A-12: the worker keeps nothing of visitors who have not agreed, and forgets when they no longer do", async ({
  page,
  context,
  relay,
}) => {
  const at = (path: string) => `http://localhost:${relay.port}${path}`;
  const kept = () => page.evaluate(async () => (await caches.keys()).length);
  await page.goto(at("/"));
  await expect.poll(kept).toBe(1);
  await page.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await page.getByRole("button", { name: "Nur notwendige" }).click();
  await expect.poll(kept).toBe(0);
  await context.clearCookies();
  await page.goto(at("/service/kontakt/"));
  await page.waitForLoadState("networkidle");
  expect(await kept()).toBe(0);
  relay.cut();
  await page.goto(at("/"));
  await expect(page.getByText("Von diesem Shop ist auf diesem Gerät keine Seite gespeichert.")).toBeVisible();
});

/** Presses for more of a row while the network is away, before the code for it is there and after. */
async function pressWithoutNetwork(page: Page, relay: Relay, row: Locator): Promise<void> {
  const more = row.getByRole("button", { name: "Menge erhöhen" });
  const pieces = row.getByRole("spinbutton");
  const before = Number(await pieces.inputValue());
  // The first press has code to load: it waits for the network.
  relay.cut();
  await Promise.all([page.waitForEvent("requestfailed", (file) => file.url().includes("submit-list")), more.click()]);
  await expect(row).toBeVisible();
  relay.restore();
  await expect(page.getByText("Gespeichert.").first()).toBeVisible();
  await expect(pieces).toHaveValue(String(before + 1));
  await hydrated(page);
  await Promise.all([page.waitForResponse(/\/api\/shop\//), more.click()]);
  await page.waitForLoadState("networkidle");

  relay.cut();
  await more.click();
  await expect(
    page
      .getByRole("alert")
      .getByText(/^Da ist etwas schiefgegangen/)
      .first(),
  ).toBeVisible();
  await expect(row).toBeVisible();
  await expect(pieces).toHaveValue(String(before + 2));
  relay.restore();
  await Promise.all([page.waitForResponse(/\/api\/shop\//), more.click()]);
  await expect(pieces).toHaveValue(String(before + 3));
  await page.reload();
  await expect(pieces).toHaveValue(String(before + 3));
}

test("WISH-37: a press on a wish list while the network is away says so and leaves the page; pressed again, it counts", async ({
  page,
  shopper,
  relay,
}) => {
  const product = await shopper.newProduct();
  await page.goto(`http://localhost:${relay.port}/prod/${product.id}/`);
  await hydrated(page);
  await heart(page, product).click();
  await expect(page.getByText(/steht jetzt auf/)).toBeVisible();
  await page.goto(`http://localhost:${relay.port}/myaccount/wishlist/`);
  await hydrated(page);
  await pressWithoutNetwork(page, relay, rowOf(page, product));
});

test("WISH-37: a press on a class list while the network is away says so and leaves the page; pressed again, it counts", async ({
  page,
  relay,
}) => {
  await page.goto(`http://localhost:${relay.port}/lists/erstausstattung-klasse-1/`);
  await hydrated(page);
  await pressWithoutNetwork(page, relay, page.getByRole("table").getByRole("row").filter({ hasText: "Klebestift" }));
});

base(
  "OP-A-12: the worker is one file, looked at each time; OP-A-11: pages have payload files",
  async ({ chalkbox }) => {
    const get = (path: string, headers = {}) =>
      request(`http://127.0.0.1:${chalkbox.webPort}${path}`, { headers: { host: "localhost", ...headers } });
    const worker = await get("/sw.js");
    expect([worker.statusCode, worker.headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect(worker.headers["content-type"]).toMatch(/javascript/);
    expect(await worker.body.text()).not.toMatch(/\bimport\b\s*[("{]/);

    const payload = await get("/cat/1000/_payload.json");
    expect([payload.statusCode, payload.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(payload.headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(payload.headers["set-cookie"]).toBeUndefined();
    const text = await payload.body.text();
    expect(text).toContain("Schulbedarf");
    expect(text).not.toContain('"session"');
    const again = await get("/cat/1000/_payload.json", { "if-none-match": String(payload.headers["etag"]) });
    expect(again.statusCode).toBe(304);
    // What is one visitor's own has none, nor has what is not there.
    for (const path of ["/checkout/basket/", "/myaccount/", "/cat/99999999/", "/prime/"])
      expect([path, (await get(`${path}_payload.json`)).statusCode]).toEqual([path, 204]);
  },
);

base("a web app manifest names each store, and its sign is there", async ({ chalkbox }) => {
  for (const host of ["localhost", "at.localhost", "ch.localhost", "educational.localhost"]) {
    const get = (path: string) => request(`http://127.0.0.1:${chalkbox.webPort}${path}`, { headers: { host } });
    const answer = await get("/manifest.webmanifest");
    expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked below
    const manifest = (await answer.body.json()) as { readonly icons: readonly { readonly src: string }[] };
    expect(manifest).toMatchObject({ display: "standalone", start_url: "/", short_name: "Chalkbox" });
    expect((await get(manifest.icons[0]?.src ?? "")).statusCode).toBe(200);
  }
});

import type { Page } from "@playwright/test";
import { expect, test as base } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { wish } from "../wishlist/own-list.ts";

/** A browser reports in its console itself that a file cannot be had. What a page throws is a fault all the same. */
const test = base.extend<{ readonly quietConsole: undefined }>({
  quietConsole: async ({ context }, provide) => {
    const faults: string[] = [];
    context.on("weberror", (error) => faults.push(String(error.error().stack)));
    await provide(undefined);
    expect(faults).toEqual([]);
  },
});

/** No backend can lose one file for one browser alone: the run shares what was built. @returns settles at each try to have it */
async function lose(page: Page, files: RegExp): Promise<() => number> {
  let tries = 0;
  await page.route(files, (route) => {
    tries += 1;
    return route.abort();
  });
  return () => tries;
}

/** Opens a list whose controls cannot be had, and waits until its page has tried to get them. */
async function openWithoutControls(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  const tries = await lose(page, /\/assets\/listing-controls-[^/]*\.js$/);
  await open("/cat/1000/");
  await expect.poll(tries).toBeGreaterThanOrEqual(2);
}

/** The tiles of the list itself; those of the topsellers below are a level deeper. */
const tiles = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const filters = (page: Page) => page.getByRole("form", { name: "Filter" });

test("a product's page whose late code cannot be had stays as it was sent, and can be bought", async ({
  page,
  shopper,
}) => {
  const { id, name } = await shopper.newProduct({ priceCents: 1_000, tiers: [{ from: 10, cents: 800 }] });
  await shopper.signInAsDemo();
  const tries = await lose(page, /\/assets\/(?:price-tiers|product-more)-[^/]*\.js$/);
  await shopper.open(`/prod/${id}/`);
  await expect.poll(tries).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("table", { name: "Staffelpreise" })).toContainText("8,00");
  await shopper.add();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("a product's button whose code cannot be had sends its form as without scripts", async ({ page, shopper }) => {
  const { id, name } = await shopper.newProduct({ priceCents: 1_000 });
  await lose(page, /\/assets\/(?:add-to-cart|product-more)-[^/]*\.js$/);
  await shopper.open(`/prod/${id}/`);
  await shopper.add();
  await shopper.open("/checkout/basket/");
  await expect(page.getByLabel(`Menge von ${name}`)).toHaveValue("1");
});

test("a list whose controls cannot be had stays as it was sent; its filters and pages are the server's", async ({
  page,
  open,
}) => {
  await openWithoutControls(page, open);
  await expect(tiles(page)).toHaveCount(60);
  await filters(page).getByRole("checkbox", { name: /^blau/ }).click();
  await expect(page).toHaveURL(/filter\.FARBE=blau/);
  await expect(page.getByRole("list", { name: "Aktive Filter" })).toContainText("blau");
  await expect(filters(page).getByRole("checkbox", { name: /^blau/ })).toBeChecked();
  await expect(tiles(page)).not.toHaveCount(0);
  // The page was loaded again: Back is the router's once it is there, which then has the server's page loaded.
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await Promise.all([page.waitForEvent("load"), page.goBack()]);
  await expect(page.getByRole("list", { name: "Aktive Filter" })).toHaveCount(0);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Seite 2", exact: true }).click();
  await expect(page).toHaveURL(/[?&]p=2\b/);
  await expect(tiles(page)).not.toHaveCount(0);
});

test("Back before the scripts of a page that was loaded again loads the page of its address", async ({
  page,
  open,
}) => {
  await openWithoutControls(page, open);
  // The code by which the router leaves the page is there; that of the next page is held.
  await page.waitForLoadState("networkidle");
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.abort();
  });
  const blue = filters(page).getByRole("checkbox", { name: /^blau/ });
  await Promise.all([page.waitForEvent("domcontentloaded"), blue.click()]);
  await expect(page.getByRole("list", { name: "Aktive Filter" })).toContainText("blau");
  // time: in a task of its own, as Back ends the page that this call is answered by
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).not.toHaveURL(/FARBE/);
  await expect(page.getByRole("list", { name: "Aktive Filter" })).toHaveCount(0);
  await expect(blue).not.toBeChecked();
  held.resolve(undefined);
});

test("on a phone the filters of a list whose drawer cannot be had stand above it", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWithoutControls(page, open);
  await expect(filters(page)).toBeHidden();
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(filters(page)).toBeInViewport();
  await filters(page).getByRole("checkbox", { name: /^blau/ }).click();
  await expect(page).toHaveURL(/filter\.FARBE=blau/);
  await expect(tiles(page).first()).toBeVisible();
});

test("a dialog of a wish list whose code cannot be had is the page that its button leads to", async ({
  page,
  shopper,
}) => {
  const product = await shopper.newProduct({ colours: ["rot", "blau"] });
  await shopper.open(`/prod/${product.id}/`);
  await wish(page, product);
  await lose(page, /\/assets\/list-dialogs-[^/]*\.js$/);
  await shopper.open("/myaccount/wishlist/");
  await hydrated(page);
  await page.getByRole("link", { name: /^Ausführung/ }).click();
  await expect(page).toHaveURL(/show=variants/);
  await expect(page.getByRole("region", { name: "Ausführung wählen" })).toBeVisible();
});

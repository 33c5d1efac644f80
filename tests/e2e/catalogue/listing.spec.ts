import type { Page } from "@playwright/test";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { demoCategories } from "../../testkit/demo-products.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const category = `/cat/${demoCategories.school}/`;
/** The tiles of the list itself; those of the topsellers below are a level deeper. */
const tiles = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const filters = (page: Page) => page.getByRole("form", { name: "Filter" });
const chips = (page: Page) => page.getByRole("list", { name: "Aktive Filter" });
/** The number of hits that the listing announces. */
const total = async (page: Page): Promise<number> => {
  const text = await page
    .getByText(/^[\d.]+ Artikel$/)
    .first()
    .innerText();
  return Number(text.replaceAll(/\D/g, ""));
};

test("a visitor comes from home to a category by the navigation", async ({ page, open }) => {
  await open("/");
  await page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first().click();
  await expect(page).toHaveURL(/\/cat\/1000\/?$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
});

test("LIST-01, LIST-02: 60 tiles a page, paging in the URL, no product twice", async ({ page, open }) => {
  await open(category);
  await expect(tiles(page)).toHaveCount(60);
  const first = await tiles(page).getByRole("heading").allTextContents();
  await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Seite 2", exact: true }).click();
  await expect(page).toHaveURL(/[?&]p=2\b/);
  await expect(page.getByRole("navigation", { name: "Seiten" }).getByText("2", { exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(tiles(page).getByRole("heading")).not.toHaveText(first);
  await expect(tiles(page)).toHaveCount(60);
});

test("C-46: a page beyond the end is empty, answers 200 and leads back", async ({ page, open }) => {
  await open(`${category}?p=99`);
  await expect(page.getByRole("heading", { name: "Diese Seite der Liste gibt es nicht." })).toBeVisible();
  await page.getByRole("link", { name: "Zur ersten Seite" }).click();
  await expect(tiles(page)).toHaveCount(60);
});

test("LIST-05, LIST-07, ux 30, 31: two facets and a price range live in the URL; chips take them back", async ({
  page,
  open,
}) => {
  await open(category);
  const all = await total(page);
  await filters(page)
    .getByRole("checkbox", { name: /^Chalkbox\s*\d+$/ })
    .check();
  await expect(page).toHaveURL(/filter\.MARKE=chalkbox/);
  await expect(chips(page).getByRole("listitem")).toHaveCount(1);
  const byBrand = await total(page);
  expect(byBrand).toBeLessThan(all);

  await filters(page)
    .getByRole("checkbox", { name: /^blau\s*\d+$/ })
    .check();
  await expect(page).toHaveURL(/filter\.FARBE=blau/);
  await filters(page)
    .getByRole("checkbox", { name: /^rot\s*\d+$/ })
    .check();
  await expect(page).toHaveURL(({ searchParams }) =>
    ["blau,rot", "rot,blau"].includes(searchParams.get("filter.FARBE") ?? ""),
  );

  await filters(page).getByLabel("von").fill("2");
  await filters(page).getByLabel("bis").fill("40");
  await filters(page).getByRole("button", { name: "Anwenden" }).click();
  await expect(page).toHaveURL(/filter\.PRICE\.x=2-40/);
  await expect(chips(page).getByRole("link", { name: /^Filter .* entfernen$/ })).toHaveCount(4);
  expect(await total(page)).toBeLessThanOrEqual(byBrand);

  // The URL alone restores the same list (ux 30).
  const shown = await tiles(page).getByRole("heading").allInnerTexts();
  await page.reload();
  await expect(tiles(page).getByRole("heading")).toHaveText(shown);
  await expect(filters(page).getByRole("checkbox", { name: /^blau\s*\d+$/ })).toBeChecked();

  await chips(page).getByRole("link", { name: "Filter Chalkbox entfernen" }).click();
  await expect(page).not.toHaveURL(/filter\.MARKE/);
  await chips(page).getByRole("link", { name: "Alle Filter löschen" }).click();
  await expect(page).not.toHaveURL(/filter\./);
  await expect.poll(() => total(page)).toBe(all);
});

test("LIST-22: taking the last value back removes the filter from the URL", async ({ page, open }) => {
  await open(`${category}?filter.FARBE=blau`);
  await filters(page)
    .getByRole("checkbox", { name: /^blau\s*\d+$/ })
    .uncheck();
  await expect(page).not.toHaveURL(/filter\./);
});

test("ux 31: nothing found offers the way out", async ({ page, open }) => {
  await open(`${category}?filter.PRICE.x=9000-9001`);
  await expect(page.getByRole("heading", { name: "Dazu haben wir nichts gefunden." })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Alle Filter löschen" }).last().click();
  await expect(tiles(page)).toHaveCount(60);
});

test("LIST-03, LIST-04: sorts by price both ways; the default needs no query", async ({ page, open }) => {
  await open(category);
  await expect(page.getByLabel("Sortieren nach")).toHaveValue("si");
  for (const [sort, direction] of [
    ["price-asc", 1],
    ["price-desc", -1],
  ] as const) {
    await page.getByLabel("Sortieren nach").selectOption(sort);
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
    await expect(tiles(page)).toHaveCount(60);
    const unsorted = async (): Promise<number> => {
      const prices = await tilePrices(page);
      return prices.filter((price, index) => direction * (price - (prices[index - 1] ?? price)) < 0).length;
    };
    await expect.poll(unsorted).toBe(0);
  }
});

test("ux 37: back from a product shows the same list at the same place", async ({ page, open }) => {
  await open(`${category}?filter.FARBE=blau&sort=price-asc`);
  await hydrated(page);
  const shown = await tiles(page).getByRole("heading").allTextContents();
  const tile = tiles(page).nth(20).getByRole("link").first();
  await tile.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  const place = async (): Promise<number> => Math.round((await tile.boundingBox())?.y ?? Number.NaN);
  const placeBefore = await place();
  await tile.click();
  await expect(page).toHaveURL(/\/prod\//);
  await page.goBack();
  await expect(page).toHaveURL(/filter\.FARBE=blau/);
  await expect(tiles(page).getByRole("heading")).toHaveText(shown);
  // Browsers scroll by whole pixels, and tiles begin between them.
  await expect.poll(async () => Math.abs((await place()) - placeBefore)).toBeLessThanOrEqual(1);
});

test("ux 37: back to a list that was left before its scripts came shows the same place", async ({
  page,
  context,
  chalkbox,
  storefront,
}) => {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await context.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await come;
    await route.fallback().catch(() => undefined);
  });
  const list = pageUrl(chalkbox, storefront, `${category}?filter.FARBE=blau&sort=price-asc`);
  await page.goto(list, { waitUntil: "domcontentloaded" });
  const tile = tiles(page).nth(20).getByRole("link").first();
  const place = async (): Promise<number> => Math.round((await tile.boundingBox())?.y ?? Number.NaN);
  await tile.scrollIntoViewIfNeeded();
  await expect(tile).toBeInViewport();
  // Rows become true when they come near the window.
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
  const before = await place();
  await tile.click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/prod\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  letCome();
  await hydrated(page);
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("ux 30: filters are a plain form and paging is plain links", async ({ page, open }) => {
    await open(category);
    await filters(page)
      .getByRole("checkbox", { name: /^blau\s*\d+$/ })
      .check();
    await filters(page)
      .getByRole("button", { name: /Artikel anzeigen$/ })
      .click();
    await expect(page).toHaveURL(/filter\.FARBE=blau/);
    // A document has its address before it is whole, and moves what is clicked.
    await page.waitForLoadState();
    await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Weiter" }).click();
    await expect(page).toHaveURL(/p=2/);
    await expect(page).toHaveURL(/filter\.FARBE=blau/);
  });
});

/** Prices that the tiles show, in cents: the first of each, a running deal's before the usual one. */
async function tilePrices(page: Page): Promise<number[]> {
  const texts = await tiles(page).allInnerTexts();
  return texts.map((text) => {
    const [, euros = "", cents = ""] = /(\d[\d.]*),(\d{2})\s*€/.exec(text) ?? [];
    return Number(euros.replaceAll(".", "") + cents);
  });
}

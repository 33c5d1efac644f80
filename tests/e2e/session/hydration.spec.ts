import { pageUrl } from "../../testkit/chalkbox.ts";
import { demoCategories } from "../../testkit/demo-products.ts";
import { expect, test } from "../fixtures.ts";
import { openWithoutScripts } from "../steps/held-scripts.ts";
import { hydrated } from "../steps/hydrated.ts";

/** Layout shift that a visitor does not notice; a tenth of what counts as bad. */
const shiftLimit = 0.02;

const paths = ["/", `/cat/${demoCategories.school}/`, "/prod/10182/"];

for (const path of paths) {
  test(`${path}: the page that the server sent hydrates without another request, without a warning`, async ({
    page,
    open,
  }) => {
    const calls: string[] = [];
    const warnings: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/shop/")) calls.push(request.postData() ?? "");
    });
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await open(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test(`ux 38: nothing jumps on ${path}`, async ({ page, open }) => {
    await page.addInitScript(() => {
      const state = Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = "value" in entry && typeof entry.value === "number" ? entry.value : 0;
          const byHand = "hadRecentInput" in entry && entry.hadRecentInput === true;
          if (!byHand) state.shifted += shift;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const shifted = await page.evaluate(() => Reflect.get(globalThis, "shifted"));
    expect(shifted).toBeLessThan(shiftLimit);
  });
}

test("links in tiles that came with the page stay in the app", async ({ page, open }) => {
  await open(`/cat/${demoCategories.school}/`);
  // Followed before it has come to life, a link is one of the browser's own.
  await hydrated(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await page.getByRole("article").nth(30).getByRole("link").click();
  await expect(page).toHaveURL(/\/prod\//);
  expect(documents).toEqual([]);
});

test("a navigation is GraphQL only: no document, no /__manifest", async ({ page, open }) => {
  await open("/");
  await hydrated(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    const isDocument = request.resourceType() === "document" || /__manifest|\.data(\?|$)/.test(request.url());
    if (isDocument) documents.push(request.url());
  });
  await page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  expect(documents).toEqual([]);
});

test.describe("while the scripts are still on their way", () => {
  test("a filter taken back applies", async ({ page, chalkbox, storefront }) => {
    const address = pageUrl(chalkbox, storefront, `/cat/${demoCategories.school}/?filter.FARBE=blau`);
    const letScriptsCome = await openWithoutScripts(page, address);
    const blue = page.getByRole("checkbox", { name: /^blau\s*\d+$/ }).first();
    await blue.uncheck();
    letScriptsCome();
    await expect(page).not.toHaveURL(/filter\./);
    await expect(blue).not.toBeChecked();
  });

  test("a sort chosen applies", async ({ page, chalkbox, storefront }) => {
    const address = pageUrl(chalkbox, storefront, `/cat/${demoCategories.school}/`);
    const letScriptsCome = await openWithoutScripts(page, address);
    const sort = page.getByRole("combobox", { name: "Sortieren nach" });
    const [, second = ""] = await sort
      .getByRole("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("value") ?? ""));
    await sort.selectOption(second);
    letScriptsCome();
    await expect(page).toHaveURL(new RegExp(`sort=${second}`));
  });

  test("a quantity raised twice is three", async ({ page, chalkbox, storefront }) => {
    const letScriptsCome = await openWithoutScripts(page, pageUrl(chalkbox, storefront, "/prod/10182/"));
    const more = page.getByRole("button", { name: "Menge erhöhen" });
    await more.click();
    await more.click();
    letScriptsCome();
    await expect(page.getByRole("spinbutton")).toHaveValue("3");
  });

  test("a menu of the header pressed opens, and the picture of the start page that was chosen is shown", async ({
    page,
    chalkbox,
    storefront,
  }) => {
    const letScriptsCome = await openWithoutScripts(page, pageUrl(chalkbox, storefront, "/"));
    const second = page.getByRole("main").getByRole("button", { name: "Bild 2 von 3" });
    await second.click();
    const menu = page.getByRole("banner").getByRole("button", { name: "Schulbedarf: Bereiche zeigen" });
    await menu.click();
    letScriptsCome();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(second).toHaveAttribute("aria-current", "true");
  });

  test("a picture pressed opens large, on its page", async ({ page, chalkbox, storefront }) => {
    const letScriptsCome = await openWithoutScripts(page, pageUrl(chalkbox, storefront, "/prod/10182/"));
    await page
      .getByRole("link", { name: /vergrößern/ })
      .first()
      .click();
    letScriptsCome();
    await expect(page.getByRole("dialog", { name: "Bilder vergrößert" })).toBeVisible();
    await expect(page).toHaveURL(/\/prod\/10182\//);
  });

  test("a price typed into the filter stays", async ({ page, chalkbox, storefront }) => {
    const address = pageUrl(chalkbox, storefront, `/cat/${demoCategories.school}/`);
    const letScriptsCome = await openWithoutScripts(page, address);
    const from = page.getByRole("group", { name: "Preis" }).getByRole("spinbutton").first();
    await from.fill("12");
    letScriptsCome();
    await hydrated(page);
    await expect(from).toHaveValue("12");
  });

  test("a fold of the checkout that was opened and filled in stays open, keeps it, and listens, opened once or twice", async ({
    page,
    chalkbox,
    storefront,
    shopper,
  }) => {
    await shopper.buy({ priceCents: 1_234 });
    for (const presses of [1, 3]) {
      const letScriptsCome = await openWithoutScripts(page, pageUrl(chalkbox, storefront, "/checkout/login/"));
      const form = page.getByRole("group").filter({ hasText: "Neues Konto anlegen" });
      for (let press = 0; press < presses; press += 1) await page.getByText("Neues Konto anlegen").click();
      const email = form.getByLabel(/^E-Mail-Adresse/);
      await email.fill("ada");
      letScriptsCome();
      await hydrated(page);
      await expect(email).toHaveValue("ada");
      await form.getByRole("button", { name: "Konto anlegen und weiter" }).click();
      await expect(form.getByText(/@-Zeichen/).first()).toBeVisible();
      await page.unrouteAll();
    }
  });
});

test("a page that is still once its fold is open is not waited for", async ({ page, shopper }) => {
  await shopper.buy({ priceCents: 1_234 });
  await shopper.startCheckout();
  await page.reload();
  await hydrated(page);
  await page.getByText("Neues Konto anlegen").click();
  await hydrated(page);
});

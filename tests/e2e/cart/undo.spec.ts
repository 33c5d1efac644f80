import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import type { OwnProduct } from "../steps/shopper.ts";

const lines = (page: Page) => page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem");
const offer = (page: Page) => page.getByRole("button", { name: "Rückgängig machen" });
const isBack = (page: Page) => page.getByText("Der Artikel liegt wieder im Warenkorb.");
const isGone = (page: Page) => page.getByText(/^Das lässt sich nicht mehr rückgängig machen\./);
const empty = (page: Page) => page.getByRole("heading", { level: 1, name: "Ihr Warenkorb ist leer" });

const remove = (page: Page, { name }: OwnProduct) => page.getByRole("button", { name: `${name} entfernen` }).click();

/** The piece of a basket, as its heading counts. */
const pieces = (page: Page, count: number) =>
  expect(page.getByRole("heading", { level: 1, name: `Warenkorb (${count} Artikel)` })).toBeVisible();

test("CART-08: undo pressed twice restores one line once", async ({ page, shopper }) => {
  const product = await shopper.buy();
  await shopper.open("/checkout/basket/");
  await remove(page, product);
  await offer(page).dblclick();
  await expect(isBack(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await pieces(page, 1);
  await page.reload();
  await pieces(page, 1);

  // What is removed again is not shown as there.
  await remove(page, product);
  await expect(empty(page)).toBeVisible();
  await expect(isBack(page)).toHaveCount(0);
});

test("CART-08: undo is offered after a reload, and its answer stays with the basket", async ({ page, shopper }) => {
  const product = await shopper.buy();
  await shopper.open("/checkout/basket/");
  await page.waitForLoadState("networkidle");
  await remove(page, product);
  await expect(offer(page)).toBeVisible();
  await page.reload({ waitUntil: "commit" });
  await offer(page).click();
  await expect(isBack(page)).toBeVisible();
  await pieces(page, 1);
  await page.getByRole("main").getByRole("link", { name: "Weiter einkaufen" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(isBack(page)).toHaveCount(0);
});

test("CART-08: of two tabs' removals the last is offered, where it was", async ({ page, open, shopper, context }) => {
  const [first, second] = [await shopper.buy(), await shopper.buy()];
  const other = await context.newPage();
  await shopper.open("/checkout/basket/");
  await open("/checkout/basket/", other);
  for (const tab of [page, other]) await tab.waitForLoadState("networkidle");
  await remove(page, first);
  await expect(lines(other)).toHaveCount(1);
  await remove(other, second);
  await offer(other).click();
  await expect(lines(page).getByRole("link", { name: second.name })).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect(offer(page)).toHaveCount(0);
});

test("CART-08: undo restores nothing that has sold out, and reports it", async ({ page, shopper, backOffice }) => {
  const product = await shopper.buy();
  await shopper.open("/checkout/basket/");
  await remove(page, product);
  // The removal is stored before the article changes.
  await expect(empty(page)).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await backOffice.setStock(product.itemId, 0);
  await offer(page).click();
  await expect(page.getByText(`„${product.name}“ ist zurzeit nicht lieferbar.`)).toBeVisible();
  await expect(isBack(page)).toHaveCount(0);
  await expect(empty(page)).toBeVisible();
});

test("CART-08: undo at another price shows the new one", async ({ page, shopper, backOffice }) => {
  const product = await shopper.buy({ priceCents: 1_000 });
  await shopper.open("/checkout/basket/");
  await remove(page, product);
  // The removal is stored before the article changes.
  await expect(empty(page)).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await backOffice.setPrice(product.itemId, 1_500);
  await offer(page).click();
  await expect(page.getByText(/15,00\s€ statt 10,00\s€/).first()).toBeVisible();
  await expect(lines(page).getByText(/^15,00\s€$/)).toBeVisible();
});

test("CART-08: who comes after a logout is not offered what was removed before it", async ({
  page,
  open,
  shopper,
  context,
}) => {
  const person = aPerson();
  await open("/myaccount/register/");
  const form = page.getByRole("main");
  await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
  const product = await shopper.buy();
  await shopper.open("/checkout/basket/");
  await page.waitForLoadState("networkidle");
  await remove(page, product);
  await expect(offer(page)).toBeVisible();
  const other = await context.newPage();
  await open("/logout/", other);
  await expect(other.getByText("Sie sind abgemeldet.")).toBeVisible();
  await open("/checkout/basket/", other);
  await expect(empty(other)).toBeVisible();
  await expect(offer(other)).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("CART-08: undo pressed twice restores one line once, without scripts", async ({
    page,
    open,
    shopper,
    context,
    playwright,
  }) => {
    const product = await shopper.buy();
    await shopper.open("/checkout/basket/");
    await remove(page, product);
    const form = await offer(page).evaluate((button) => {
      const fields = button instanceof HTMLButtonElement && button.form ? new FormData(button.form, button) : [];
      return Object.fromEntries([...fields].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
    });
    // Both presses leave before either answer is there, so both send the cookie of the removed line.
    const storageState = await context.storageState();
    const headers = { origin: new URL(page.url()).origin };
    for (const _press of [1, 2]) {
      const browser = await playwright.request.newContext({ storageState });
      const response = await browser.post(page.url(), { form, headers, maxRedirects: 0 });
      expect(response.status()).toBe(303);
      await browser.dispose();
    }
    await open("/checkout/basket/");
    await pieces(page, 1);
  });

  test("CART-08: undo of a page that was left behind states that it is too late", async ({
    page,
    open,
    shopper,
    context,
  }) => {
    const [first, second] = [await shopper.buy(), await shopper.buy()];
    await shopper.open("/checkout/basket/");
    await remove(page, first);
    const other = await context.newPage();
    await open("/checkout/basket/", other);
    await remove(other, second);
    await offer(page).click();
    await expect(isGone(page)).toBeVisible();
    await expect(empty(page)).toBeVisible();
  });
});

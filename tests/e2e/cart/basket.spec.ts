import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const lines = (page: Page) => page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem");

test("CART-01, CART-04: the basket shows lines, prices and the full cost, shipping included (ux 8)", async ({
  page,
  shopper,
}) => {
  const { name } = await shopper.buy({ priceCents: 1_299 });
  await shopper.open("/checkout/basket/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (1 Artikel)");
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).getByRole("link", { name })).toBeVisible();
  await expect(lines(page).getByText(/^Artikelnr\. \d+ · Prime$/)).toBeVisible();
  await expect(lines(page).getByText(/^12,99\s€$/)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("term")).toHaveText([/^Zwischensumme \(1 Artikel\)$/, /^Versand$/, /^Gesamtsumme/]);
  await expect(main.getByRole("definition")).toHaveText([/^12,99\s€$/, /^5,95\s€$/, /^18,94\s€$/]);
  await expect(main.getByText(/inkl\. 3,02\s€ MwSt\. \(19\s%\)/).first()).toBeVisible();
});

test("ux 35: a new quantity changes prices once the shop has answered", async ({ page, shopper }) => {
  const { name } = await shopper.buy({ priceCents: 1_000 });
  await shopper.open("/checkout/basket/");
  await lines(page).getByRole("button", { name: "Menge erhöhen" }).click();
  await expect(lines(page).getByText(/^20,00\s€$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (2 Artikel)");
  await expect(page.getByRole("link", { name: "Warenkorb, 2 Artikel" })).toBeVisible();
  const quantity = page.getByLabel(`Menge von ${name}`);
  await quantity.fill("5");
  await quantity.press("Enter");
  await expect(lines(page).getByText(/^50,00\s€$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Menge von ${name}`)).toHaveValue("5");
});

test("CART-08: what was removed comes back within 8 seconds, the latest only", async ({ page, shopper }) => {
  const first = await shopper.buy();
  const second = await shopper.buy();
  await shopper.open("/checkout/basket/");
  await page.getByRole("button", { name: `${first.name} entfernen` }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole("button", { name: `${second.name} entfernen` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Warenkorb ist leer" })).toBeVisible();
  await expect(page.getByText(`„${second.name}“ wurde entfernt.`)).toBeVisible();
  await expect(page.getByText(`„${first.name}“ wurde entfernt.`)).toHaveCount(0);
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).getByRole("link", { name: second.name })).toBeVisible();
});

test("CART-08: after 8 seconds the offer is gone", async ({ page, shopper }) => {
  const { name } = await shopper.buy();
  await shopper.open("/checkout/basket/");
  await page.getByRole("button", { name: `${name} entfernen` }).click();
  await expect(page.getByRole("button", { name: "Rückgängig machen" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rückgängig machen" })).toHaveCount(0, { timeout: 12_000 });
});

test("ux 44: an empty basket states what to do next", async ({ page, shopper }) => {
  await shopper.open("/checkout/basket/");
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Warenkorb ist leer" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Zum Sortiment" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("what sells out meanwhile stays in the basket and reports it", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buy();
  await backOffice.setStock(itemId, 0);
  await shopper.open("/checkout/basket/");
  await expect(
    lines(page)
      .getByText(/nicht lieferbar/)
      .first(),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("quantity, removal and undo are plain forms", async ({ page, shopper }) => {
    const { name } = await shopper.buy({ priceCents: 1_000 });
    await shopper.open("/checkout/basket/");
    await page.getByLabel(`Menge von ${name}`).fill("3");
    await page.getByRole("button", { name: "Menge übernehmen" }).click();
    await expect(lines(page).getByText(/^30,00\s€$/)).toBeVisible();
    await page.getByRole("button", { name: `${name} entfernen` }).click();
    await page.getByRole("button", { name: "Rückgängig machen" }).click();
    await expect(lines(page)).toHaveCount(1);
  });
});

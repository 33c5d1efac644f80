import type { Page } from "@playwright/test";
import {
  demoCategories,
  type DemoProduct,
  findDemoProduct,
  hasTwoChoices,
  isPlain,
} from "../../testkit/demo-products.ts";
import { expect, test } from "../fixtures.ts";
import { chooseOption, chooseVariant } from "../steps/product.ts";

const addButton = { name: "In den Warenkorb" };

test("VARIANT-01: a deep link opens with its item chosen", async ({ page, open, chalkbox, storefront, shopper }) => {
  const product = await findDemoProduct(chalkbox, storefront, demoCategories.furniture, hasTwoChoices);
  await open(`/prod/${product.id}/`);
  await chooseVariant(page, product);
  await shopper.add();
  await open("/checkout/basket/");
  // A line's link leads to its item (ROUTE-25).
  const link = page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("link").first();
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/[?&]varid=\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText(/^Artikelnummer: \d+$/)).toBeVisible();
});

test("VARIANT-05..07: nothing is added before every attribute has a choice", async ({
  page,
  open,
  chalkbox,
  storefront,
}) => {
  const product = await findDemoProduct(chalkbox, storefront, demoCategories.furniture, hasTwoChoices);
  await open(`/prod/${product.id}/`);
  await expectMarks(page, product);
  await expect(page.getByRole("link", { name: /^Warenkorb, [1-9]/ })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("VARIANT-07: the attributes without a choice are marked", async ({ page, open, chalkbox, storefront }) => {
    const product = await findDemoProduct(chalkbox, storefront, demoCategories.furniture, hasTwoChoices);
    await open(`/prod/${product.id}/`);
    await expectMarks(page, product);
  });
});

test("VARIANT-04: a choice reloads what goes with it and stays in the URL", async ({
  page,
  open,
  chalkbox,
  storefront,
}) => {
  const product = await findDemoProduct(chalkbox, storefront, demoCategories.furniture, hasTwoChoices);
  await open(`/prod/${product.id}/`);
  const chosen = await chooseOption(page, product, 0);
  const isInUrl = ({ searchParams }: URL): boolean => [...searchParams.values()].includes(chosen);
  await expect(page).toHaveURL(isInUrl);
  await page.reload();
  await expect(page).toHaveURL(isInUrl);
  await expect(page.getByText(/^Artikelnummer: \d+$/)).toHaveCount(0);
});

test("ux 36: adding confirms in place, counts in the header, and the quantity follows", async ({
  page,
  open,
  chalkbox,
  storefront,
}) => {
  const product = await findDemoProduct(chalkbox, storefront, demoCategories.school, isPlain);
  await open(`/prod/${product.id}/`);
  // Until the page has hydrated the form may still be a plain one, which answers with another page.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Menge erhöhen" }).click();
  await page.getByRole("button", addButton).click();
  await expect(page.getByRole("status").getByText("Liegt jetzt im Warenkorb")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/prod/${product.id}/`));
  await expect(page.getByRole("link", { name: "Warenkorb, 2 Artikel" })).toBeVisible();
});

test("PDP-01..04: states what, from whom, for how much and when", async ({ page, open, chalkbox, storefront }) => {
  const product = await findDemoProduct(chalkbox, storefront, demoCategories.school, isPlain);
  await open(`/prod/${product.id}/`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(nameOf(product));
  await expect(main.getByRole("navigation", { name: "Sie sind hier" })).toBeVisible();
  await expect(main.getByText(/\d,\d{2}\s€/).first()).toBeVisible();
  await expect(main.getByText("inkl. MwSt.").first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "Beschreibung" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Daten und Fakten" })).toBeVisible();
});

function nameOf({ item, name }: DemoProduct): string {
  return item?.name ?? name;
}

/** Tries to buy a product of which nothing is chosen yet: it reports it, and marks what is missing. */
async function expectMarks(page: Page, product: DemoProduct): Promise<void> {
  await page.getByRole("button", addButton).click();
  await expect(page.getByRole("status").getByText("Bitte wählen Sie zuerst eine Ausführung.")).toBeVisible();
  for (const { displayName } of product.attributes) {
    await expect(page.getByText(`Bitte wählen Sie: ${displayName}`).first()).toBeVisible();
  }
}

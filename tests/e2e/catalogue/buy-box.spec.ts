import type { Page } from "@playwright/test";
import { demoCategories, findDemoProduct, hasTwoChoices } from "../../testkit/demo-products.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { chooseVariant } from "../steps/product.ts";

/** The buy box's confirmation; the header's count is separate. */
const confirmation = (page: Page) => page.getByRole("status").getByText("Liegt jetzt im Warenkorb");
test("VARIANT-08: the confirmation ends with its item, its quantity, its product and its basket", async ({
  page,
  open,
  context,
  chalkbox,
  storefront,
  shopper,
}) => {
  const product = await findDemoProduct(chalkbox, storefront, demoCategories.furniture, hasTwoChoices);
  await open(`/prod/${product.id}/`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  const missing = page.getByRole("status").getByText("Bitte wählen Sie zuerst eine Ausführung.");
  await expect(missing).toBeVisible();
  await chooseVariant(page, product);
  await expect(missing).toHaveCount(0);

  await shopper.add();
  await page.getByRole("button", { name: "Menge erhöhen" }).click();
  await expect(confirmation(page)).toHaveCount(0);

  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(confirmation(page)).toBeVisible();
  await page.goBack();
  await expect(confirmation(page)).toHaveCount(0);
  await page.goForward();
  await expect(confirmation(page)).toHaveCount(0);

  // Another tab takes it out again.
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(confirmation(page)).toBeVisible();
  const basket = await context.newPage();
  await open("/checkout/basket/", basket);
  await basket.getByRole("button", { name: /entfernen$/ }).click();
  await expect(page.getByRole("link", { name: "Warenkorb, 0 Artikel" })).toBeVisible();
  await expect(confirmation(page)).toHaveCount(0);

  // Another product: through a link in the page, so that nothing is loaded again.
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(confirmation(page)).toBeVisible();
  await page.getByLabel("Das passt dazu").getByRole("link").first().click();
  await expect(page).not.toHaveURL(new RegExp(`/prod/${product.id}/`));
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
  await expect(confirmation(page)).toHaveCount(0);
});

test("a price that changes while the page is open is reported on buying, and page and basket show it", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { id, itemId } = await shopper.newProduct({ priceCents: 1_000 });
  await shopper.open(`/prod/${id}/`);
  await backOffice.setPrice(itemId, 1_500);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("status").getByText(/15,00\s€/)).toBeVisible();
  await expect(page.getByRole("main").getByText(/^10,00\s€$/)).toHaveCount(0);
  await expect(
    page
      .getByRole("main")
      .getByText(/^15,00\s€$/)
      .first(),
  ).toBeVisible();
  await shopper.open("/checkout/basket/");
  await expect(page.getByRole("main").getByRole("definition").first()).toHaveText(/^15,00\s€$/);
});

test("what sells out while the page is open is not bought, and the page reports it", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { id, itemId, name } = await shopper.newProduct();
  await shopper.open(`/prod/${id}/`);
  // Before that the form is the browser's own, and the page that comes has the news as a toast.
  await hydrated(page);
  await backOffice.setStock(itemId, 0);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("main").getByText(`„${name}“ ist zurzeit nicht lieferbar.`)).toBeVisible();
  await expect(confirmation(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Warenkorb, [1-9]/ })).toHaveCount(0);
});

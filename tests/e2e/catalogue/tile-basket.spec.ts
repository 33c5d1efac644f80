import type { Page } from "@playwright/test";
import { demoCategories } from "../../testkit/demo-products.ts";
import { expect, test } from "../fixtures.ts";

const category = `/cat/${demoCategories.school}/?filter.LIEFERBAR=ja`;
const added = "Der Artikel liegt im Warenkorb.";

/** Presses the button of the first tile that has one, and gives the product's name. */
async function buyFirst(page: Page): Promise<string> {
  const button = page.getByRole("button", { name: /^In den Warenkorb: / }).first();
  const name = (await button.getAttribute("aria-label"))?.replace("In den Warenkorb: ", "") ?? "";
  await button.click();
  await expect(page.getByText(added)).toBeVisible();
  return name;
}

test("ux 36: a tile's button buys in place: the list stays, the basket has it", async ({ page, open }) => {
  await open(category);
  const name = await buyFirst(page);
  await expect(page).toHaveURL(/\/cat\/\d+\/\?filter\.LIEFERBAR=ja$/);
  await page.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("ux 36: the same button comes back to the list and says so", async ({ page, open }) => {
    await open(category);
    const name = await buyFirst(page);
    await expect(page).toHaveURL(/\/cat\/\d+\/\?filter\.LIEFERBAR=ja$/);
    await open("/checkout/basket/");
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { quantityOf as wishedOf, wish } from "../wishlist/own-list.ts";

const quantityOf = (page: Page, name: string) => page.getByLabel(`Menge von ${name}`);

for (const [way, settle] of [
  ["typed", async () => undefined],
  ["typed and left", (page: Page, name: string) => quantityOf(page, name).blur()],
] as const) {
  test(`ux 21: a quantity that is ${way} right before the basket is loaded again counts, and is shown`, async ({
    page,
    shopper,
  }) => {
    const { name } = await shopper.buy({ priceCents: 1_000 });
    await shopper.open("/checkout/basket/");
    await hydrated(page);
    await quantityOf(page, name).fill("4");
    await settle(page, name);
    await page.reload();
    await expect(quantityOf(page, name)).toHaveValue("4");
    await expect(
      page
        .getByRole("main")
        .getByText(/^40,00\s€$/)
        .first(),
    ).toBeVisible();
    await hydrated(page);
    await expect(quantityOf(page, name)).toHaveValue("4");
    // What the shop has is what was taken up.
    await shopper.open("/checkout/basket/");
    await expect(quantityOf(page, name)).toHaveValue("4");
  });
}

test("ux 21: a quantity that is typed right before the tab goes elsewhere counts", async ({ page, shopper }) => {
  const { name } = await shopper.buy({ priceCents: 1_000 });
  await shopper.open("/checkout/basket/");
  await hydrated(page);
  await quantityOf(page, name).fill("3");
  await page.goto("about:blank");
  await expect
    .poll(async () => {
      await shopper.open("/checkout/basket/");
      return quantityOf(page, name).inputValue();
    })
    .toBe("3");
});

test("WISH-21: a quantity that is typed right before the wish list is loaded again counts, and is shown", async ({
  page,
  shopper,
}) => {
  const product = await shopper.newProduct({ priceCents: 1_000 });
  await shopper.open(`/prod/${product.id}/`);
  await wish(page, product);
  await shopper.open("/myaccount/wishlist/");
  await hydrated(page);
  await wishedOf(page, product).fill("4");
  await page.reload();
  await expect(wishedOf(page, product)).toHaveValue("4");
  await expect(
    page
      .getByRole("main")
      .getByText(/^40,00\s€$/)
      .first(),
  ).toBeVisible();
  await shopper.open("/myaccount/wishlist/");
  await expect(wishedOf(page, product)).toHaveValue("4");
});

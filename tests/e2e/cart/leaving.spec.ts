import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const quantityOf = (page: Page, name: string) => page.getByLabel(`Menge von ${name}`);

/** Ways to leave the basket in less time than a quantity waits for further steps, and where they lead. */
const ways: readonly (readonly [string, (page: Page) => Locator, RegExp])[] = [
  ["the checkout", (page) => page.getByRole("button", { name: "Zur Kasse" }), /\/checkout\/login\/?$/],
  ["home", (page) => page.getByRole("banner").getByRole("link", { name: /zur Startseite/ }), /localhost:\d+\/$/],
];

for (const [goal, way, address] of ways) {
  test(`ux 21: a quantity that is typed right before the basket is left for ${goal} counts`, async ({
    page,
    shopper,
  }) => {
    const { name } = await shopper.buy({ priceCents: 1_000 });
    await shopper.open("/checkout/basket/");
    await hydrated(page);
    await quantityOf(page, name).fill("4");
    const stored = page.waitForResponse((answer) => answer.request().postData()?.includes("updateQuantity") ?? false);
    await way(page).click();
    await expect(page).toHaveURL(address);
    await stored;
    await shopper.open("/checkout/basket/");
    await expect(quantityOf(page, name)).toHaveValue("4");
  });
}

test("steps right before the checkout are in its total", async ({ page, shopper }) => {
  await shopper.buy({ priceCents: 1_000 });
  await shopper.open("/checkout/basket/");
  await hydrated(page);
  const more = page.getByRole("main").getByRole("button", { name: "Menge erhöhen" });
  await more.click();
  await more.click();
  await page.getByRole("button", { name: "Zur Kasse" }).click();
  await shopper.goOnAsGuest();
  await expect(page.getByText(/^35,95\s€$/).first()).toBeVisible();
});

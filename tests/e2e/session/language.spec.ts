import type { Page } from "@playwright/test";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { b2b, b2bEnglish } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../steps/shopper.ts";

test.use({ storefront: b2b });

/** Signs in as the demo's school. */
async function signIn(shopper: Shopper): Promise<void> {
  const { page, words } = shopper;
  await shopper.open("/login/");
  await page.getByRole("textbox", { name: words.customerNumber }).fill("100200");
  await page.getByRole("textbox", { name: words.password }).fill("kreide-2026");
  await page.getByRole("main").getByRole("button", { name: "Anmelden" }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
const english = (page: Page) => page.getByRole("link", { name: "English" });

test("STORE-13: a switched language keeps login, page, basket and checkout, and speaks the new language alone", async ({
  page,
  shopper,
  open,
  chalkbox,
}) => {
  await signIn(shopper);
  const { id, itemId } = await shopper.newProduct({ priceCents: 1_000 });
  await open(`/prod/${id}/?varid=${itemId}`);
  await shopper.add();
  await english(page).click();
  await expect(page).toHaveURL(pageUrl(chalkbox, b2bEnglish, `/prod/${id}/?varid=${itemId}`));
  await expect(page.getByRole("button", { name: "Add to basket" })).toBeVisible();

  await page.goto(pageUrl(chalkbox, b2b, "/checkout/basket/"));
  await expect(page.getByRole("heading", { level: 1, name: /^Warenkorb \(\d+ Artikel\)$/ })).toBeVisible();
  const count = /\d+/.exec(await page.getByRole("heading", { level: 1 }).innerText())?.[0];
  await english(page).click();
  await expect(page).toHaveURL(pageUrl(chalkbox, b2bEnglish, "/checkout/basket/"));
  await expect(
    page.getByRole("heading", { level: 1, name: new RegExp(`^Basket \\(${count} items?\\)$`) }),
  ).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);

  await page.goto(pageUrl(chalkbox, b2b, "/checkout/shipping/"));
  await expect(page.getByRole("heading", { level: 1, name: "Wohin dürfen wir liefern?" })).toBeVisible();
  await page.goto(pageUrl(chalkbox, b2bEnglish, "/checkout/shipping/"));
  await expect(page.getByRole("heading", { level: 1, name: "Where should we deliver?" })).toBeVisible();

  // Who leaves on one host has left on both. A checkout that is open would hear of it and go to the logout as well.
  await page.goto("about:blank");
  await page.goto(pageUrl(chalkbox, b2bEnglish, "/logout/"));
  // What the page requests by itself may lead it on.
  await page.waitForLoadState("networkidle");
  await page.goto(pageUrl(chalkbox, b2b, "/checkout/basket/"));
  await expect(page).toHaveURL(/\?to=/);
});

import { demoCategories } from "../../testkit/demo-products.ts";
import { b2b, b2bEnglish, de } from "../../testkit/storefronts.ts";
import { aPerson } from "../../testkit/people.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

// What fades is judged as it stands: half way it has the contrast of neither state.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const pages = [
  "/",
  `/cat/${demoCategories.school}/`,
  `/cat/${demoCategories.school}/?filter.FARBE=blau&filter.PRICE.x=2-40`,
  `/cat/${demoCategories.school}/?filter.PRICE.x=9000-9001`,
  "/prod/10182/",
  "/prod/10140/",
  "/search/?q=heft",
  "/login/",
  "/prime/",
  "/checkout/basket/",
  "/myaccount/wishlist/",
  "/myaccount/returns/",
  "/myaccount/withdrawal/",
  "/service/newsletter/",
  "/service/kontakt/",
  "/service/orderform/",
  "/service/gewinnspiel/",
  "/service/katalog/",
  "/lists/",
];

for (const storefront of [de, b2b, b2bEnglish]) {
  test.describe(`${storefront.name}: axe finds nothing`, () => {
    test.use({ storefront });
    for (const path of storefront === de ? pages : ["/", "/login/"]) {
      test(`on ${path}`, async ({ page, open }) => {
        await open(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 375, height: 800 } });
  test("axe finds nothing in the open filters", async ({ page, open }) => {
    await open(`/cat/${demoCategories.school}/`);
    await page.getByRole("button", { name: /^Filter/ }).click();
    await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /^Filter/ })).toBeFocused();
  });

  for (const path of pages) {
    test(`${path} does not scroll sideways`, async ({ page, open }) => {
      await open(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});

test("axe finds nothing on any step of the checkout, with and without errors", async ({ page, shopper }) => {
  await shopper.buy();
  await expectAccessible(page);
  await shopper.open("/checkout/basket/");
  await expectAccessible(page);
  await shopper.startCheckout();
  await expectAccessible(page);
  await shopper.goOnAsGuest();
  await expectAccessible(page);
  await page.getByRole("button", { name: shopper.words.leaveShipping }).click();
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Eingaben" })).toBeVisible();
  await expectAccessible(page);
  await shopper.fillShipping(aPerson());
  await page.getByRole("radio", { name: shopper.words.otherAddress }).check();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "An die Rechnungsadresse" }).check();
  await shopper.finishShipping();
  await expectAccessible(page);
  await shopper.pay("prepayment");
  await expectAccessible(page);
  await shopper.order();
  await shopper.confirmation();
  await expectAccessible(page);
});

test("axe finds nothing on an error page or in the mailbox", async ({ page, shopper, chalkbox }) => {
  const person = aPerson();
  await shopper.buy();
  await shopper.walkToSummary(person, "invoice");
  await shopper.order();
  await shopper.confirmation();
  await page.goto(`${chalkbox.sandbox}/mailbox/?to=${encodeURIComponent(person.email)}`);
  const mail = page.getByRole("main").getByRole("link").filter({ hasText: /./ }).first();
  await expectAccessible(page);
  await mail.click();
  // The mail's own markup lives in a frame without rights, where axe cannot run.
  await page.evaluate(() => document.querySelector("iframe")?.remove());
  await expectAccessible(page);
});

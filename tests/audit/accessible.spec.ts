import { aPerson } from "../testkit/people.ts";
import { storefronts } from "../testkit/storefronts.ts";
import { colourRules, expectAccessibleAtAllWidths } from "./all-widths.ts";
import { test } from "./fixtures.ts";
import { accountPages, inStore, layoutPages, openPages } from "./pages.ts";

/** Where guests of a store live. */
const countries = { de: "DE", at: "AT", ch: "CH", b2b: "DE" } as const;

for (const storefront of storefronts) {
  test.describe(`${storefront.name}, after dark`, () => {
    test.use({ storefront, colorScheme: "dark" });
    for (const path of inStore(layoutPages, storefront)) {
      test(`the contrast of ${path} holds`, async ({ page, visit }) => {
        await visit(path);
        await expectAccessibleAtAllWidths(page, colourRules);
      });
    }
  });

  test.describe(storefront.name, () => {
    test.use({ storefront });

    for (const path of inStore(openPages, storefront)) {
      test(`axe finds nothing on ${path}`, async ({ page, visit }) => {
        await visit(path);
        await expectAccessibleAtAllWidths(page);
      });
    }

    test("axe finds nothing in the customer's area", async ({ page, open, shopper }) => {
      await shopper.signInAsDemo();
      for (const path of accountPages(storefront)) {
        await open(path);
        await expectAccessibleAtAllWidths(page);
      }
    });

    test("axe finds nothing on the way through the checkout", async ({ page, shopper }) => {
      const isBusiness = storefront.store === "b2b";
      if (isBusiness) await shopper.signInAsDemo();
      await shopper.open("/prod/10182/");
      await shopper.add();
      await expectAccessibleAtAllWidths(page);
      await shopper.open("/checkout/basket/");
      await expectAccessibleAtAllWidths(page);
      await shopper.startCheckout();
      await expectAccessibleAtAllWidths(page);
      if (!isBusiness) {
        await shopper.goOnAsGuest();
        await page.getByRole("button", { name: shopper.words.leaveShipping }).click();
        await expectAccessibleAtAllWidths(page);
        await shopper.fillShipping(aPerson(countries[storefront.store]));
      }
      await shopper.finishShipping();
      await expectAccessibleAtAllWidths(page);
      if (!isBusiness) await shopper.pay("prepayment");
      await expectAccessibleAtAllWidths(page);
      await shopper.order();
      await shopper.confirmation();
      await expectAccessibleAtAllWidths(page);
    });
  });
}

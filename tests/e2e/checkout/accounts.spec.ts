import { aPerson } from "../../testkit/people.ts";
import { b2b, b2bEnglish } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

test("CHKL-02, CHKL-04: who registers in the checkout goes on signed in, and stays so", async ({
  page,
  shopper,
  backOffice,
}) => {
  const person = aPerson();
  const { itemId } = await shopper.buy();
  await shopper.startCheckout();
  await shopper.register(person);
  await shopper.fillAddress(person, 0);
  await shopper.finishShipping();
  await shopper.pay("invoice");
  await shopper.order();
  const orderId = await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toMatchObject([{ orderNumber: orderId, isGuest: false }]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain("X-JWT-exist");
  expect(names).not.toContain("X-JWT-guest");
});

test("CHKL-06, ux 20: a wrong password is reported and keeps the email", async ({ page, shopper }) => {
  const person = aPerson();
  await shopper.buy();
  await shopper.startCheckout();
  await page
    .getByLabel(/^E-Mail-Adresse/)
    .first()
    .fill(person.email);
  await page
    .getByRole("textbox", { name: /^Passwort/ })
    .first()
    .fill("falsch-geraten");
  await page.getByRole("button", { name: "Anmelden und weiter" }).click();
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Eingaben" })).toBeVisible();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(page.getByLabel(/^E-Mail-Adresse/).first()).toHaveValue(person.email);
});

test.describe("businesses share one demo customer, so one after the other", () => {
  test.describe.configure({ mode: "default" });

  for (const storefront of [b2b, b2bEnglish]) {
    test.describe(`on ${storefront.name}`, () => {
      test.use({ storefront, locale: storefront.language });
      test("CHKP-05, C-17, C-95: a business signs in with its customer number and pays as agreed", async ({
        page,
        shopper,
        backOffice,
      }) => {
        await shopper.open("/login/");
        await page.getByRole("textbox", { name: shopper.words.customerNumber }).fill("100200");
        await page.getByRole("textbox", { name: shopper.words.password }).fill("kreide-2026");
        await page
          .getByRole("main")
          .getByRole("button", { name: /^(Anmelden|Sign in)$/ })
          .click();
        await expect(page).not.toHaveURL(/\/login/);
        const { itemId } = await shopper.buy();
        await shopper.startCheckout();
        await shopper.expectStep("shipping", shopper.words.shippingTitle);
        await shopper.finishShipping();
        // No payment step: straight to the summary.
        await shopper.expectStep("summary", shopper.words.summaryTitle);
        // C-95: its own number is asked for here.
        await page.getByRole("textbox", { name: /Leitweg-ID/ }).fill("4711-12");
        await shopper.order();
        const orderId = await shopper.confirmation();
        expect((await backOffice.ordersOf(itemId)).map(({ orderNumber }) => orderNumber)).toEqual([orderId]);
      });
    });
  }
});

import type { Locator, Page } from "@playwright/test";
import { aPerson } from "../testkit/people.ts";
import { expect, test } from "../e2e/fixtures.ts";

/** More stops than any page of the checkout has. */
const mostStops = 120;

/** Presses Tab until an element has the focus, which has to be visible there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} is not reached with Tab`);
}

test("a guest orders with the keyboard alone", async ({ page, shopper }) => {
  const person = aPerson();
  const { id } = await shopper.newProduct();
  const main = page.getByRole("main");
  const press = async (target: Locator, key = "Enter"): Promise<void> => {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (name: RegExp, text: string): Promise<void> => {
    const field = main.getByRole("textbox", { name }).or(main.getByRole("combobox", { name }));
    await tabTo(page, field.filter({ visible: true }).first());
    await page.keyboard.type(text);
  };
  await shopper.open(`/prod/${id}/`);
  await page.waitForLoadState("networkidle");
  await press(main.getByRole("button", { name: shopper.words.addToBasket }));
  await expect(page.getByText(shopper.words.added).first()).toBeVisible();
  await shopper.open("/checkout/basket/");
  await press(page.getByRole("button", { name: shopper.words.toCheckout }));
  await press(main.getByRole("button", { name: shopper.words.guest }));
  await shopper.expectStep("shipping", shopper.words.shippingTitle);
  await type(shopper.words.email, person.email);
  await type(shopper.words.phone, person.phone);
  await type(shopper.words.firstName, person.firstName);
  await type(shopper.words.lastName, person.lastName);
  await type(shopper.words.street, person.street);
  await type(shopper.words.postCode, person.postCode);
  await type(shopper.words.city, person.city);
  await press(main.getByRole("button", { name: shopper.words.leaveShipping }));
  await shopper.expectStep("payment", shopper.words.paymentTitle);
  await press(main.getByRole("radio", { name: shopper.words.invoice }), "Space");
  await press(main.getByRole("button", { name: shopper.words.toSummary }));
  await shopper.expectStep("summary", shopper.words.summaryTitle);
  await press(main.getByRole("button", { name: shopper.words.order }));
  await shopper.confirmation();
});

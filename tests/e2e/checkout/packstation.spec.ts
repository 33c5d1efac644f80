import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";

test("CHKS-01, CHKS-03, CHKS-06: an order to a Packstation, which only DHL delivers to", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { itemId } = await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  const person = aPerson();
  await shopper.fillShipping(person);
  await page.getByRole("radio", { name: /^An eine Packstation/ }).check();
  await page
    .getByRole("textbox", { name: /^Vorname/ })
    .nth(1)
    .fill(person.firstName);
  await page
    .getByRole("textbox", { name: /^Nachname/ })
    .nth(1)
    .fill(person.lastName);
  await page.getByRole("textbox", { name: /^Postnummer|^Ihre Postnummer|^DHL-Postnummer/ }).fill("12345678");
  await page.getByRole("textbox", { name: /^Nummer der Packstation/ }).fill("145");
  await page
    .getByRole("textbox", { name: /^Postleitzahl(?! und)/ })
    .nth(1)
    .fill("10115");
  await page.getByRole("textbox", { name: /^Ort/ }).nth(1).fill("Berlin");
  await shopper.finishShipping();
  await shopper.pay("invoice");
  const main = page.getByRole("main");
  await expect(main.getByText("Packstation 145")).toBeVisible();
  await expect(main.getByText(/DHL/).first()).toBeVisible();
  await shopper.order();
  const orderNumber = await shopper.confirmation();
  expect((await backOffice.ordersOf(itemId)).map((order) => order.orderNumber)).toEqual([orderNumber]);
});

test("CHKP: a Packstation's number and the post number are checked as they are typed wrong", async ({
  page,
  shopper,
}) => {
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await shopper.fillShipping(aPerson());
  await page.getByRole("radio", { name: /^An eine Packstation/ }).check();
  await page.getByRole("textbox", { name: /^Nummer der Packstation/ }).fill("14");
  await page.getByRole("button", { name: shopper.words.leaveShipping }).click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Die Nummer der Packstation hat 3 Ziffern." }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/shipping\/?$/);
});

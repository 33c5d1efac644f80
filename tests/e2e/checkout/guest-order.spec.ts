import { mailsTo } from "../../testkit/mailbox.ts";
import { anotherAddress, aPerson } from "../../testkit/people.ts";
import { at, ch, de } from "../../testkit/storefronts.ts";

import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test("the main job: from home to an order by invoice, delivered elsewhere, with its mail", async ({
  page,
  shopper,
  chalkbox,
  backOffice,
}) => {
  const person = aPerson();
  const elsewhere = anotherAddress();
  await shopper.open("/");
  await page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first().click();
  // The tiles of the start page look the same.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/prod\/\d+/);
  const { name, itemId } = await shopper.buy({ priceCents: 2_345 });

  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await shopper.fillShipping(person);
  await shopper.deliverTo(elsewhere);
  await shopper.finishShipping();
  await shopper.pay("invoice");

  const main = page.getByRole("main");
  await expect(main.getByText(name).first()).toBeVisible();
  await expect(main.getByText(elsewhere.city, { exact: false }).first()).toBeVisible();
  await expect(main.getByText(person.city, { exact: false }).first()).toBeVisible();
  await shopper.order();
  const orderId = await shopper.confirmation();

  const [stored, ...more] = await backOffice.ordersOf(itemId);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({
    orderNumber: orderId,
    store: "de",
    isGuest: true,
    paymentMethod: "INVOICE",
    subtotalCents: 2_345,
  });
  expect(stored?.totalCents).toBe(2_345 + (stored?.shippingCostCents ?? 0) - (stored?.promotionsSavingCents ?? 0));

  await expect.poll(async () => (await mailsTo(chalkbox.sandbox, person.email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailsTo(chalkbox.sandbox, person.email);
  expect(`${mail?.subject} ${mail?.text}`).toContain(orderId);
  expect(mail?.text).toContain(elsewhere.street);
});

test("ACCESS-16, CHKX-13, CHKX-14, CHKX-17: after the confirmation the basket is empty, the guest is gone, and the step leads home", async ({
  page,
  shopper,
}) => {
  await shopper.buy();
  await shopper.walkToSummary(aPerson(), "invoice");
  await shopper.order();
  await shopper.confirmation();
  await shopper.open("/checkout/confirmation/");
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await shopper.open("/checkout/basket/");
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Warenkorb ist leer" })).toBeVisible();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain("X-JWT-guest");
});

test("by prepayment: the confirmation shows where to pay", async ({ page, shopper }) => {
  await shopper.buy();
  await shopper.walkToSummary(aPerson(), "prepayment");
  await shopper.order();
  const orderId = await shopper.confirmation();
  await expect(page.getByRole("heading", { name: "So überweisen Sie" })).toBeVisible();
  await expect(page.getByText(/^DE\d{2}[\d ]+$/)).toBeVisible();
  await expect(page.getByRole("main").getByText(orderId).first()).toBeVisible();
});

test("CHKS-11, CHKS-15: bulky goods go by freight carrier, which requests a phone number", async ({
  page,
  shopper,
}) => {
  await shopper.buy({ shippingClass: "spedition", priceCents: 8_990 });
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await hydrated(page);
  await shopper.fillShipping(aPerson());
  // One way to ship is no choice (CHKS-09).
  await expect(page.getByText("Spedition", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^DHL/ })).toHaveCount(0);
  await page.getByRole("button", { name: shopper.words.leaveShipping }).click();
  const complaint = page.getByRole("main").getByRole("link", { name: "Die Spedition braucht diese Angabe." });
  await expect(complaint).toBeVisible();
  await complaint.click();
  const phone = page.getByRole("textbox", { name: "Telefonnummer für die Terminabsprache" });
  await expect(phone).toBeFocused();
  await phone.fill("+49 30 7654321");
  await shopper.finishShipping();
  await shopper.pay("invoice");
  await expect(page.getByRole("main").getByText("Spedition").first()).toBeVisible();
  await shopper.order();
  await shopper.confirmation();
});

for (const [storefront, country] of [
  [at, "AT"],
  [ch, "CH"],
] as const) {
  test.describe(`on the ${storefront.name} storefront`, () => {
    test.use({ storefront });
    test("CHKS-07, CHKS-08: an order by invoice, not by DHL", async ({ page, shopper, chalkbox }) => {
      const person = aPerson(country);
      await shopper.buy();
      await shopper.startCheckout();
      await shopper.goOnAsGuest();
      await shopper.fillShipping(person);
      await expect(page.getByText(/DHL liefert für uns nur innerhalb Deutschlands\./)).toBeVisible();
      await shopper.finishShipping();
      await shopper.pay("invoice");
      await shopper.order();
      await shopper.confirmation();
      await expect
        .poll(async () => (await mailsTo(chalkbox.sandbox, person.email)).length, { timeout: 20_000 })
        .toBe(1);
    });
  });
}

test.describe("with JavaScript switched off", () => {
  test.use({ javaScriptEnabled: false, storefront: de });
  test("from home to the confirmation by invoice", async ({ page, shopper }) => {
    await shopper.open("/");
    await page.getByRole("navigation").getByRole("link", { name: "Schulbedarf" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
    await shopper.buy();
    await shopper.walkToSummary(aPerson(), "invoice");
    await shopper.order();
    await shopper.confirmation();
  });
});

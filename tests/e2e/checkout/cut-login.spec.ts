import type { Page } from "@playwright/test";
import { aPerson, type Person } from "../../testkit/people.ts";
import type { Relay } from "../../testkit/relay.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect } from "../fixtures.ts";
import { refusalBesideForm, test } from "../steps/cut-network.ts";
import { hydrated } from "../steps/hydrated.ts";
import { Orderer } from "../steps/orders.ts";

/** Sends a form of the login step; its answer is lost, and it is sent again as it is: nothing has to be typed again. */
async function sendTwice(page: Page, relay: Relay, button: string, { email, password }: Person): Promise<void> {
  const press = page.getByRole("button", { name: button, exact: true });
  const form = page.getByRole("main").locator("form").filter({ has: press });
  const [typedEmail, typedPassword] = [form.getByLabel(/^E-Mail-Adresse/), form.getByLabel(/^Passwort(?! anzeigen)/)];
  await typedEmail.fill(email);
  await typedPassword.fill(password);
  const isCut = relay.cutAfter(/"password":/, "answered");
  await Promise.all([isCut, press.click()]);
  await expect(refusalBesideForm(page)).toBeVisible();
  await expect(typedEmail).toHaveValue(email);
  await expect(typedPassword).toHaveValue(password);
  relay.restore();
  await press.click();
}

test("a customer signs in at the checkout, and the answer is lost: pressed again, the basket goes along, one order", async ({
  browser,
  chalkbox,
  page,
  shopper,
  relay,
  backOffice,
}) => {
  const elsewhere = await browser.newContext();
  const customer = new Orderer(await elsewhere.newPage(), chalkbox, de);
  await customer.register();
  await elsewhere.close();
  const { itemId } = await shopper.buy({ priceCents: 1_234 });
  await shopper.startCheckout();
  await hydrated(page);
  await sendTwice(page, relay, shopper.words.signIn, customer.person);
  await shopper.expectStep("shipping", shopper.words.shippingTitle);
  await shopper.finishShipping();
  await shopper.pay("invoice");
  await shopper.order();
  const orderNumber = await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber, totalCents: 1_829 })]);
});

test("a visitor opens an account at the checkout, and the answer is lost: pressed again, it is the same account, one order", async ({
  page,
  shopper,
  relay,
  backOffice,
}) => {
  const person = aPerson();
  const { itemId } = await shopper.buy({ priceCents: 1_234 });
  await shopper.startCheckout();
  await hydrated(page);
  await page.getByText("Neues Konto anlegen").click();
  await sendTwice(page, relay, "Konto anlegen und weiter", person);
  await shopper.expectStep("shipping", shopper.words.shippingTitle);
  await shopper.fillAddress(person, 0);
  await shopper.finishShipping();
  await shopper.pay("invoice");
  await shopper.order();
  const orderNumber = await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber, totalCents: 1_829 })]);
});

test("a voucher is redeemed, and the answer is lost: pressed again, it counts once", async ({
  page,
  shopper,
  relay,
}) => {
  const main = page.getByRole("main");
  await shopper.buy({ priceCents: 4_000 });
  await shopper.open("/checkout/basket/");
  await hydrated(page);
  await main.getByText("Gutschein einlösen").click();
  await main.getByLabel("Gutscheincode").fill("schule10");
  const press = main.getByRole("button", { name: "Einlösen", exact: true });
  const isCut = relay.cutAfter(/"schule10"/, "answered");
  await Promise.all([isCut, press.click()]);
  await expect(refusalBesideForm(page)).toBeVisible();
  await expect(main.getByLabel("Gutscheincode")).toHaveValue("schule10");
  relay.restore();
  await press.click();
  await expect(main.getByText("10 % zum Schulstart ist eingelöst.")).toBeVisible();
  await expect(main.getByText(/^[-−]\s?4,00\s€$/)).toBeVisible();
});

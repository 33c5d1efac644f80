import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

/** Test cards of the sandbox (docs/guides/card-payments.md). */
const cards = {
  success: "4111 1111 1111 1111",
  challenge: "4000 0000 0000 3220",
  decline: "4000 0000 0000 0002",
} as const;

/** Fills the provider's page; spaces and MM/YY are as people type them (ux 23). */
async function typeCard(page: Page, number: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Mit Karte bezahlen" })).toBeVisible();
  await page.getByLabel("Kartennummer").fill(number);
  await page.getByLabel("Gültig bis").fill("12/39");
  await page.getByLabel("Prüfziffer (CVC)").fill("123");
  await page.getByLabel("Karteninhaber").fill("Erika Mustermann");
  await page.getByRole("button", { name: /^[\d.,]+\s€ bezahlen$/ }).click();
}

test("CHKX-08: a card is paid on the provider's page, and the order exists once", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { itemId } = await shopper.buy();
  await shopper.walkToSummary(aPerson(), "card");
  await shopper.order();
  await expect(page.getByRole("heading", { level: 1, name: "Mit Karte bezahlen" })).toBeVisible();
  await expectAccessible(page);
  await typeCard(page, cards.success);
  const orderId = await shopper.confirmation();
  expect((await backOffice.ordersOf(itemId)).map(({ orderNumber }) => orderNumber)).toEqual([orderId]);
});

test("STORE-18: PayPal, which the footer promises, is paid with an account on the provider's page", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { itemId } = await shopper.buy();
  await expect(page.getByRole("contentinfo").getByText("PayPal", { exact: true })).toBeAttached();
  await shopper.walkToSummary(aPerson(), "paypal");
  await shopper.order();
  await expect(page.getByRole("heading", { level: 1, name: "Mit PayPal bezahlen" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /^paypal-leer@/ }).check();
  await page.getByRole("button", { name: /^[\d.,]+\s€ bezahlen$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: shopper.words.paymentTitle })).toBeVisible();
  await shopper.pay("paypal");
  await shopper.order();
  await page.getByRole("button", { name: /^[\d.,]+\s€ bezahlen$/ }).click();
  const orderId = await shopper.confirmation();
  expect((await backOffice.ordersOf(itemId)).map(({ orderNumber }) => orderNumber)).toEqual([orderId]);
});

test("a bank that needs a confirmation is answered on its page", async ({ page, shopper }) => {
  await shopper.buy();
  await shopper.walkToSummary(aPerson(), "card");
  await shopper.order();
  await typeCard(page, cards.challenge);
  await page.getByRole("button", { name: "Zahlung bestätigen" }).click();
  await shopper.confirmation();
});

for (const [what, leave] of [
  ["cancelled", (page: Page) => page.getByRole("button", { name: "Abbrechen und zurück zum Shop" }).click()],
  ["declined", (page: Page) => typeCard(page, cards.decline)],
] as const) {
  test(`ux 25, ACCESS-12: a payment that was ${what} comes back with cart and data intact, and works the second time`, async ({
    page,
    shopper,
    backOffice,
  }) => {
    const person = aPerson();
    const { itemId } = await shopper.buy();
    await shopper.walkToSummary(person, "card");
    await shopper.order();
    await expect(page.getByRole("heading", { level: 1, name: "Mit Karte bezahlen" })).toBeVisible();
    await leave(page);

    await shopper.expectStep("payment", shopper.words.paymentTitle);
    await expect(
      page
        .getByRole("region", { name: "Meldungen" })
        .getByText(/Zahlung|abgelehnt|abgebrochen/)
        .first(),
    ).toBeVisible();
    expect(await backOffice.ordersOf(itemId)).toEqual([]);
    await expect(page.getByRole("main").getByText(person.city, { exact: false }).first()).toBeVisible();

    await shopper.pay("invoice");
    await shopper.order();
    await shopper.confirmation();
    // Within the toast's ten seconds: it was of the page before.
    await expect(page.getByText(/abgebrochen|abgelehnt|nicht ausgeführt/)).toHaveCount(0);
    expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("ux 25: why a payment was not made is on the payment step until another method is chosen", async ({
      page,
      shopper,
    }) => {
      await shopper.buy();
      await shopper.walkToSummary(aPerson(), "card");
      await shopper.order();
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Zur Kartenzahlung" }).click();
      await page.getByRole("button", { name: "Abbrechen und zurück zum Shop" }).click();
      await shopper.expectStep("payment", shopper.words.paymentTitle);
      const said = page.getByRole("main").getByText("Sie haben die Zahlung abgebrochen", { exact: true });
      await expect(said).toBeVisible();
      // The toast was shown once (ACCESS-12); what is in the page stays.
      await page.reload();
      await expect(said).toBeVisible();
      await expect(page.getByRole("region", { name: "Meldungen" })).toHaveText("");
      await expect(page.getByRole("group", { name: /^Zahlungsart/ })).toHaveAccessibleDescription(
        /^Sie haben die Zahlung abgebrochen ?Es wurde nichts bestellt und nichts abgebucht\./,
      );
      if (javaScriptEnabled) await expectAccessible(page);

      await shopper.pay("invoice");
      await shopper.open("/checkout/payment/");
      await expect(page.getByRole("radio", { name: shopper.words.invoice })).toBeChecked();
      await expect(said).toHaveCount(0);
    });
  });
}

test("ux 25: a payment that was declined is shown as declined until it is made", async ({ page, shopper }) => {
  await shopper.buy();
  await shopper.walkToSummary(aPerson(), "card");
  await shopper.order();
  await typeCard(page, cards.decline);
  await shopper.expectStep("payment", shopper.words.paymentTitle);
  const said = page.getByRole("main").getByText("Ihre Zahlung wurde abgelehnt", { exact: true });
  await expect(said).toBeVisible();
  await shopper.pay("card");
  await shopper.order();
  await typeCard(page, cards.success);
  await shopper.confirmation();
  await expect(page.getByText(/abgelehnt|nicht ausgeführt/)).toHaveCount(0);
});

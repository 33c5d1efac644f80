import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../steps/shopper.ts";
import type { BackOffice } from "../../testkit/back-office.ts";

const lines = (page: Page) => page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem");
const amounts = (page: Page): Locator => page.getByRole("main").getByRole("definition");

/** A product of 23,69 € with a deal of 17,79 €, five pieces a cart. */
async function dealt(shopper: Shopper, backOffice: BackOffice) {
  const product = await shopper.newProduct({ priceCents: 2_369 });
  const dealId = await backOffice.createDeal({ itemId: product.itemId, priceCents: 1_779 });
  return { ...product, dealId };
}

async function addNine(page: Page, name: string): Promise<void> {
  const quantity = page.getByLabel(`Menge von ${name}`);
  await quantity.fill("9");
  await quantity.press("Tab");
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
}

test("DEAL-06, DEAL-16: the deal's price on the product page is the one that the basket charges", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { id } = await dealt(shopper, backOffice);
  await shopper.open(`/prod/${id}/`);
  const main = page.getByRole("main");
  await expect(
    main
      .getByText(/^17,79\s€$/)
      .or(main.getByText(/: 17,79\s€$/))
      .first(),
  ).toBeVisible();
  await expect(main.getByText(/Niedrigster Preis der letzten 30 Tage: 23,69\s€ · Sie sparen 24\s%/)).toBeVisible();
  await shopper.add();
  await shopper.open("/checkout/basket/");
  await expect(lines(page).getByText(/^17,79\s€$/)).toBeVisible();
  await expect(amounts(page)).toHaveText([/^17,79\s€$/, /^5,95\s€$/, /^23,74\s€$/]);
});

test("DEAL-17, DEAL-18: nine pieces of a deal for five show both prices, and the sum can be followed; undo restores all", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { id, name } = await dealt(shopper, backOffice);
  await shopper.open(`/prod/${id}/`);
  await addNine(page, name);
  await expect(page.getByText(/5 Stück liegen zum Angebotspreis von 17,79\s€.*4 Stück.*23,69\s€/)).toBeVisible();
  await shopper.open("/checkout/basket/");
  const expectBoth = async () => {
    await expect(lines(page).getByText(/5 × 17,79\s€ im Blitzangebot/)).toBeVisible();
    await expect(lines(page).getByText(/^4 × 23,69\s€$/)).toBeVisible();
    await expect(lines(page).getByText(/^183,71\s€$/)).toBeVisible();
  };
  await expectBoth();
  await page.getByRole("button", { name: `${name} entfernen` }).click();
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await expectBoth();
});

test("a deal that ends while its pieces are in the basket is reported there", async ({ page, shopper, backOffice }) => {
  const { id, dealId } = await dealt(shopper, backOffice);
  await shopper.open(`/prod/${id}/`);
  await shopper.add();
  await shopper.open("/checkout/basket/");
  await expect(lines(page).getByText(/^17,79\s€$/)).toBeVisible();
  await backOffice.endDeal(dealId);
  await page.reload();
  await expect(page.getByRole("main").getByText(/Ihre Reservierung im Blitzangebot ist abgelaufen/)).toBeVisible();
  await expect(lines(page).getByText(/^23,69\s€$/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  // With scripts an open page follows the deal's end (`deal-ends.spec.ts`).
  test("a deal that ends before the button is pressed is reported, and the basket shows what was charged", async ({
    page,
    shopper,
    backOffice,
  }) => {
    const { id, dealId } = await dealt(shopper, backOffice);
    await shopper.open(`/prod/${id}/`);
    await backOffice.endDeal(dealId);
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByText(/Das Blitzangebot für „.*“ ist beendet\..*23,69\s€/)).toBeVisible();
    await shopper.open("/checkout/basket/");
    await expect(page.getByRole("main").getByText(/23,69\s€ statt 17,79\s€ pro Stück/)).toBeVisible();
    await expect(lines(page).getByText(/^23,69\s€$/)).toBeVisible();
  });

  test("DEAL-16: the form buys at the deal's price, and the difference is reported", async ({
    page,
    shopper,
    backOffice,
  }) => {
    const { id, name } = await dealt(shopper, backOffice);
    await shopper.open(`/prod/${id}/`);
    await page.getByLabel(`Menge von ${name}`).fill("9");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page.getByText(/5 Stück liegen zum Angebotspreis von 17,79\s€/)).toBeVisible();
    await shopper.open("/checkout/basket/");
    await expect(lines(page).getByText(/^183,71\s€$/)).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../steps/shopper.ts";

/** Two pieces that need a parcel each: both ways are open in Germany (CHKS-09). */
const heavy = { priceCents: 1_000, weightGrams: 16_000, minimum: 2 };

const radio = (page: Page, name: RegExp) => page.getByRole("radio", { name });
const dhl = (page: Page) => radio(page, /^DHL/);
const freight = (page: Page) => radio(page, /^Spedition/);
/** What is beside the form: with shipping, before anything is sent. */
const summary = (page: Page) => page.getByRole("complementary");

async function atShipping(shopper: Shopper): Promise<void> {
  await shopper.buy(heavy);
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
}

test("CHKS-03, -05, -06, -07, -10: a typed address changes shippers, costs and total at once; a choice is kept where it is open", async ({
  page,
  shopper,
  backOffice,
}) => {
  const country = page.getByRole("combobox", { name: shopper.words.country }).first();
  await atShipping(shopper);
  await shopper.fillShipping(aPerson());
  await expect(dhl(page)).toBeChecked();
  await expect(summary(page)).toContainText("25,95 €");

  await country.selectOption("AT");
  await expect(page.getByText("DHL Paket: DHL liefert für uns nur innerhalb Deutschlands.")).toBeVisible();
  await expect(page.getByText(/Lieferung durch unseren Versandpartner an Ihre Adresse/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Telefonnummer für die Terminabsprache" })).toHaveCount(0);
  // DHL was the form's choice, not the shopper's: the page does not warn of it.
  await expect(page.getByText(/ist für diese Adresse nicht möglich/)).toHaveCount(0);
  // Freight was not chosen by the shopper: back in Germany the default is picked again.
  await country.selectOption("DE");
  await expect(dhl(page)).toBeChecked();
  await expect(summary(page)).toContainText("25,95 €");

  await freight(page).check();
  await expect(summary(page)).toContainText("59,90 €");
  // A reload keeps what was typed and chosen, and what it costs.
  await page.reload();
  await expect(freight(page)).toBeChecked();
  await expect(summary(page)).toContainText("59,90 €");
  await radio(page, /^An eine Packstation/).check();
  await expect(page.getByText(/^An eine Packstation liefern wir ein Paket bis 31,5 kg/)).toBeVisible();
  await radio(page, /^An die Rechnungsadresse/).check();
  await expect(freight(page)).toBeChecked();
  await expect(summary(page)).toContainText("59,90 €");

  await dhl(page).check();
  await expect(summary(page)).toContainText("25,95 €");
  await shopper.finishShipping();
  await shopper.pay("invoice");
  await expect(page.getByRole("main")).toContainText("25,95 €");
  await shopper.order();
  const order = await backOffice.order(await shopper.confirmation());
  expect([order?.shippingCostCents, order?.totalCents]).toEqual([595, 2_595]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("CHKS-10: an address that changes ways or costs shows the choice again, there and back", async ({
    page,
    shopper,
    backOffice,
  }) => {
    const changed = page.getByText(/^Für diese Adresse gelten andere Versandarten oder Kosten\./);
    const send = () => page.getByRole("button", { name: shopper.words.leaveShipping }).click();
    await atShipping(shopper);
    await shopper.fillShipping(aPerson("AT"));
    await send();
    await expect(changed).toBeVisible();
    await expect(dhl(page)).toHaveCount(0);
    await shopper.finishShipping();

    await shopper.open("/checkout/shipping/");
    const { street, postCode, city } = aPerson();
    await shopper.fillAddress({ ...aPerson(), street, postCode, city, country: "DE" }, 0);
    await send();
    await expect(changed).toBeVisible();
    await expect(dhl(page)).toBeChecked();
    await expect(freight(page)).not.toBeChecked();
    await expect(summary(page)).toContainText("25,95 €");
    await shopper.finishShipping();
    await shopper.pay("invoice");
    await shopper.order();
    const order = await backOffice.order(await shopper.confirmation());
    expect([order?.shippingCostCents, order?.totalCents]).toEqual([595, 2_595]);
  });
});

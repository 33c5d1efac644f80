import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../steps/shopper.ts";

const main = (page: Page) => page.getByRole("main");

/** Signed in with two delivery addresses, in front of the shipping step. */
async function comeWithAddresses(page: Page, shopper: Shopper): Promise<void> {
  const person = aPerson();
  await shopper.open("/myaccount/register/");
  await main(page)
    .getByLabel(/^E-Mail-Adresse/)
    .fill(person.email);
  await main(page)
    .getByRole("textbox", { name: /^Passwort/ })
    .fill(person.password);
  await main(page).getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
  for (const [kind, city, postCode] of [
    ["billing", "Berlin", "10115"],
    ["shipping", "Bonn", "53111"],
    ["shipping", "Ulm", "89073"],
  ] as const) {
    await shopper.open(`/myaccount/addresses/${kind}/?edit=new`);
    await shopper.fillAddress({ ...person, lastName: `Aus${city.toLowerCase()}`, street: "Weg 1", city, postCode }, 0);
    await main(page).getByRole("button", { name: "Adresse speichern" }).click();
    await expect(page).toHaveURL(new RegExp(`/addresses/${kind}/$`));
  }
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.expectStep("shipping", shopper.words.shippingTitle);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("ADDR-02, CHKS-14: an address removed in the checkout comes back when it is chosen", async ({
      page,
      shopper,
    }) => {
      await comeWithAddresses(page, shopper);
      await page.getByRole("radio", { name: shopper.words.otherAddress }).check();
      await page.getByRole("button", { name: /Ausulm entfernen$/ }).click();
      const removed = page.getByRole("radio", { name: /^Entfernt: .*Ausulm/ });
      // Without scripts the choice of the delivery type begins again.
      await page.getByRole("radio", { name: shopper.words.otherAddress }).check();
      await expect(removed).not.toBeChecked();
      await expect(page.getByRole("radio", { name: /Ausbonn/ })).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);
      await removed.check();
      await shopper.finishShipping();
      await shopper.pay("invoice");
      await expect(main(page).getByText("89073 Ulm, Deutschland")).toBeVisible();
      await shopper.open("/myaccount/addresses/shipping/");
      await expect(main(page).getByRole("button", { name: /^Adresse entfernen/ })).toHaveCount(2);
    });

    test("CHKS-02, CHKS-13: the step keeps what was chosen of each delivery type; a delivery email changes its address", async ({
      page,
      shopper,
    }) => {
      await comeWithAddresses(page, shopper);
      await page.getByRole("radio", { name: shopper.words.otherAddress }).check();
      await page.getByRole("link", { name: /Ausulm bearbeiten$/ }).click();
      await expect(page).toHaveURL(/\?edit=/);
      await page
        .getByRole("checkbox", { name: /^Lieferankündigung/ })
        .filter({ visible: true })
        .last()
        .check();
      await page
        .getByLabel(/^E-Mail-Adresse für die Lieferankündigung/)
        .filter({ visible: true })
        .fill("annahme@schule.example");
      await shopper.finishShipping();
      await shopper.pay("invoice");
      await expect(main(page).getByText("89073 Ulm, Deutschland")).toBeVisible();
      await shopper.open("/checkout/shipping/");
      await page.getByRole("radio", { name: /^An die Rechnungsadresse/ }).check();
      await shopper.finishShipping();
      await shopper.open("/checkout/shipping/");
      await page.getByRole("radio", { name: shopper.words.otherAddress }).check();
      await expect(page.getByRole("radio", { name: /Ausulm/ })).toBeChecked();
      await page.getByRole("link", { name: /Ausulm bearbeiten$/ }).click();
      // Styles hide what belongs to the other choices, once they are there.
      await page.waitForURL(/\?edit=/);
      await expect(page.getByLabel(/^E-Mail-Adresse für die Lieferankündigung/).filter({ visible: true })).toHaveValue(
        "annahme@schule.example",
      );
    });
  });
}

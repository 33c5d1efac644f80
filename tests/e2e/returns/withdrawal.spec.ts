import type { Page } from "@playwright/test";
import { mailsTo } from "../../testkit/mailbox.ts";
import { at, b2b, ch } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { Orderer } from "../steps/orders.ts";

const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("C-99: a contract is withdrawn from without a sign-in, in two steps, with a receipt at once", async ({
      page,
      open,
      browser,
      chalkbox,
      storefront,
      shopper,
    }) => {
      const buyer = await browser.newContext();
      const orderer = new Orderer(await buyer.newPage(), chalkbox, storefront);
      await orderer.goOnAsGuest();
      const [kept, left] = [await shopper.newProduct(), await shopper.newProduct()];
      const orderId = await orderer.order([kept, left].map(({ itemId }) => ({ itemId, quantity: 2 })));
      await buyer.close();

      await open("/agb/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertrag widerrufen");
      await main(page).getByRole("textbox", { name: "Bestellnummer" }).fill(orderId);
      await main(page).getByRole("textbox", { name: "Postleitzahl" }).fill(orderer.person.postCode);
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Bestellung öffnen" }).click();

      await expect(main(page).getByText(`Bestellung ${orderId} vom`)).toBeVisible();
      // A number and a postcode give no name away.
      await expect(page.getByText(orderer.person.lastName)).toHaveCount(0);
      await main(page).getByRole("button", { name: "Weiter" }).click();
      await expect(main(page).getByText("Bitte geben Sie Ihren Namen ein.").first()).toBeVisible();
      await main(page)
        .getByRole("radio", { name: /^Einzelne Artikel/ })
        .check();
      await main(page)
        .getByRole("textbox", { name: `Anzahl: ${left.name}` })
        .fill("2");
      await main(page).getByRole("textbox", { name: "Ihr Name" }).fill("Erika Muster");
      await main(page)
        .getByLabel(/^E-Mail-Adresse/)
        .fill(orderer.person.email);
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Weiter" }).click();

      await expect(main(page).getByRole("heading", { name: "Bitte prüfen Sie Ihre Erklärung" })).toBeVisible();
      await expect(main(page).getByText(`2 × ${left.name}`)).toBeVisible();
      await expect(main(page).getByText(kept.name)).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Angaben ändern" }).click();
      await expect(main(page).getByRole("textbox", { name: "Ihr Name" })).toHaveValue("Erika Muster");
      await main(page).getByRole("button", { name: "Weiter" }).click();
      await main(page).getByRole("button", { name: "Widerruf bestätigen" }).click();

      await expect(main(page).getByRole("heading", { name: "Ihr Widerruf ist bei uns eingegangen" })).toBeVisible();
      await expect(
        main(page).getByText(/^Nummer \S+, eingegangen am \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\.$/),
      ).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const receipts = async () =>
        (await mailsTo(chalkbox.sandbox, orderer.person.email)).filter(
          ({ text }) => /widerr/i.test(text) && text.includes(left.name) && text.includes("Erika Muster"),
        ).length;
      await expect.poll(receipts).toBe(1);
      await page.reload();
      await expect(main(page).getByRole("heading", { name: "Ihr Widerruf ist bei uns eingegangen" })).toBeVisible();
    });
  });
}

for (const [storefront, reason] of [
  [ch, "In der Schweiz gibt es"],
  [b2b, "gilt für Verbraucherinnen und Verbraucher"],
] as const) {
  test.describe(storefront.name, () => {
    test.use({ storefront });

    test("C-99: where there is no such right the page says why, and the footer does not lead there", async ({
      page,
      open,
    }) => {
      await open("/myaccount/withdrawal/");
      await expect(main(page).getByText(reason)).toBeVisible();
      await expect(main(page).getByRole("link", { name: "Artikel zurücksenden" })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText("Vertrag widerrufen")).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test.describe("at", () => {
  test.use({ storefront: at });

  test("C-99: it is reached from every page, the checkout's too", async ({ page, open, shopper }) => {
    await shopper.buy();
    for (const path of ["/", "/cat/1000/", "/checkout/basket/", "/login/", "/agb/"]) {
      await open(path);
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" })).toBeVisible();
    }
    await shopper.startCheckout();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" })).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { mailsTo } from "../../testkit/mailbox.ts";
import { at, b2b, ch, de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { mailedLink, openByNumber } from "../steps/guest-orders.ts";
import { plain } from "../steps/plain.ts";

const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    // Scripts have less without https, as in a local network.
    test.use({ javaScriptEnabled, storefront: javaScriptEnabled ? plain : de });

    test("C-99: a contract is withdrawn from without a sign-in, in two steps, with a receipt at once", async ({
      page,
      open,
      chalkbox,
      orderAsGuest,
      shopper,
    }) => {
      const [kept, left] = [await shopper.newProduct(), await shopper.newProduct()];
      const order = await orderAsGuest([kept, left].map(({ itemId }) => ({ itemId, quantity: 2 })));

      await open("/agb/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Vertrag widerrufen" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vertrag widerrufen");
      // As long as the shop takes withdrawals (C-99); the returns have the same time.
      await expect(main(page).getByText("Sie können Ihren Vertrag innerhalb von 30 Tagen widerrufen")).toBeVisible();
      await expect(main(page).getByText(/\b(?!30 )\d+ Tagen?\b/)).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await openByNumber(page, order);

      await expect(main(page).getByText(`Bestellung ${order.orderId} vom`)).toBeVisible();
      await expect(
        main(page).getByText("Die Frist von 30 Tagen beginnt, sobald alle Artikel bei Ihnen sind."),
      ).toBeVisible();
      // A number and a postcode give no name away.
      await expect(page.getByText(order.person.lastName)).toHaveCount(0);
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
        .fill(order.person.email);
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
        (await mailsTo(chalkbox.sandbox, order.person.email)).filter(
          ({ text }) => /widerr/i.test(text) && text.includes(left.name) && text.includes("Erika Muster"),
        ).length;
      await expect.poll(receipts).toBe(1);
      await page.reload();
      await expect(main(page).getByRole("heading", { name: "Ihr Widerruf ist bei uns eingegangen" })).toBeVisible();
    });

    test("C-96, C-99: who opened the order by its number has its link mailed, which opens the withdrawal with the buyer's name", async ({
      page,
      open,
      chalkbox,
      orderAsGuest,
      shopper,
    }) => {
      const { itemId } = await shopper.newProduct();
      const order = await orderAsGuest([{ itemId, quantity: 1 }]);
      await open("/myaccount/withdrawal/");
      await openByNumber(page, order);
      await main(page).getByRole("button", { name: "Link per E-Mail schicken" }).click();
      await expect(page.getByText(/^Der Link geht an die E-Mail-Adresse der Bestellung/)).toBeVisible();
      await expect(main(page).getByRole("textbox", { name: "Ihr Name" })).toHaveValue("");
      if (javaScriptEnabled) await expectAccessible(page);

      const linkIn = async () => mailedLink(chalkbox.sandbox, order, "withdrawal");
      await expect.poll(linkIn).not.toBeNull();
      await page.context().clearCookies();
      await page.goto((await linkIn()) ?? "");
      await expect(main(page).getByRole("textbox", { name: "Ihr Name" })).toHaveValue(
        `${order.person.firstName} ${order.person.lastName}`,
      );
      await expect(main(page).getByRole("button", { name: "Link per E-Mail schicken" })).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Weiter" }).click();
      await main(page).getByRole("button", { name: "Widerruf bestätigen" }).click();
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
      await expect(main(page).getByRole("link", { name: "Zur Widerrufsbelehrung" })).toHaveCount(0);
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

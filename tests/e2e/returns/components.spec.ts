import { deliverOrder } from "../../testkit/deliver-order.ts";
import { demoCategories, findDemoProduct } from "../../testkit/demo-products.ts";
import { de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { openByNumber } from "../steps/guest-orders.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("of a set the parts that come back are chosen, and are among what is checked at the end", async ({
      page,
      open,
      chalkbox,
      orderAsGuest,
      backOffice,
    }) => {
      const set = await findDemoProduct(
        chalkbox,
        de,
        demoCategories.kindergarten,
        ({ name, item }) => name.includes("Anzuchtset") && item?.availableForSale === true,
      );
      const order = await orderAsGuest([{ itemId: set.item?.itemId ?? "", quantity: 1 }]);
      await deliverOrder(backOffice, order.orderId);

      await open("/myaccount/returns/");
      const main = page.getByRole("main");
      await openByNumber(page, order);
      await main.getByRole("checkbox", { name: /zurücksenden/ }).check();
      await main.getByRole("textbox", { name: "Anzahl" }).fill("1");
      await main.getByRole("combobox", { name: "Grund" }).selectOption({ index: 1 });
      const parts = main.getByRole("group", { name: "Welche Teile des Sets?" });
      await expect(parts.getByRole("checkbox")).toHaveCount(4);
      await parts.getByRole("checkbox", { name: "6 × Töpfe" }).check();
      await parts.getByRole("checkbox", { name: "Anleitung" }).check();
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole("button", { name: "Weiter", exact: true }).last().click();
      await main.getByRole("button", { name: "Weiter zum Versand" }).click();
      await main.getByRole("textbox", { name: "Vorname" }).fill("Erika");
      await main.getByRole("textbox", { name: "Nachname" }).fill("Muster");
      await main.getByLabel(/^E-Mail-Adresse/).fill(order.person.email);
      await main.getByRole("button", { name: "Weiter zur Prüfung" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bitte prüfen Sie Ihre Rücksendung");
      await expect(main.getByText("Töpfe")).toBeVisible();
      await expect(main.getByText("Anleitung")).toBeVisible();
      await expect(main.getByText("Samentütchen")).toHaveCount(0);
    });
  });
}

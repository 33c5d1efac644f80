import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { openByNumber } from "../steps/guest-orders.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("C-96: where nothing can be returned there is no next step, and a cancelled order promises no parcel and no invoice", async ({
      page,
      open,
      orderAsGuest,
      shopper,
      backOffice,
    }) => {
      const { itemId } = await shopper.newProduct();
      const order = await orderAsGuest([{ itemId, quantity: 1 }]);
      const main = page.getByRole("main");
      const nothing = main.getByRole("heading", {
        name: "Von dieser Bestellung kann gerade nichts zurückgesendet werden",
      });
      await open("/myaccount/returns/");
      await openByNumber(page, order);
      await expect(main.getByText("Noch nicht verschickt")).toBeVisible();
      await expect(nothing).toBeVisible();
      await expect(main.getByRole("heading", { name: "Rechnung" })).toBeVisible();
      await expect(main.getByRole("button", { name: "Weiter", exact: true })).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);

      await backOffice.cancelOrder(order.orderId);
      await page.reload();
      await expect(main.getByText("Diese Bestellung wurde storniert.")).toBeVisible();
      await expect(nothing).toBeVisible();
      await expect(main.getByText("Noch nicht verschickt")).toHaveCount(0);
      await expect(main.getByRole("heading", { name: "Rechnung" })).toHaveCount(0);
      await expect(main.getByRole("button", { name: "Weiter", exact: true })).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

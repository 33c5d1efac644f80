import type { Page } from "@playwright/test";
import { deliverOrder } from "../../testkit/deliver-order.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { mailedLink, openByNumber } from "../steps/guest-orders.ts";

const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("C-96: a guest who knows number and postcode has the link mailed, which opens the invoice", async ({
      page,
      open,
      chalkbox,
      orderAsGuest,
      shopper,
      backOffice,
    }) => {
      const { itemId } = await shopper.newProduct();
      const order = await orderAsGuest([{ itemId, quantity: 1 }]);
      await deliverOrder(backOffice, order.orderId);

      await open("/myaccount/returns/");
      await openByNumber(page, order);
      await expect(main(page).getByRole("heading", { name: "Rechnung" })).toBeVisible();
      await expect(main(page).getByRole("link", { name: /\(PDF\)$/ })).toHaveCount(0);
      await main(page).getByRole("button", { name: "Link per E-Mail schicken" }).click();
      await expect(page.getByText(/^Der Link geht an die E-Mail-Adresse der Bestellung/)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);

      const linkIn = async () => mailedLink(chalkbox.sandbox, order, "returns");
      await expect.poll(linkIn).not.toBeNull();
      await page.goto((await linkIn()) ?? "");
      const invoice = main(page).getByRole("link", { name: /^Rechnung RE-\d+ \(PDF\)$/ });
      const address = new URL((await invoice.getAttribute("href")) ?? "", page.url()).href;
      // A file that a busy machine does not make in time is a 503, as with pages.
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
      const file = await page.request.get(address);
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
      await expect(main(page).getByRole("button", { name: "Link per E-Mail schicken" })).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

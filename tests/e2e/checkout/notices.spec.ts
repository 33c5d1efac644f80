import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("CHKX-06: what changes by itself during the checkout is reported on each step before the order", async ({
      page,
      shopper,
      backOffice,
    }) => {
      const { itemId, name } = await shopper.buy({ priceCents: 1_000 });
      await shopper.walkToSummary(aPerson(), "invoice");
      const main = page.getByRole("main");
      const price = main.getByText(
        `Der Preis von „${name}“ hat sich geändert: 15,00\u00A0€ statt 10,00\u00A0€ pro Stück.`,
      );
      const gone = main.getByText(
        `„${name}“ ist leider ausverkauft. Bitte entfernen Sie den Artikel aus dem Warenkorb.`,
      );
      await expect(price.or(gone)).toHaveCount(0);
      await backOffice.setPrice(itemId, 1_500);
      for (const step of ["shipping", "payment", "summary"]) {
        await shopper.open(`/checkout/${step}/`);
        await expect(price).toBeVisible();
      }
      await backOffice.setStock(itemId, 0);
      for (const step of ["shipping", "payment", "summary", "basket"]) {
        await shopper.open(`/checkout/${step}/`);
        await expect(gone).toBeVisible();
      }
      await shopper.open("/checkout/summary/");
      await shopper.order();
      await expect(main.getByText("Die Bestellung wurde nicht ausgeführt")).toBeVisible();
      expect(await backOffice.ordersOf(itemId)).toEqual([]);
    });
  });
}

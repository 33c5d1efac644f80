import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { Orderer } from "../steps/orders.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("ORD-06: each shipment shows where it is, its papers, and what can be done with what is in it", async ({
      page,
      open,
      chalkbox,
      storefront,
      shopper,
      backOffice,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const [first, second] = [await shopper.newProduct(), await shopper.newProduct()];
      const orderId = await orderer.order([first, second].map(({ itemId }) => ({ itemId, quantity: 1 })));
      const parcel = await backOffice.packOrder(orderId, [{ lineNo: 1, quantity: 1 }]);
      const main = page.getByRole("main");
      const shipment = (title: string) =>
        main.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
      const path = `/myaccount/orders/orderdetail/?orderId=${orderId}`;

      await open(path);
      await expect(shipment("Ihre Sendung")).toContainText("Wird gepackt");
      await expect(shipment("Ihre Sendung").getByRole("link", { name: first.name })).toBeVisible();
      await expect(shipment("Noch nicht verschickt").getByRole("link", { name: second.name })).toBeVisible();
      await expect(main.getByText("sobald Ihre Ware verschickt ist")).toBeVisible();

      await backOffice.shipShipment(parcel, "00340434161094021501");
      await open(path);
      const sent = shipment("Ihre Sendung");
      await expect(sent).toContainText("Unterwegs");
      await expect(sent).toContainText("DHL");
      await expect(sent).toContainText("Voraussichtlich");
      await expect(sent).toContainText("00340434161094021501");
      await expect(sent.getByRole("link", { name: /^Sendung verfolgen/ })).toHaveAttribute(
        "href",
        /00340434161094021501/,
      );
      const invoice = sent.getByRole("link", { name: "Rechnung (PDF)" });
      const loading = page.waitForEvent("download");
      await invoice.click();
      expect((await loading).suggestedFilename()).toMatch(/\.pdf$/);

      await backOffice.deliverShipment(parcel);
      const next = await backOffice.packOrder(orderId);
      await backOffice.shipShipment(next, "00340434161094021502");
      await open(path);
      const arrived = shipment("Sendung 1 von 2");
      await expect(arrived).toContainText("Zugestellt");
      await expect(arrived.getByText("Rückgabe möglich")).toBeVisible();
      await expect(arrived.getByRole("link", { name: "Artikel bewerten" })).toHaveAttribute(
        "href",
        /^\/rating\/\?enc=/,
      );
      await expect(shipment("Sendung 2 von 2")).toContainText("Unterwegs");
      await expect(main.getByRole("link", { name: "Artikel zurücksenden" })).toBeVisible();
      await expect(main.getByRole("link", { name: "Vertrag widerrufen" })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test("an invoice is its customer's alone", async ({
      page,
      open,
      browser,
      chalkbox,
      storefront,
      shopper,
      backOffice,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const { itemId } = await shopper.newProduct();
      const orderId = await orderer.order([{ itemId, quantity: 1 }]);
      await backOffice.shipShipment(await backOffice.packOrder(orderId), "00340434161094021503");
      await open(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
      const link = page.getByRole("main").getByRole("link", { name: /^Rechnung RE-\d+ \(PDF\)$/ });
      const address = new URL((await link.getAttribute("href")) ?? "", page.url()).href;
      // A file that a busy machine does not make in time is a 503, as with pages.
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
      const own = await page.request.get(address);
      expect([own.status(), own.headers()["content-type"], own.headers()["cache-control"]]).toEqual([
        200,
        "application/pdf",
        "private, no-store",
      ]);
      expect((await own.body()).subarray(0, 5).toString()).toBe("%PDF-");
      const stranger = await browser.newContext();
      const other = new Orderer(await stranger.newPage(), chalkbox, storefront);
      await other.register();
      expect((await stranger.request.get(address)).status()).toBe(404);
      await stranger.close();
    });
  });
}

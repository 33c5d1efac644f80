import { mailsTo } from "../../testkit/mailbox.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { Orderer } from "../steps/orders.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("ORD-07: an order's page has all that was ordered, by whom and for how much; orders of others do not exist", async ({
      page,
      open,
      browser,
      chalkbox,
      storefront,
      shopper,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const { itemId, name } = await shopper.newProduct({ priceCents: 2_000 });
      const orderId = await orderer.order([{ itemId, quantity: 2 }]);
      const main = page.getByRole("main");
      await open("/myaccount/orders/");
      await main.getByRole("link", { name: `Bestellung ${orderId} ansehen` }).click();
      await expect(page).toHaveURL(new RegExp(`/myaccount/orders/orderdetail/\\?orderId=${orderId}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Bestellung ${orderId}`);
      const { person } = orderer;
      for (const text of [person.lastName, person.street, person.email, person.phone, "2 Stück", "Rechnung"]) {
        await expect(main.getByText(text, { exact: false }).first()).toBeVisible();
      }
      await expect(main.getByText("45,95 €", { exact: false }).first()).toBeVisible();
      await expect(main.getByRole("link", { name }).first()).toBeVisible();
      await expect(main.getByRole("list", { name: "Stand der Bestellung" }).getByRole("listitem")).toHaveCount(5);
      if (javaScriptEnabled) await expectAccessible(page);

      const stranger = await browser.newContext();
      const elsewhere = await stranger.newPage();
      const other = new Orderer(elsewhere, chalkbox, storefront);
      await other.register();
      for (const id of [orderId, "99999999", "x"]) {
        const url = new URL(page.url());
        url.searchParams.set("orderId", id);
        const answer = await elsewhere.goto(url.href);
        expect([id, answer?.status()]).toEqual([id, 404]);
      }
      await expect(elsewhere.getByText(person.lastName)).toHaveCount(0);
      await stranger.close();
    });

    test("an order is ordered again: what is sold out is said, the rest is in the basket", async ({
      page,
      open,
      chalkbox,
      storefront,
      shopper,
      backOffice,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const [sold, gone] = [await shopper.newProduct(), await shopper.newProduct()];
      const baskets = [sold, gone].map(({ itemId }) => ({ itemId, quantity: 2 }));
      const orderId = await orderer.order(baskets);
      await backOffice.setStock(gone.itemId, 0);
      const main = page.getByRole("main");
      await open(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
      await main.getByRole("button", { name: "Noch einmal bestellen" }).click();
      await expect(main.getByText("2 Artikel liegen im Warenkorb")).toBeVisible();
      await expect(main.getByText(new RegExp(`2 × ${gone.name}: .+`))).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb, 2 Artikel" })).toBeVisible();
      await main.getByRole("link", { name: "Zum Warenkorb" }).click();
      await expect(page.getByRole("main").getByRole("link", { name: sold.name }).first()).toBeVisible();
      await expect(page.getByRole("main").getByText(gone.name)).toHaveCount(0);
    });

    test("an order that is paid in advance says where the money goes, for as long as there is something to pay", async ({
      page,
      open,
      chalkbox,
      storefront,
      shopper,
      backOffice,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const { itemId } = await shopper.newProduct({ priceCents: 2_000 });
      const orderId = await orderer.order([{ itemId, quantity: 2 }], "VORKASSE");
      await open(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
      const main = page.getByRole("main");
      const title = main.getByRole("heading", { name: "So überweisen Sie" });
      await expect(title).toBeVisible();
      await expect(main.getByText(/Bitte überweisen Sie 45,95\s€/)).toBeVisible();
      await expect(main.getByText(/^DE\d\d /)).toBeVisible();
      await expect(main.getByText(orderId, { exact: true })).toBeVisible();
      await expect(main.getByRole("img", { name: /^GiroCode/ })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await backOffice.cancelOrder(orderId, [{ lineNo: 1, quantity: 1 }]);
      await page.reload();
      await expect(main.getByText(/Bitte überweisen Sie 25,95\s€/)).toBeVisible();
      await backOffice.cancelOrder(orderId);
      await page.reload();
      await expect(page.getByText("Storniert").first()).toBeVisible();
      await expect(title).toHaveCount(0);
    });

    test("a cancelled order is neither paid nor open, and promises no invoice", async ({
      page,
      open,
      chalkbox,
      storefront,
      shopper,
      backOffice,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const { itemId } = await shopper.newProduct();
      const orderId = await orderer.order([{ itemId, quantity: 1 }]);
      const main = page.getByRole("main");
      await open(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
      await expect(main.getByText("Rechnung, noch offen")).toBeVisible();
      await expect(main.getByRole("heading", { name: "Rechnungen und Gutschriften" })).toBeVisible();
      await backOffice.cancelOrder(orderId);
      await page.reload();
      await expect(main.getByText("Storniert").first()).toBeVisible();
      await expect(main.getByText(/Rechnung, (bezahlt|noch offen)/)).toHaveCount(0);
      await expect(main.getByRole("heading", { name: "Rechnungen und Gutschriften" })).toHaveCount(0);
    });

    test("the confirmation is sent once more, to the address that it went to", async ({
      page,
      open,
      chalkbox,
      storefront,
      shopper,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const { itemId } = await shopper.newProduct();
      const orderId = await orderer.order([{ itemId, quantity: 1 }]);
      const subject = new RegExp(orderId);
      const confirmations = async () =>
        (await mailsTo(chalkbox.sandbox, orderer.person.email)).filter((mail) => subject.test(mail.subject)).length;
      await expect.poll(confirmations).toBe(1);
      await open(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
      await page.getByRole("button", { name: "Bestätigung noch einmal schicken" }).click();
      await expect(page.getByText(`noch einmal an ${orderer.person.email} geschickt`)).toBeVisible();
      await expect.poll(confirmations).toBe(2);
    });
  });
}

import type { Page } from "@playwright/test";
import type { BackOffice } from "../../testkit/back-office.ts";
import { deliverOrder } from "../../testkit/deliver-order.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { openByNumber } from "../steps/guest-orders.ts";
import { Orderer } from "../steps/orders.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const group = (page: Page, name: string) => main(page).getByRole("group", { name });

/** A picture of one pixel. */
const photo = {
  name: "ecke.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** Ticks an article and answers what is asked about it. */
async function choose(page: Page, name: string, quantity: string): Promise<void> {
  await main(page)
    .getByRole("checkbox", { name: new RegExp(`${name} zurücksenden`) })
    .check();
  await group(page, name).getByRole("textbox", { name: "Anzahl" }).fill(quantity);
  await group(page, name).getByRole("combobox", { name: "Grund" }).selectOption({ index: 1 });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("RET-04, RET-06, RET-08, RET-11, ACCESS-24, C-96: a guest finds the order, goes through all steps and gets number and label", async ({
      page,
      open,
      orderAsGuest,
      shopper,
      backOffice,
    }) => {
      const [kept, back] = [await shopper.newProduct(), await shopper.newProduct({ priceCents: 2_500 })];
      const order = await orderAsGuest([
        { itemId: kept.itemId, quantity: 1 },
        { itemId: back.itemId, quantity: 3 },
      ]);
      await deliverOrder(backOffice, order.orderId);

      await open("/myaccount/returns/");
      await main(page).getByRole("textbox", { name: "Bestellnummer" }).fill(order.orderId);
      await main(page).getByRole("textbox", { name: "Postleitzahl" }).fill("99999");
      await main(page).getByRole("button", { name: "Bestellung öffnen" }).click();
      await expect(main(page).getByText("finden wir keine Bestellung").first()).toBeVisible();
      await expect(main(page).getByRole("textbox", { name: "Bestellnummer" })).toHaveValue(order.orderId);
      if (javaScriptEnabled) await expectAccessible(page);
      await openByNumber(page, order);

      await expect(heading(page)).toHaveText("Was möchten Sie zurücksenden?");
      await expect(page).toHaveURL(/\/myaccount\/returns\/productselection\/\?order=/);
      await expect(main(page).getByText("Zugestellt").first()).toBeVisible();
      await expect(page.getByText(order.person.lastName)).toHaveCount(0);
      await expect(page.getByText(order.person.street)).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);

      // A later step without this one leads back here (RET-08).
      const first = page.url();
      for (const step of ["regulations", "carrier", "confirm"]) {
        await page.goto(first.replace("productselection", step));
        await expect(heading(page)).toHaveText("Was möchten Sie zurücksenden?");
      }
      await main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();
      await expect(main(page).getByText("Bitte wählen Sie mindestens einen Artikel.").first()).toBeVisible();

      await choose(page, back.name, "4");
      await main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();
      await expect(main(page).getByText("Bitte geben Sie eine Zahl von 1 bis 3 ein.").first()).toBeVisible();
      await choose(page, back.name, "2");
      await group(page, back.name)
        .getByRole("textbox", { name: /^Was sollen wir wissen/ })
        .fill("Ecke abgestoßen");
      await group(page, back.name).getByLabel("Bilder").setInputFiles(photo);
      await group(page, back.name).getByRole("button", { name: "Bild hinzufügen" }).click();
      await expect(main(page).getByRole("img", { name: `Bild 1 zu ${back.name}` })).toBeVisible();
      await expect(group(page, back.name).getByRole("textbox", { name: "Anzahl" })).toHaveValue("2");
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();

      await expect(heading(page)).toHaveText("Was wünschen Sie sich?");
      await expect(main(page).getByRole("radio").first()).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Weiter zum Versand" }).click();

      await expect(heading(page)).toHaveText("Wie kommt es zu uns zurück?");
      await expect(main(page).getByRole("radio").first()).toBeChecked();
      await expect(main(page).getByRole("combobox", { name: "Etiketten" })).toHaveValue("1");
      await main(page).getByRole("button", { name: "Weiter zur Prüfung" }).click();
      await expect(main(page).getByText("Bitte geben Sie Ihren Vornamen ein.").first()).toBeVisible();
      await main(page).getByRole("textbox", { name: "Vorname" }).fill("Erika");
      await main(page).getByRole("textbox", { name: "Nachname" }).fill(order.person.lastName);
      await main(page)
        .getByLabel(/^E-Mail-Adresse/)
        .fill(order.person.email);
      await main(page).getByRole("combobox", { name: "Etiketten" }).selectOption("2");
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Weiter zur Prüfung" }).click();

      await expect(heading(page)).toHaveText("Bitte prüfen Sie Ihre Rücksendung");
      for (const text of [back.name, "Ecke abgestoßen", "2 Etiketten", "1 Bild", order.person.email]) {
        await expect(main(page).getByText(text).first()).toBeVisible();
      }
      await expect(main(page).getByText(kept.name)).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Rücksendung anmelden" }).click();

      await expect(heading(page)).toHaveText("Ihre Rücksendung ist angemeldet");
      await expect(main(page).getByText(/^Ihre Rücksendenummer ist \S+\.$/)).toBeVisible();
      const label = main(page).getByRole("link", { name: "Etikett 2 von 2 (PDF)" });
      const address = new URL((await label.getAttribute("href")) ?? "", page.url()).href;
      // A file that a busy machine does not make in time is a 503, as with pages.
      await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
      const file = await page.request.get(address);
      expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.reload();
      await expect(heading(page)).toHaveText("Ihre Rücksendung ist angemeldet");

      // What is registered is counted: one piece is left, and the return is listed.
      await page.goto(first);
      await expect(main(page).getByRole("heading", { name: "Rücksendungen und Widerrufe" })).toBeVisible();
      await choose(page, back.name, "2");
      await main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();
      await expect(main(page).getByText("Bitte geben Sie eine Zahl von 1 bis 1 ein.").first()).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

/** A customer with delivered orders of an article each; signed in in the page's browser. */
async function customerWithOrders(
  orderer: Orderer,
  itemIds: readonly string[],
  backOffice: BackOffice,
): Promise<readonly string[]> {
  await orderer.register();
  const ids: string[] = [];
  for (const itemId of itemIds) {
    const id = await orderer.order([{ itemId, quantity: 1 }]);
    await deliverOrder(backOffice, id);
    ids.push(id);
  }
  return ids;
}

/** From an order's page to the first step; returns the address that the order's link led to. */
async function startReturn(page: Page, orderId: string): Promise<string> {
  const url = new URL("/myaccount/orders/orderdetail/", page.url());
  url.searchParams.set("orderId", orderId);
  await page.goto(url.href);
  await main(page).getByRole("link", { name: "Artikel zurücksenden" }).click();
  await expect(heading(page)).toHaveText("Was möchten Sie zurücksenden?");
  return page.url();
}

/** Goes through the steps with one article, up to the last look. */
async function walkToConfirm(page: Page, name: string): Promise<void> {
  await choose(page, name, "1");
  await main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();
  await main(page).getByRole("button", { name: "Weiter zum Versand" }).click();
  // Contact data come from the order (C-75).
  await expect(main(page).getByRole("textbox", { name: "Nachname" })).not.toHaveValue("");
  await main(page).getByRole("button", { name: "Weiter zur Prüfung" }).click();
  await expect(heading(page)).toHaveText("Bitte prüfen Sie Ihre Rücksendung");
}

test("RET-09: what was chosen for one order is gone once another one's articles are chosen", async ({
  page,
  open,
  chalkbox,
  storefront,
  shopper,
  backOffice,
}) => {
  const [one, two] = [await shopper.newProduct(), await shopper.newProduct()];
  const orderer = new Orderer(page, chalkbox, storefront);
  const [first = "", second = ""] = await customerWithOrders(orderer, [one.itemId, two.itemId], backOffice);
  await open("/myaccount/orders/");
  const address = await startReturn(page, first);
  await choose(page, one.name, "1");
  await main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();
  await expect(heading(page)).toHaveText("Was wünschen Sie sich?");
  const regulations = page.url();
  await page.reload();
  await expect(heading(page)).toHaveText("Was wünschen Sie sich?");

  await startReturn(page, second);
  await choose(page, two.name, "1");
  await main(page).getByRole("button", { name: "Weiter", exact: true }).last().click();
  await expect(heading(page)).toHaveText("Was wünschen Sie sich?");
  await page.goto(regulations);
  await expect(page).toHaveURL(address);
  await expect(main(page).getByRole("checkbox", { name: new RegExp(one.name) })).not.toBeChecked();
});

test("RET-10: of two windows with the same piece one reads why its return was refused", async ({
  page,
  browser,
  open,
  chalkbox,
  storefront,
  shopper,
  backOffice,
}) => {
  const { itemId, name } = await shopper.newProduct();
  const orderer = new Orderer(page, chalkbox, storefront);
  const [orderId = ""] = await customerWithOrders(orderer, [itemId], backOffice);
  await open("/myaccount/orders/");
  await startReturn(page, orderId);
  await walkToConfirm(page, name);
  // Tabs of one browser hear of each other's returns; a window of another one does not.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(heading(other)).toHaveText("Bitte prüfen Sie Ihre Rücksendung");
  await hydrated(other);
  await main(page).getByRole("button", { name: "Rücksendung anmelden" }).click();
  await expect(heading(page)).toHaveText("Ihre Rücksendung ist angemeldet");
  await main(other).getByRole("button", { name: "Rücksendung anmelden" }).click();
  // Nothing is left to return: the first step is open again, and the reason came along.
  await expect(heading(other)).toHaveText("Was möchten Sie zurücksenden?");
  await expect(other.getByRole("alert")).toHaveText(/\S/);
  await expectAccessible(other);
  await elsewhere.close();
});

test("ACCESS-26, ACCESS-27, ROUTE-17: customers go to their orders; a link that opens nothing leads back, with a word", async ({
  page,
  open,
  chalkbox,
  storefront,
}) => {
  for (const step of ["", "productselection/", "regulations/", "carrier/", "confirm/"]) {
    await open(`/myaccount/returns/${step}?order=opens-nothing`);
    await expect(page).toHaveURL(/\/myaccount\/returns\/$/);
    await expect(page.getByText("Zu diesem Link gibt es keine Bestellung").first()).toBeVisible();
    await open(`/myaccount/returns/${step}`);
    await expect(page).toHaveURL(/\/myaccount\/returns\/$/);
  }
  await new Orderer(page, chalkbox, storefront).register();
  await open("/myaccount/returns/");
  await expect(page).toHaveURL(/\/myaccount\/orders\/$/);
});

import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { mailedLink, openByNumber } from "../steps/guest-orders.ts";
import { hydrated } from "../steps/hydrated.ts";
import { Orderer } from "../steps/orders.ts";

const main = (page: Page) => page.getByRole("main");

test("an order's page is left once its customer has signed out in another tab, and Back does not show it again", async ({
  page,
  open,
  context,
  chalkbox,
  storefront,
  shopper,
}) => {
  const orderer = new Orderer(page, chalkbox, storefront);
  await orderer.register();
  const { itemId } = await shopper.newProduct();
  const orderId = await orderer.order([{ itemId, quantity: 1 }]);
  const path = `/myaccount/orders/orderdetail/?orderId=${orderId}`;
  await open("/myaccount/orders/");
  await open(path);
  await hydrated(page);
  const { street } = orderer.person;
  await expect(main(page).getByText(street).first()).toBeVisible();
  const other = await context.newPage();
  await open(path, other);
  await hydrated(other);
  await other.getByRole("banner").getByRole("button", { name: "Kontoseiten zeigen" }).click();
  await other.getByRole("banner").getByRole("link", { name: "Abmelden" }).click();
  await expect(page.getByText(street)).toHaveCount(0);
  await other.close();
  await open(path);
  await expect(page).toHaveURL(/\/login\//);
  await page.goBack();
  await expect(page.getByText(street)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(street)).toHaveCount(0);
});

test("foreign orders, missing ones and what is no number look alike", async ({
  page,
  open,
  browser,
  chalkbox,
  storefront,
  shopper,
}) => {
  const owner = new Orderer(page, chalkbox, storefront);
  await owner.register();
  const { itemId } = await shopper.newProduct();
  const foreign = await owner.order([{ itemId, quantity: 1 }]);
  const stranger = await browser.newContext();
  const elsewhere = await stranger.newPage();
  await new Orderer(elsewhere, chalkbox, storefront).register();
  const shown: string[] = [];
  for (const id of ["99999999", "x", foreign]) {
    await open(`/myaccount/orders/orderdetail/?orderId=${id}`, elsewhere);
    await expect(elsewhere.getByRole("heading", { level: 1 })).toBeVisible();
    shown.push(`${await elsewhere.title()} ${await main(elsewhere).innerText()}`);
  }
  await stranger.close();
  expect(new Set(shown).size).toBe(1);
});

test("C-96: a guest's order stays as it was opened when a customer signs in: by number without a name, by the mailed link with it", async ({
  page,
  chalkbox,
  storefront,
  open,
  orderAsGuest,
  shopper,
}) => {
  const { itemId, name } = await shopper.newProduct();
  const order = await orderAsGuest([{ itemId, quantity: 1 }]);
  await open("/myaccount/withdrawal/");
  await openByNumber(page, order);
  await expect(main(page).getByText(`Bestellung ${order.orderId} vom`)).toBeVisible();
  await main(page).getByRole("button", { name: "Link per E-Mail schicken" }).click();
  const linkIn = async () => mailedLink(chalkbox.sandbox, order, "withdrawal");
  await expect.poll(linkIn).not.toBeNull();
  await new Orderer(page, chalkbox, storefront).register();
  await page.reload();
  await expect(main(page).getByText(`Bestellung ${order.orderId} vom`)).toBeVisible();
  await expect(main(page).getByRole("textbox", { name: "Ihr Name" })).toHaveValue("");
  await page.goto((await linkIn()) ?? "");
  await expect(main(page).getByRole("textbox", { name: "Ihr Name" })).toHaveValue(
    `${order.person.firstName} ${order.person.lastName}`,
  );
  // The order does not become the customer's.
  await open("/myaccount/orders/");
  await expect(main(page).getByRole("heading", { name: "Hier ist noch keine Bestellung" })).toBeVisible();
  await expect(main(page).getByText(name)).toHaveCount(0);
});

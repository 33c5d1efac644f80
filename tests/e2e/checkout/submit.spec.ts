import { loadOperations } from "../../testkit/documents.ts";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { Shopper } from "../steps/shopper.ts";

const messages = { name: "Meldungen" };

test("ux 27: a double click on the order button makes one order", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buy();
  await shopper.walkToSummary(aPerson(), "invoice");
  await page.getByRole("button", { name: shopper.words.order }).dblclick();
  await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("CHKX-06: a cart that changed in another tab is shown before it is ordered", async ({
  page,
  shopper,
  context,
  chalkbox,
  storefront,
  backOffice,
}) => {
  const { itemId, id } = await shopper.buy();
  await shopper.walkToSummary(aPerson(), "invoice");
  const other = new Shopper(await context.newPage(), chalkbox, storefront);
  await other.open(`/prod/${id}/`);
  await other.add();
  await shopper.order();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(
    page
      .getByRole("region", messages)
      .getByText("Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn, bevor Sie bestellen."),
  ).toBeVisible();
  expect(await backOffice.ordersOf(itemId)).toEqual([]);
});

test("CHKX-05: what was ordered already is not ordered again", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buy();
  await shopper.walkToSummary(aPerson(), "invoice");
  // The order is made, and its answer never arrives: as when a connection breaks.
  const submit = (await loadOperations()).find(({ name }) => name === "SubmitOrder");
  const lost = await page.request.post(new URL("/api/shop/", page.url()).href, { data: { query: submit?.text } });
  expect(await lost.json()).toMatchObject({ data: { submitOrder: { outcome: "ORDERED" } } });
  await shopper.order();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(
    page.getByText("Diese Bestellung haben Sie bereits abgeschickt. Wir haben sie nur einmal ausgeführt."),
  ).toBeVisible();
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("what was ordered to the end in another tab is not ordered again", async ({
  page,
  shopper,
  context,
  chalkbox,
  storefront,
  backOffice,
}) => {
  const { itemId } = await shopper.buy();
  await shopper.walkToSummary(aPerson(), "invoice");
  const other = new Shopper(await context.newPage(), chalkbox, storefront);
  await other.open("/checkout/summary/");
  await other.order();
  await other.confirmation();
  await shopper.order();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("a price that changes under the shopper's eyes is not ordered unseen", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buy({ priceCents: 1_000 });
  await shopper.walkToSummary(aPerson(), "invoice");
  await backOffice.setPrice(itemId, 1_500);
  await shopper.order();
  await expect(page.getByRole("heading", { level: 1, name: shopper.words.thanks })).toHaveCount(0);
  await expect(page.getByText(/hat sich geändert|haben sich geändert/).first()).toBeVisible();
  expect(await backOffice.ordersOf(itemId)).toEqual([]);
});

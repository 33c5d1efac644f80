import type { Page } from "@playwright/test";
import { loadOperations } from "../../testkit/documents.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

/** Queries the graph as the page's visitor does, without the page's knowledge. */
async function ask(page: Page, name: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const operation = (await loadOperations()).find((each) => each.name === name);
  const data = { query: operation?.text, variables };
  return (await page.request.post(new URL("/api/shop/", page.url()).href, { data })).json();
}

const messages = { name: "Meldungen" };

test("ux 27: a double click on the order button makes one order", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buyToSummary();
  await page.getByRole("button", { name: shopper.words.order }).dblclick();
  await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("ux 27: two presses before the page can show the first one are sent once, and lead to the confirmation", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { itemId } = await shopper.buyToSummary();
  let sent = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("fingerprint")) sent += 1;
  });
  await page.getByRole("button", { name: shopper.words.order }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await shopper.confirmation();
  expect(sent).toBe(1);
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("CHKX-06: a cart that changed elsewhere is shown before it is ordered", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buyToSummary();
  // No tab of this browser has done it, which the others would have received: as when an answer is late.
  const cookies = await page.context().cookies();
  const cartId = cookies.find(({ name }) => name === "cartId")?.value ?? "";
  const addPosition = { setItemId: itemId, updateQuantity: { quantity: 3 } };
  const changed = await ask(page, "UpdateCart", { data: { cartId, ops: [{ positionOp: { addPosition } }] } });
  expect(changed).toMatchObject({ data: { cart_update: { successful: true } } });
  await shopper.order();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(
    page
      .getByRole("region", messages)
      .getByText("Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn, bevor Sie bestellen."),
  ).toBeVisible();
  expect(await backOffice.ordersOf(itemId)).toEqual([]);
});

test("SESS-17, CHKX-06: what another tab puts into the cart is in the summary before it is ordered", async ({
  page,
  shopper,
  backOffice,
}) => {
  const { itemId, id } = await shopper.buyToSummary({ priceCents: 1_000 });
  await expect(page.getByText(/^1 Stück/)).toHaveCount(1);
  const other = await shopper.inAnotherTab();
  await other.open(`/prod/${id}/`);
  await other.add();
  await expect(page.getByText(/^2 Stück/)).toHaveCount(1);
  await expect(page.getByText(/^1 Stück/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout\/summary\/$/);
  // Not without a word.
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText("jetzt 2 statt 1 Stück. Gesamtsumme: 25,95 € statt 15,95 €.");
  expect(await backOffice.ordersOf(itemId)).toEqual([]);
});

test("CHKX-05: what was ordered already is not ordered again", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buyToSummary();
  // The order is made, and its answer never arrives: as when a connection breaks.
  expect(await ask(page, "SubmitOrder")).toMatchObject({ data: { submitOrder: { outcome: "ORDERED" } } });
  await shopper.order();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(
    page.getByText("Diese Bestellung haben Sie bereits abgeschickt. Wir haben sie nur einmal ausgeführt."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Zur Bestellbestätigung" }).click();
  await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("SESS-17: a summary whose cart another tab has ordered is left", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buyToSummary();
  const other = await shopper.inAnotherTab();
  await other.open("/checkout/summary/");
  await hydrated(page);
  const said = page.getByText(/^Ihre Bestellung \d+ ist bei uns eingegangen\./);
  await Promise.all([other.order(), expect(said).toBeVisible({ timeout: 30_000 })]);
  await other.confirmation();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("a price that changes under the shopper's eyes is not ordered unseen", async ({ page, shopper, backOffice }) => {
  const { itemId } = await shopper.buyToSummary({ priceCents: 1_000 });
  await backOffice.setPrice(itemId, 1_500);
  await shopper.order();
  await expect(page.getByRole("heading", { level: 1, name: shopper.words.thanks })).toHaveCount(0);
  await expect(page.getByText(/hat sich geändert|haben sich geändert/).first()).toBeVisible();
  expect(await backOffice.ordersOf(itemId)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("two presses on the order button make one order, and the second answer is its confirmation", async ({
    shopper,
    backOffice,
    page,
  }) => {
    const { itemId } = await shopper.buyToSummary();
    await page.getByRole("button", { name: shopper.words.order }).dblclick();
    const orderNumber = await shopper.confirmation();
    expect(await backOffice.ordersOf(itemId)).toEqual([expect.objectContaining({ orderNumber })]);
  });

  test("CHKX-06: a summary that was left behind is not ordered, even when another tab has seen the change", async ({
    page,
    shopper,
    backOffice,
  }) => {
    const { itemId, id, name } = await shopper.buyToSummary({ priceCents: 1_000 });
    const other = await shopper.inAnotherTab();
    await other.open(`/prod/${id}/`);
    await other.add();
    await other.open("/checkout/summary/");
    await other.expectStep("summary", other.words.summaryTitle);

    await shopper.order();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    const said = page.getByRole("region", messages);
    await expect(said).toContainText("Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn, bevor Sie bestellen.");
    await expect(said).toContainText(`${name}: jetzt 2 statt 1 Stück. Gesamtsumme: 25,95 € statt 15,95 €.`);
    expect(await backOffice.ordersOf(itemId)).toEqual([]);
    await said.getByRole("link", { name: "Warenkorb ansehen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Warenkorb (2 Artikel)" })).toBeVisible();
  });
});

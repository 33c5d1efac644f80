import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { heart, quantityOf, register, rowOf, rows, wish } from "./own-list.ts";

/** Lets every answer come late: a shopper far away. */
async function farAway(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** When changes of a quantity were sent, and how many pieces they asked for. */
function quantitiesSent(page: Page) {
  const sent: { readonly at: number; readonly quantity: number }[] = [];
  page.on("request", (request) => {
    const [, quantity] = /"entry":\{[^}]*"quantity":(\d+)/.exec(request.postData() ?? "") ?? [];
    if (quantity !== undefined) sent.push({ at: Date.now(), quantity: Number(quantity) });
  });
  return sent;
}

test("WISH-21, WISH-23..26, WISH-32: quantities are sent half a second after the last step, within the item's bounds; the last step down removes", async ({
  page,
  shopper,
  open,
}) => {
  const bounded = await shopper.newProduct({ minimum: 2, maximum: 40, priceCents: 500 });
  const free = await shopper.newProduct({ stock: 20_000 });
  for (const product of [free, bounded]) {
    await shopper.open(`/prod/${product.id}/`);
    await hydrated(page);
    await wish(page, product);
  }
  await open("/myaccount/wishlist/");
  await hydrated(page);
  await expect(quantityOf(page, free)).toHaveAttribute("max", "9998");
  const row = rowOf(page, bounded);
  await expect(quantityOf(page, bounded)).toHaveValue("2");
  // Without an account there are no options.
  await expect(row.getByRole("link", { name: /^Optionen/ })).toHaveCount(0);
  const sent = quantitiesSent(page);
  const more = row.getByRole("button", { name: "Menge erhöhen" });
  for (let step = 0; step < 3; step += 1) await more.click();
  const pressed = Date.now();
  await expect(row).toContainText(/25,00\s€/);
  expect(sent.map(({ quantity }) => quantity)).toEqual([5]);
  expect((sent[0]?.at ?? 0) - pressed).toBeGreaterThan(400);

  await quantityOf(page, bounded).fill("9999");
  await quantityOf(page, bounded).press("Enter");
  const tooMany = page.getByText("Höchstens 40 Stück. Wir haben die Menge angepasst.");
  await expect(tooMany).toHaveCount(1);
  await expect(row).toContainText(/200,00\s€/);
  await quantityOf(page, bounded).fill("1");
  await quantityOf(page, bounded).press("Enter");
  await expect(page.getByText("Die Mindestbestellmenge ist 2 Stück. Wir haben die Menge angepasst.")).toBeVisible();
  // The message of the other end is not true any more.
  await expect(tooMany).toHaveCount(0);
  await expect(row).toContainText(/10,00\s€/);
  await expect(row.getByRole("button", { name: "Menge verringern" })).toHaveCount(0);
  await row.getByRole("button", { name: "Entfernen", exact: true }).click();
  await expect(page.getByRole("button", { name: `${bounded.name} wiederherstellen` })).toBeVisible();
  await expect(quantityOf(page, bounded)).toHaveCount(0);
});

test("WISH-05, WISH-09, WISH-27, WISH-28: a row is busy while it is worked on, its button says so, and what was added is shown; what is sold out has none", async ({
  page,
  shopper,
  backOffice,
  open,
}) => {
  const product = await shopper.newProduct();
  await shopper.open(`/prod/${product.id}/`);
  await hydrated(page);
  await heart(page, product).click();
  await expect(page.getByRole("link", { name: "Merkzettel, 1 Artikel" })).toBeVisible();
  await open("/myaccount/wishlist/");
  await hydrated(page);
  const row = rowOf(page, product);
  await farAway(page, 1_500);
  await row.getByRole("button", { name: `${product.name} in den Warenkorb` }).click();
  await expect(row).toHaveAttribute("aria-busy", "true");
  await expect(row.getByText("Wird hinzugefügt …")).toBeVisible();
  await expect(row.getByText("Wird aktualisiert …")).toBeAttached();
  const dialog = page.getByRole("dialog", { name: "Liegt jetzt im Warenkorb" });
  await expect(dialog).toContainText(product.name);
  await expect(row).not.toHaveAttribute("aria-busy", "true");
  await backOffice.setStock(product.itemId, 0);
  await page.reload();
  await expect(row.getByText("Ausverkauft", { exact: true })).toBeVisible();
  await expect(row.getByRole("button", { name: /in den Warenkorb$/ })).toHaveCount(0);
});

test("another tab follows what is removed and restored; after the logout nothing of the list is left", async ({
  page,
  shopper,
  open,
  context,
}) => {
  const product = await shopper.newProduct();
  await register(page, open);
  await shopper.open(`/prod/${product.id}/`);
  await hydrated(page);
  await wish(page, product);
  await open("/myaccount/wishlist/");
  await hydrated(page);
  const other = await context.newPage();
  await open("/myaccount/wishlist/", other);
  await hydrated(other);
  await rowOf(page, product)
    .getByRole("button", { name: `${product.name} entfernen` })
    .click();
  await expect(page.getByText(`„${product.name}“ steht nicht mehr auf „Merkzettel“.`)).toBeVisible();
  await expect(other.getByRole("button", { name: `${product.name} wiederherstellen` })).toBeVisible();
  await other.getByRole("button", { name: `${product.name} wiederherstellen` }).click();
  await expect(quantityOf(page, product)).toHaveValue("1");
  // To the product and back to the list.
  await rowOf(page, product).getByRole("link", { name: product.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await page.goBack();
  await expect(quantityOf(page, product)).toHaveValue("1");
  // How a list ends whose answer is still under way at the logout is another journey.
  await page.waitForLoadState("networkidle");
  await open("/logout/");
  await open("/myaccount/wishlist/");
  await expect(page.getByRole("heading", { name: "Hier steht noch nichts" })).toBeVisible();
  await open("/myaccount/wishlist/", other);
  await expect(other.getByRole("heading", { name: "Hier steht noch nichts" })).toBeVisible();
});

test("a heart that is pressed while the page is left counts, before its lists were loaded and after", async ({
  page,
  shopper,
  open,
}) => {
  const [first, second] = [await shopper.newProduct(), await shopper.newProduct()];
  const pressAndLeave = (product: typeof first, target: string) =>
    heart(page, product).evaluate((button: HTMLElement, path) => {
      button.click();
      location.assign(path);
    }, target);
  const expectListed = (count: number) =>
    expect(async () => {
      await open("/myaccount/wishlist/");
      await expect(rows(page)).toHaveCount(count + 1, { timeout: 2_000 });
    }).toPass();
  await shopper.open(`/prod/${first.id}/`);
  // What listens for presses comes after the page.
  await hydrated(page);
  // A visitor's very first change and a page of what is theirs are under way at once: neither knows the other's ids.
  await pressAndLeave(first, "/myaccount/wishlist/");
  await page.waitForURL(/\/wishlist\/$/);
  await expectListed(1);
  await shopper.open(`/prod/${second.id}/`);
  await expect(heart(page, second)).toHaveAttribute("aria-pressed", "false");
  await hydrated(page);
  await pressAndLeave(second, "/agb/");
  await page.waitForURL(/\/agb\/$/);
  await expectListed(2);
});

import { aPerson } from "../../testkit/people.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { heart, makeList, quantityOf, register, rows } from "./own-list.ts";

test("a heart fills at once, the header's too, and empties when it is pressed again", async ({
  page,
  shopper,
  open,
}) => {
  const product = await shopper.newProduct();
  await shopper.open(`/prod/${product.id}/`);
  await hydrated(page);
  await heart(page, product).click();
  await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("link", { name: "Merkzettel, 1 Artikel" })).toBeVisible();
  await page.reload();
  await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
  await heart(page, product).click();
  await expect(heart(page, product)).toHaveAttribute("aria-pressed", "false");
  // The heart empties at once, the header once the shop has answered.
  await expect(page.getByRole("banner").getByRole("link", { name: "Merkzettel", exact: true })).toBeVisible();
  await open("/myaccount/wishlist/");
  await expect(page.getByRole("heading", { name: "Hier steht noch nichts" })).toBeVisible();
});

test("quantities, removal and the way back; the page and its dialogs are accessible", async ({ page, shopper }) => {
  const product = await shopper.newProduct({ priceCents: 1_000 });
  await shopper.open(`/prod/${product.id}/`);
  await hydrated(page);
  await heart(page, product).click();
  await expect(page.getByRole("link", { name: "Merkzettel, 1 Artikel" })).toBeVisible();
  await register(page, async (path, on) => shopper.open(path).then(() => void on));
  await expect(rows(page)).toHaveCount(2);
  await hydrated(page);
  const changed = page.waitForResponse((response) => response.request().postData()?.includes('"quantity":3') ?? false);
  await quantityOf(page, product).fill("3");
  await quantityOf(page, product).press("Enter");
  await changed;
  await expect(page.getByRole("cell", { name: /30,00\s€/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: `${product.name} entfernen`, exact: true }).click();
  await expect(page.getByRole("button", { name: `${product.name} wiederherstellen` })).toBeVisible();
  await page.getByRole("button", { name: `${product.name} wiederherstellen` }).click();
  await expect(quantityOf(page, product)).toHaveValue("3");

  await page.getByRole("button", { name: `${product.name} in den Warenkorb` }).click();
  await expect(page.getByRole("dialog", { name: "Liegt jetzt im Warenkorb" })).toContainText(product.name);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Für das Schulsekretariat")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expectAccessible(page);
});

test("WISH-19: who has several lists chooses one in a dialog; the list is remembered", async ({
  page,
  shopper,
  open,
  context,
}) => {
  await register(page, open);
  await hydrated(page);
  await makeList(page, "Klasse 3b");
  const product = await shopper.newProduct();
  await shopper.open(`/prod/${product.id}/`);
  await hydrated(page);
  await heart(page, product).click();
  const dialog = page.getByRole("dialog", { name: "Auf welche Liste?" });
  await expect(dialog.getByRole("checkbox").first()).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
  await open("/myaccount/wishlist/");
  await expect(page.getByRole("heading", { level: 2, name: "Klasse 3b" })).toBeVisible();
  await expect(quantityOf(page, product)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.some(({ name }) => name === "activeWishlistId")).toBe(true);
});

test("WISH-34: a link for a right lets another person in, until it is revoked", async ({ page, open, browser }) => {
  await register(page, open);
  await hydrated(page);
  await makeList(page, "Kollegium");
  await page.getByRole("link", { name: "Teilen" }).click();
  await page.getByRole("button", { name: "Link erstellen: Kommentieren" }).click();
  const field = page.getByRole("textbox", { name: "Link zum Kommentieren" });
  await expect(field).toHaveValue(/share_data=/);
  await expectAccessible(page);
  const link = await field.inputValue();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText("Ihr Recht: Kommentieren.")).toBeVisible();
  await other.getByRole("link", { name: "Konto anlegen und dabei sein" }).click();
  const form = other.getByRole("main");
  const person = aPerson();
  await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(other.getByText("Diese Liste ist schon bei Ihren Listen.")).toBeVisible();
  await other.getByRole("link", { name: "Liste öffnen" }).click();
  await expect(other.getByText("Ihr Recht auf dieser Liste: Kommentieren")).toBeVisible();

  await page.getByRole("button", { name: "Link zum Kommentieren widerrufen" }).click();
  await expect(field).toHaveCount(0);
  const third = await (await browser.newContext()).newPage();
  await third.goto(link);
  await expect(third.getByRole("heading", { name: "Diese Einladung gilt nicht mehr" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a heart is a form, and the list's forms are forms", async ({ page, shopper, open }) => {
    const product = await shopper.newProduct();
    await shopper.open(`/prod/${product.id}/`);
    await heart(page, product).click();
    await expect(page).toHaveURL(new RegExp(`/prod/${product.id}/$`));
    await expect(page.getByText(/steht jetzt auf/)).toBeVisible();
    await open("/myaccount/wishlist/");
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole("button", { name: `${product.name} entfernen`, exact: true }).click();
    await page.getByRole("button", { name: `${product.name} wiederherstellen` }).click();
    await expect(quantityOf(page, product)).toHaveValue("1");
    await page.getByRole("button", { name: "Alles in den Warenkorb" }).click();
    await expect(page.getByText(/liegt jetzt im Warenkorb\./)).toBeVisible();
  });
});

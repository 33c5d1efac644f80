import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { changeRight, heart, invite, join, makeList, quantityOf, register, rowOf } from "./own-list.ts";

/** Puts a product on the list that was shown last; the choice is a page where the heart's dialog is not there yet. */
async function listOn(page: Page, product: { readonly id: string; readonly name: string }, list: string) {
  await hydrated(page);
  await heart(page, product).click();
  await expect(page.getByRole("checkbox", { name: list })).toBeChecked();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
}

/** Opens an account with a list of this name that the product is on; ends on the list. */
async function ownListWith(
  page: Page,
  open: Parameters<typeof register>[1],
  product: { readonly id: string; readonly name: string },
  name: string,
): Promise<void> {
  await register(page, open);
  await hydrated(page);
  await makeList(page, name);
  await open(`/prod/${product.id}/`);
  await listOn(page, product, name);
  await open("/myaccount/wishlist/");
  await hydrated(page);
}

test("WISH-33: creator, admin, editor and commentator each find on the list what they may do, and no more", async ({
  page,
  open,
  shopper,
  browser,
}) => {
  const product = await shopper.newProduct();
  await ownListWith(page, open, product, "Kollegium");
  const may = async (on: Page) => ({
    share: (await on.getByRole("link", { name: "Teilen" }).count()) > 0,
    remove: (await on.getByRole("button", { name: `${product.name} entfernen` }).count()) > 0,
    quantity: (await quantityOf(on, product).count()) > 0,
    comment: (await on.getByRole("link", { name: `${product.name} kommentieren` }).count()) > 0,
  });
  const everything = { share: true, remove: true, quantity: true, comment: true };
  await expect(rowOf(page, product)).toBeVisible();
  expect(await may(page)).toEqual(everything);
  await expect(page.getByText(/^Ihr Recht auf dieser Liste/)).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await join(other, await invite(page, "Kommentieren"));
  const states = [
    ["COMMENTATOR", "Kommentieren", { share: false, remove: false, quantity: false, comment: true }],
    ["EDITOR", "Bearbeiten", { ...everything, share: false }],
    ["ADMIN", "Verwalten", everything],
  ] as const;
  for (const [right, name, expected] of states) {
    if (right !== "COMMENTATOR") {
      await page.reload();
      await hydrated(page);
      await changeRight(page, right);
      await other.reload();
    }
    await hydrated(other);
    await expect(other.getByText(`Ihr Recht auf dieser Liste: ${name}`)).toBeVisible();
    await expect(rowOf(other, product)).toBeVisible();
    expect(await may(other), right).toEqual(expected);
    await expectAccessible(other);
  }
});

test("WISH-37: what the shop refuses on a list is a toast in its words: quantity, removal, variant, heart and class list", async ({
  page,
  open,
  shopper,
  backOffice,
  browser,
}) => {
  const product = await shopper.newProduct();
  await ownListWith(page, open, product, "Kollegium");
  const other = await (await browser.newContext()).newPage();
  await join(other, await invite(page, "Bearbeiten"));
  await hydrated(other);

  // Another person has changed the row since it was shown.
  await quantityOf(page, product).fill("3");
  await quantityOf(page, product).press("Enter");
  await expect(rowOf(page, product)).toContainText(/38,97\s€/);
  await rowOf(other, product)
    .getByRole("button", { name: `${product.name} entfernen` })
    .click();
  await expect(other.getByText(/^Das hat gerade jemand anderes geändert\./)).toBeVisible();
  await expect(quantityOf(other, product)).toHaveValue("3");

  // The right has been taken back since.
  await page.reload();
  await hydrated(page);
  await changeRight(page, "COMMENTATOR");
  await quantityOf(other, product).fill("4");
  await quantityOf(other, product).press("Enter");
  await expect(other.getByText(/^Das dürfen Sie auf dieser Liste nicht\./)).toBeVisible();
  await expect(quantityOf(other, product)).toHaveCount(0);

  // The variant is on the list already.
  const made = await backOffice.createProduct({ colours: ["rot", "blau"] });
  const coloured = { id: made.id, name: made.name.de };
  const stranger = await (await browser.newContext()).newPage();
  for (const item of made.items) {
    await open(`/prod/${made.id}/?varid=${item.id}`, stranger);
    await hydrated(stranger);
    await stranger
      .getByRole("main")
      .getByRole("button", { name: /merken$/ })
      .first()
      .click();
    await expect(stranger.getByText(/steht jetzt auf/)).toBeVisible();
  }
  await open("/myaccount/wishlist/", stranger);
  await hydrated(stranger);
  const red = rowOf(stranger, coloured).filter({ hasText: "rot" });
  await red.getByRole("link", { name: /^Ausführung wählen/ }).click();
  const variants = stranger.getByRole("dialog", { name: "Ausführung wählen" });
  await variants.getByRole("radio", { name: /blau/ }).check();
  await variants.getByRole("button", { name: "Übernehmen", exact: true }).click();
  await expect(stranger.getByText("Diese Variante steht schon auf der Liste.")).toBeVisible();

  // The product is gone from the assortment since its page was opened.
  const gone = await shopper.newProduct();
  await open(`/prod/${gone.id}/`, stranger);
  await hydrated(stranger);
  await backOffice.deleteProduct(gone.id);
  await heart(stranger, gone).click();
  await expect(stranger.getByText("Dieses Produkt gibt es nicht mehr.")).toBeVisible();
  // The page may have learnt meanwhile that its product is gone, and show no heart at all.
  await expect(
    stranger.getByRole("main").getByRole("button", { name: `${gone.name} merken`, exact: true, pressed: true }),
  ).toHaveCount(0);
  await expect(stranger.getByRole("banner").getByRole("link", { name: "Merkzettel, 2 Artikel" })).toBeVisible();

  // The entry is gone from the class list since it was shown.
  await open("/lists/erstausstattung-klasse-1/", stranger);
  await hydrated(stranger);
  await stranger.route("**/api/shop/**", async (route) => {
    const body = route.request().postData();
    await route.continue(
      body === null ? {} : { postData: body.replace(/"oldExternalId":"[^"]+"/, '"oldExternalId":"999999"') },
    );
  });
  const stick = stranger.getByRole("table").getByRole("row").filter({ hasText: "Klebestift" });
  await stick.getByRole("button", { name: "Menge erhöhen" }).click();
  await expect(stranger.getByText("Dieser Artikel steht nicht mehr auf der Liste.")).toBeVisible();
});

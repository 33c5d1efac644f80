import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const first = "Erstausstattung Klasse 1";
const inBasket = (page: Page) => page.getByRole("dialog", { name: "Das liegt im Warenkorb" });

/** Chooses the first variant that can be bought, for the entry whose choice is open. */
async function chooseVariant(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Ausführung wählen" });
  await dialog.getByRole("radio", { disabled: false }).first().check();
  await expect(dialog.getByRole("status")).toContainText(/^1 Stück: \d/);
  await dialog.getByRole("button", { name: "Übernehmen und in den Warenkorb" }).click();
}

test("WISH-11, WISH-15, WISH-17, WISH-30: a class list in a page goes into the basket whole, dialogs lead through its variants", async ({
  page,
  open,
}) => {
  await open("/");
  await hydrated(page);
  const other = page.getByRole("region", { name: "Nachkauf für Klasse 2" });
  await expect(other.getByRole("link", { name: /^Optionen/ })).toBeVisible();
  await page.getByRole("link", { name: `Optionen für „${first}“` }).click();
  const options = page.getByRole("dialog", { name: `Optionen für „${first}“` });
  await expect(options).toHaveAttribute("id", "options-list-erstausstattung-klasse-1");
  await expectAccessible(page);
  await options.getByRole("button", { name: "Alles in den Warenkorb" }).click();

  await expect(inBasket(page)).toHaveAttribute("id", "add-to-cart-list-erstausstattung-klasse-1");
  await expect(inBasket(page).getByRole("heading", { name: "Hinzugefügt" })).toBeVisible();
  await inBasket(page).getByRole("button", { name: "Ausführung wählen" }).click();
  const variants = page.getByRole("dialog", { name: "Bitte Ausführungen wählen" });
  await expect(variants).toHaveAttribute("id", "variants-to-choose-erstausstattung-klasse-1");
  await expectAccessible(page);
  const choices = variants.getByRole("listitem");
  const count = await choices.count();
  expect(count).toBeGreaterThan(1);
  await variants.getByRole("button", { name: "Ausführung wählen" }).first().click();
  await chooseVariant(page);
  // The others are still to be chosen.
  await inBasket(page).getByRole("button", { name: "Ausführung wählen" }).click();
  await expect(choices).toHaveCount(count - 1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test("WISH-13, WISH-29: the list's own page keeps its entries; quantities and variants are the visitor's own", async ({
  page,
  open,
}) => {
  await open("/");
  await hydrated(page);
  await page.getByRole("link", { name: `Liste ansehen: ${first}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  const table = page.getByRole("table", { name: `Artikel auf „${first}“` });
  const before = await table.getByRole("row").count();
  await expect(table.getByRole("button", { name: /entfernen$/i })).toHaveCount(0);
  const stick = table.getByRole("row").filter({ hasText: "Klebestift" });
  const field = stick.getByRole("spinbutton");
  await field.fill("0");
  await field.press("Enter");
  await expect(page.getByText(/Mindestbestellmenge ist \d+ Stück/)).toBeVisible();
  await expect(field).not.toHaveValue("0");
  await stick.getByRole("button", { name: "Menge erhöhen" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  const bag = table.getByRole("row").filter({ hasText: "Schulranzen-Set" });
  await bag.getByRole("link", { name: /^Ausführung wählen/ }).click();
  await chooseVariant(page);
  const done = page.getByRole("dialog", { name: "Liegt jetzt im Warenkorb" });
  await expect(done).toHaveAttribute("id", "add-to-basket-success-erstausstattung-klasse-1");
  await done.getByRole("button", { name: "Weiter einkaufen" }).click();
  await expect(table.getByRole("row")).toHaveCount(before);
  await expect(bag).not.toContainText("Noch keine Ausführung gewählt");
  await page.reload();
  await expect(bag).not.toContainText("Noch keine Ausführung gewählt");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a list of a page that sells at once is a form, and options are a page", async ({ page, open }) => {
    await open("/");
    const list = page.getByRole("region", { name: "Schulwechsel in Klasse 5" });
    await list.getByRole("button", { name: "Auf meinen Merkzettel" }).click();
    await expect(page).toHaveURL(/\/lists\/schulwechsel-klasse-5\/$/);
    await expect(page.getByText("Die Artikel stehen jetzt auf „Merkzettel“.")).toBeVisible();
    await open("/");
    await page.getByRole("link", { name: `Optionen für „${first}“` }).click();
    await page
      .getByRole("region", { name: `Optionen für „${first}“` })
      .getByRole("button", { name: "Alles in den Warenkorb" })
      .click();
    await expect(page.getByText(/Ausführung|Warenkorb/).first()).toBeVisible();
  });
});

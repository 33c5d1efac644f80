import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { makeList, register, rowOf } from "./own-list.ts";

test("WISH-10, WISH-12, WISH-29: the dialogs of a list and of its entries open in place, and each does what it is for", async ({
  page,
  backOffice,
  open,
}) => {
  await open("/myaccount/wishlist/");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
  await expect(page.getByRole("dialog", { name: "Anmelden" })).toContainText("Passwort");
  await page.keyboard.press("Escape");
  await register(page, open);
  await hydrated(page);
  await makeList(page, "Klasse 3b");
  const made = await backOffice.createProduct({ colours: ["rot", "blau"], priceCents: 700 });
  const product = { name: made.name.de };
  await open(`/prod/${made.id}/`);
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: /merken$/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Auf welche Liste?" }).getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open("/myaccount/wishlist/");
  await hydrated(page);
  const row = rowOf(page, product);
  await expect(row).toContainText("Noch keine Ausführung gewählt");
  await expect(row.getByRole("button", { name: /in den Warenkorb$/ })).toHaveCount(0);
  await row.getByRole("link", { name: /^Ausführung wählen/ }).click();
  const variants = page.getByRole("dialog", { name: "Ausführung wählen" });
  await variants.getByRole("radio", { name: /blau/ }).check();
  await expect(variants.getByRole("status")).toContainText(/1 Stück: 7,00\s€/);
  await expectAccessible(page);
  await variants.getByRole("button", { name: "Übernehmen", exact: true }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await expect(row).toContainText("blau");
  await row.getByRole("link", { name: /^Ausführung wählen/ }).click();
  await variants.getByRole("radio", { name: /rot/ }).check();
  await variants.getByRole("button", { name: "Übernehmen und in den Warenkorb" }).click();
  await expect(page.getByRole("dialog", { name: "Liegt jetzt im Warenkorb" })).toContainText("rot");
  await page.keyboard.press("Escape");

  await row.getByRole("link", { name: /kommentieren$/ }).click();
  const comments = page.getByRole("dialog", { name: /^Kommentare zu/ });
  await comments.getByLabel(/^Ihr Kommentar/).fill("Bitte in Rot");
  await comments.getByRole("button", { name: "Kommentar senden" }).click();
  await expect(row).toContainText("Bitte in Rot");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await row.getByRole("link", { name: /^Optionen für/ }).click();
  await expect(page.getByRole("dialog", { name: "Optionen" })).toContainText("Wo möchten Sie");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Liste bearbeiten" }).click();
  await expect(page.getByRole("dialog", { name: "Liste bearbeiten" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // The least of an order has risen since it was listed.
  for (const { id } of made.items) await backOffice.setMinimum(id, 5);
  await page.reload();
  await hydrated(page);
  await row.getByRole("button", { name: /in den Warenkorb$/ }).click();
  const least = page.getByRole("dialog", { name: "Mindestbestellmenge" });
  await expect(least).toBeVisible();
  await expectAccessible(page);
  await least.getByRole("button", { name: "5 Stück in den Warenkorb" }).click();
  await expect(page.getByRole("dialog", { name: "Liegt jetzt im Warenkorb" })).toContainText("5 Stück");
  await page.keyboard.press("Escape");

  await row.getByRole("button", { name: /^Prüfstück.* entfernen$/ }).click();
  const empty = page.getByRole("dialog", { name: "Liste löschen?" });
  await expect(empty).toContainText("ist leer");
  await expectAccessible(page);
  await empty.getByRole("button", { name: "Liste löschen" }).click();
  await expect(page.getByText("„Klasse 3b“ ist gelöscht.")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Kontoseiten zeigen" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Abmelden" })).toBeVisible();
});

test("WISH-34: a link is copied; where the browser does not allow it, it is selected, and the page says so", async ({
  page,
  context,
  open,
}) => {
  await register(page, open);
  await hydrated(page);
  await makeList(page, "Kollegium");
  await page.getByRole("link", { name: "Teilen" }).click();
  await page.getByRole("button", { name: "Link erstellen: Kommentieren" }).click();
  const invite = page.getByRole("region", { name: "Link zum Kommentieren" });
  const field = invite.getByRole("textbox");
  await expect(field).toHaveValue(/share_data=/);
  const isSelected = () =>
    field.evaluate(
      (input: HTMLInputElement) => input.selectionEnd === input.value.length && input.selectionStart === 0,
    );

  // What a browser is like outside https, and one that refuses.
  for (const clipboard of [undefined, { writeText: null }]) {
    await page.evaluate((value) => {
      const stand = value && { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) };
      Object.defineProperty(navigator, "clipboard", { value: stand, configurable: true });
      document.getSelection()?.empty();
    }, clipboard);
    await invite.getByRole("button", { name: "Link kopieren" }).click();
    await expect(page.getByText("Der Link ist markiert").first()).toBeVisible();
    await expect.poll(isSelected).toBe(true);
    await expect(field).toBeFocused();
    await expect(page.getByText("Der Link ist kopiert.")).toHaveCount(0);
  }
  await expectAccessible(page);

  await page.reload();
  await hydrated(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "Teilen" }).click();
  await invite.getByRole("button", { name: "Link kopieren" }).click();
  await expect(page.getByText("Der Link ist kopiert.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
});

test("a dialog keeps what is typed when another tab deletes its list, says so, and changes no other list", async ({
  page,
  open,
  context,
}) => {
  await register(page, open);
  await hydrated(page);
  await makeList(page, "Klasse 3b");
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await other.getByRole("link", { name: "Liste bearbeiten" }).click();
  const description = other.getByRole("dialog").getByRole("textbox", { name: /^Beschreibung/ });
  await description.fill("Bis zu den Ferien");
  await page.getByRole("link", { name: "Liste bearbeiten" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Liste löschen" }).click();
  await page.getByRole("dialog", { name: "Liste löschen?" }).getByRole("button", { name: "Liste löschen" }).click();
  await expect(other.getByText(/in einem anderen Fenster gelöscht/)).toBeVisible();
  await expect(description).toHaveValue("Bis zu den Ferien");
  await other.getByRole("dialog").getByRole("button", { name: "Speichern" }).first().click();
  await expect(other.getByRole("dialog")).toBeVisible();
  await other.goto(new URL("/myaccount/wishlist/", page.url()).href);
  await expect(other.getByText("Bis zu den Ferien")).toHaveCount(0);
});

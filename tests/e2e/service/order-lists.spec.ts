import { sheetRows, workbookOf } from "../../../services/order-list/test/workbooks.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { b2b, de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const path = "/service/orderform/";
const fileLabel = /^Oder eine CSV-Datei hochladen/;

/** Order numbers of the demo's items, as the seed counts them. */
const seeded = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(100_000 + (((500_010 + index) * 7_919) % 900_000)));

/** A list of 300 lines below two titles and headings; 20 of them, each fifteenth, state no amount. */
const longList = (): string => {
  const lines = seeded(300).map((number, index) => {
    const amount = index % 15 === 7 ? ["1.000", "4 VE", "-5", "2,5", ""][Math.floor(index / 15) % 5] : "1,00";
    return `${index + 1};${number};"Heft; liniert\nA4";${amount}`;
  });
  return ["Bestellliste Klasse 3b;;;", ";;;", "Pos;Art.-Nr.;Bezeichnung;Menge", ...lines].join("\r\n");
};
const csv = (text: string, name = "liste.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });

test("finding 3.1: of 300 lines 20 are wrong: each is named by its line, the others are bought, nothing is lost", async ({
  page,
  open,
  shopper,
}) => {
  test.slow();
  await open(path);
  await hydrated(page);
  await page.getByLabel(fileLabel).setInputFiles(csv(longList()));
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page).toHaveURL(/\?list=/);
  await expect(page).toHaveTitle("Fehler: Bestellschein");
  // The eighth entry: three rows above it, and each line of the list has a line break in its name.
  const summary = page.getByRole("group", { name: /Bitte|Fehler/ }).first();
  const first = summary.getByRole("link", { name: /^Zeile 18: „1.000“ ist keine eindeutige Menge/ });
  await expect(first).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /Zeile 18 Ihrer Liste/ })).toBeVisible();
  await first.click();
  const wrong = page.getByRole("textbox", { name: "Menge 8", exact: true });
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveValue("1.000");
  await expectAccessible(page);
  for (const width of [375, 768, 1280, 1780]) {
    await page.setViewportSize({ width, height: 900 });
    const sticksOut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sticksOut, `${width} px`).toBeLessThanOrEqual(0);
  }

  await page.reload();
  await hydrated(page);
  await expect(wrong).toHaveValue("1.000");
  await wrong.fill("2");
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  // Three hundred lines are three questions to the shop and three changes of the cart.
  const left = page.getByText("Die übrigen stehen noch auf dem Bestellschein.");
  await expect(left).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Zeile 48 Ihrer Liste$/)).toBeVisible();
  await expect(page.getByText(/^Zeile 18 Ihrer Liste$/)).toHaveCount(0);

  // A sign-in leads back to the form as it is.
  const before = new URL(page.url());
  await page.getByRole("link", { name: "Anmelden, der Bestellschein bleibt" }).click();
  await page.waitForURL(/\/login\//);
  const form = page.getByRole("main");
  await form.getByLabel(shopper.words.email).first().fill("demo@chalkbox.example");
  await form.getByRole("textbox", { name: shopper.words.password }).first().fill("kreide-2026");
  await form.getByRole("button", { name: "Anmelden", exact: true }).first().click();
  await expect(page).toHaveURL(before.href);
  await expect(page.getByText(/^Zeile 48 Ihrer Liste$/)).toBeVisible();
});

test("finding 3.1: an Excel file is read, other files are refused in words, and what was typed stays", async ({
  page,
  open,
  backOffice,
}) => {
  const product = await backOffice.createProduct({ priceCents: 250 });
  const number = product.items[0]?.orderNumber ?? "";
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  const rows = sheetRows([["Bestellung"], ["Art.-Nr.", "Menge"], [number, 4], [number, "4 VE"]]);
  await open(path);
  await hydrated(page);
  await page.getByRole("textbox", { name: "Liste einfügen" }).fill(`${number} 1`);
  await page.getByLabel(fileLabel).setInputFiles(csv("%PDF-1.7\n157096;3", "liste.pdf"));
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByLabel(fileLabel)).toHaveAccessibleDescription(/Art PDF .*Excel-Arbeitsmappen/);
  await expect(page.getByRole("textbox", { name: "Liste einfügen" })).toHaveValue(`${number} 1`);
  await page
    .getByLabel(fileLabel)
    .setInputFiles({ name: "liste.xlsx", mimeType, buffer: Buffer.from(workbookOf(rows)) });
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByRole("textbox", { name: "Menge 1", exact: true })).toHaveValue("5");
  await expect(page.getByRole("textbox", { name: "Menge 2", exact: true })).toHaveAccessibleDescription(
    /Zeile 4: „4 VE“ ist keine eindeutige Menge/,
  );
});

for (const storefront of [de, b2b]) {
  test(`finding 3.1: lists are read without scripts, ${storefront.name}`, async ({ chalkbox, backOffice }) => {
    const product = await backOffice.createProduct({ stock: 30 });
    const number = product.items[0]?.orderNumber ?? "";
    const visitor = pageVisitor(chalkbox, storefront);
    if (storefront.store === "b2b") await visitor.post("/login/", { email: "100200", password: "kreide-2026" });
    const fields = { "number-0": "", "quantity-0": "1", paste: "", intent: "add" };
    const list = (text: string) => ({
      field: "file",
      name: "liste.csv",
      type: "text/csv",
      bytes: Uint8Array.from(Buffer.from(text)),
    });
    const added = await visitor.postFile(path, fields, list(`sep=;\nMenge;Artikelnummer\n2;${number}\n-5;${number}\n`));
    expect([added.status, added.location]).toEqual([303, `${path}?e=${number}*-5*4`]);
    expect((await visitor.get("/checkout/basket/")).html).toContain(product.name.de);
    const left = await visitor.get(added.location ?? "");
    expect(left.title).toBe("Fehler: Bestellschein");
    expect(left.html).toContain("Zeile 4: „-5“ ist keine eindeutige Menge");
    const refused = await visitor.postFile(path, { ...fields, paste: `${number} 3` }, list("%PDF-1.7"));
    expect(refused.html).toContain("Eine Datei der Art PDF können wir nicht lesen");
    expect(refused.html).toContain(`${number} 3</textarea>`);
    const long = await visitor.postFile(path, fields, list(`${number};1\n`.repeat(1_001)));
    expect(long.html).toContain("Ein Bestellschein fasst 1000 Zeilen");
  });
}

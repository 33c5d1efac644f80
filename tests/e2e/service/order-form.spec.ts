import { readFile } from "node:fs/promises";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { b2b, ch } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const path = "/service/orderform/";
const numberOf = ({ items }: { readonly items: readonly { readonly orderNumber: string }[] }): string =>
  items[0]?.orderNumber ?? "";

test("SERV-05: a list from a spreadsheet is validated line by line, mended, and put into the basket", async ({
  page,
  open,
  backOffice,
}) => {
  const [pens, paper] = [await backOffice.createProduct({ priceCents: 250 }), await backOffice.createProduct()];
  await open(path);
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Liste einfügen" }).fill(`${numberOf(pens)}\t4\n999999999\t2`);
  await page.getByRole("button", { name: "Prüfen" }).click();
  const wrong = page.getByRole("textbox", { name: "Artikelnummer 2", exact: true });
  await expect(wrong).toHaveValue("999999999");
  await expect(wrong).toHaveAccessibleDescription(/Diese Artikelnummer gibt es in diesem Shop nicht/);
  await expect(page.getByText("zusammen 10,00 €")).toBeVisible();
  await expect(page).toHaveTitle("Fehler: Bestellschein");
  await expectAccessible(page);

  // What was written is in the address.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Menge 1", exact: true })).toHaveValue("4");
  await page.getByRole("textbox", { name: "Artikelnummer 2", exact: true }).fill(numberOf(paper));
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page).toHaveURL(/\/checkout\/basket\/$/);
  for (const product of [pens, paper]) {
    await expect(page.getByRole("main").getByText(product.name.de).first()).toBeVisible();
  }
  await expect(page.getByText("2 Artikel liegen im Warenkorb.")).toBeVisible();
});

test("SERV-05, SERV-06: a CSV file fills the form, another quantity is shown first, and the form is a PDF", async ({
  page,
  open,
  backOffice,
}) => {
  const product = await backOffice.createProduct({ stock: 7 });
  await open(path);
  await hydrated(page);
  const csv = `Nummer;Bezeichnung;Menge\r\n${numberOf(product)};Größe;20\r\n`;
  const file = { name: "liste.csv", mimeType: "text/csv", buffer: Buffer.from(csv, "latin1") };
  await page.getByLabel("Oder eine CSV-Datei hochladen").setInputFiles(file);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page.getByRole("textbox", { name: "Menge 1", exact: true })).toHaveValue("7");
  await expect(page).toHaveURL(/\/service\/orderform\/\?e=/);
  await expect(page.getByText(/^Einige Mengen haben wir angepasst/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als PDF ausdrucken" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("bestellschein.pdf");
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(page).toHaveURL(/\/checkout\/basket\/$/);
});

for (const storefront of [ch, b2b]) {
  test(`SERV-05: the order form works without scripts, ${storefront.name}`, async ({ chalkbox, backOffice }) => {
    const product = await backOffice.createProduct({ stock: 30 });
    const number = numberOf(product);
    const visitor = pageVisitor(chalkbox, storefront);
    if (storefront.store === "b2b") {
      expect((await visitor.get(path)).status).toBe(302);
      expect((await visitor.post(`${path}pdf/`, { e: `${number}*2` })).location).toMatch(/^\/\?to=/);
      expect((await visitor.post("/login/", { email: "100200", password: "kreide-2026" })).status).toBe(303);
    }
    const rows = { "number-0": number, "quantity-0": "2", "number-1": "x-1", "quantity-1": "1", intent: "check" };
    const checked = await visitor.post(path, rows);
    expect(checked.location).toBe(`${path}?e=${number}*2&e=X-1*1`);
    const page = await visitor.get(checked.location ?? "");
    expect([page.title, page.robots]).toEqual(["Fehler: Bestellschein", "noindex,follow"]);
    expect(page.html).toContain(product.name.de);
    // What can be bought is in the basket; the rest stays on the form.
    const added = await visitor.post(path, { ...rows, intent: "add" });
    expect(added.location).toBe(`${path}?e=X-1*1`);
    expect((await visitor.get("/checkout/basket/")).html).toContain(product.name.de);
    const pdf = await visitor.post(`${path}pdf/`, { e: `${number}*2` });
    expect([pdf.status, pdf.html.slice(0, 5)]).toEqual([200, "%PDF-"]);
  });
}

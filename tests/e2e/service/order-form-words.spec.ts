import { b2bEnglish } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const path = "/service/orderform/";

test.describe("the order form in English", () => {
  test.use({ storefront: b2bEnglish, locale: "en-DE" });

  test("SERV-05: a file with English headings is judged line by line, corrected, and bought", async ({
    page,
    open,
    shopper,
    backOffice,
  }) => {
    const [pens, paper] = [await backOffice.createProduct({ priceCents: 250 }), await backOffice.createProduct()];
    const [first = "", second = ""] = [pens, paper].map(({ items }) => items[0]?.orderNumber ?? "");
    await open(`/login/?to=${encodeURIComponent(path)}`);
    await hydrated(page);
    const login = page.getByRole("main");
    await login.getByLabel(shopper.words.customerNumber).fill("100200");
    await login.getByRole("textbox", { name: shopper.words.password }).fill("kreide-2026");
    await login.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await hydrated(page);

    const list = `Shopping list 3b,,\n,,\nItem no.,Description,Qty\n${first},"Pens, blue",10.00\n${second},Paper,2 packs\n999999999,Glue,1\n`;
    const buffer = Buffer.from(`\ufeff${list}`);
    await page.getByLabel(/^Or upload a CSV file/).setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page).toHaveTitle("Error: Order form");
    await expect(page.getByText("1 of 3 items can be ordered. The others are below with the reason.")).toBeVisible();
    const packs = page.getByRole("textbox", { name: "Quantity 2", exact: true });
    await expect(packs).toHaveAccessibleDescription(/Line 5: “2 packs” is no clear quantity/);
    const unknown = page.getByRole("textbox", { name: "Order number 3", exact: true });
    await expect(unknown).toHaveAccessibleDescription(/Line 6: .*this shop/);
    await expectAccessible(page);

    await packs.fill("2");
    await unknown.fill("");
    await page.getByRole("button", { name: "Add to basket", exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/basket\/$/);
    await expect(page.getByText("2 items are in the basket.")).toBeVisible();
    for (const product of [pens, paper]) {
      await expect(page.getByRole("main").getByText(product.name.en).first()).toBeVisible();
    }
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${pens.name.en}` })).toHaveValue("10");
  });
});

test("finding 3.1: without scripts a thousand long lines are refused in words, and Back has them as they were typed", async ({
  browser,
  open,
}) => {
  // Its own context: browsers log the status of the refusal.
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await open(path, page);
  const list = page.getByRole("textbox", { name: "Liste einfügen" });
  const typed = `157096 3 ${"mit einer langen Bemerkung ".repeat(50)}\n`.repeat(1_000);
  await list.fill(typed);
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByRole("heading", { name: "Das ist zu viel auf einmal" })).toBeVisible();
  await page.goBack();
  await expect(list).toHaveValue(typed);
  await list.fill("157096 3 ".repeat(60_000));
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(list).toHaveAccessibleDescription(/Diese Liste ist zu lang/);
  await expect(list).toHaveValue(/^157096 3 157096/);
  await page.context().close();
});

import { demoCategories, findDemoProduct } from "../../testkit/demo-products.ts";
import { de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { register, rowOf, wish } from "./own-list.ts";

test("WISH-03: a row shows the three latest comments; with a fourth a link leads to all of them", async ({
  page,
  open,
  shopper,
}) => {
  const product = await shopper.newProduct();
  await register(page, open);
  await open(`/prod/${product.id}/`);
  await hydrated(page);
  await wish(page, product);
  await open("/myaccount/wishlist/");
  await hydrated(page);
  const row = rowOf(page, product);
  const shown = row.getByRole("list", { name: `Kommentare zu ${product.name}` }).getByRole("listitem");
  const all = row.getByRole("link", { name: /^Alle \d+ Kommentare zeigen$/ });
  await row.getByRole("link", { name: `${product.name} kommentieren` }).click();
  const dialog = page.getByRole("dialog", { name: /^Kommentare zu/ });
  const comment = async (text: string) => {
    await dialog.getByLabel(/^Ihr Kommentar/).fill(text);
    await dialog.getByRole("button", { name: "Kommentar senden" }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  };
  for (const text of ["Wort eins.", "Wort zwei.", "Wort drei."]) await comment(text);
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(3);
  await expect(all).toHaveCount(0);
  await row.getByRole("link", { name: `${product.name} kommentieren` }).click();
  await comment("Wort vier.");
  await page.keyboard.press("Escape");
  await expect(shown).toHaveText([/Wort vier\./, /Wort drei\./, /Wort zwei\./]);
  await expectAccessible(page);
  await page.reload();
  await hydrated(page);
  await expect(shown).toHaveCount(3);
  await all.click();
  await expect(dialog.getByRole("listitem")).toHaveCount(4);
  await expect(dialog.getByRole("listitem").last()).toContainText("Wort eins.");
});

test("WISH-04: what is sold out is greyed and names what to buy instead, with a link that leads there", async ({
  page,
  open,
  chalkbox,
  shopper,
}) => {
  const kept = await shopper.newProduct();
  await open(`/prod/${kept.id}/`);
  await hydrated(page);
  await wish(page, kept);
  const soldOut = await findDemoProduct(
    chalkbox,
    de,
    demoCategories.school,
    ({ item, attributes }) => attributes.length === 0 && item?.availableForSale === false,
  );
  await open(`/prod/${soldOut.id}/`);
  await hydrated(page);
  await wish(page, soldOut);
  await open("/myaccount/wishlist/");
  await hydrated(page);
  const row = rowOf(page, soldOut);
  await expect(row.getByText("Ausverkauft – stattdessen:")).toBeVisible();
  await expect(row.getByRole("heading", { name: soldOut.name })).toHaveCSS("filter", "grayscale(1)");
  await expect(row.getByRole("button", { name: /in den Warenkorb$/ })).toHaveCount(0);
  await expectAccessible(page);
  // Why it is not in the basket stands in the row already; the basket is not full.
  await page.getByRole("button", { name: "Alles in den Warenkorb" }).click();
  await expect(page.getByRole("dialog", { name: "Das liegt im Warenkorb" })).toContainText(soldOut.name);
  await page.keyboard.press("Escape");
  await page.reload();
  await hydrated(page);
  await expect(row.getByText("Ausverkauft – stattdessen:")).toBeVisible();
  await expect(row).not.toContainText("Mehr passt nicht in den Warenkorb.");
  const instead = row.getByRole("link").filter({ hasNotText: soldOut.name });
  const name = await instead.first().innerText();
  await instead.first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /in den Warenkorb/i })
      .first(),
  ).toBeEnabled();
});

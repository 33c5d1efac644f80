import { demoCategories, findDemoProduct, hasTwoChoices } from "../../testkit/demo-products.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { chooseVariant } from "../steps/product.ts";

test("TILE-05: what was removed from a wish list leads to its item where there are variants, else to its product", async ({
  page,
  open,
  chalkbox,
  storefront,
  shopper,
}) => {
  const main = page.getByRole("main");
  const heart = main.getByRole("button", { name: / merken$/ }).first();
  const headerHeart = (count: number) => page.getByRole("link", { name: `Merkzettel, ${count} Artikel` });

  const plain = await shopper.newProduct();
  await open(`/prod/${plain.id}/`);
  await hydrated(page);
  await heart.click();
  await expect(headerHeart(1)).toBeVisible();
  const varied = await findDemoProduct(chalkbox, storefront, demoCategories.furniture, hasTwoChoices);
  await open(`/prod/${varied.id}/`);
  await hydrated(page);
  await chooseVariant(page, varied);
  const chosen = await page.getByRole("heading", { level: 1 }).innerText();
  await heart.click();
  await expect(headerHeart(2)).toBeVisible();

  await open("/myaccount/wishlist/");
  await hydrated(page);
  const removed = (name: string) =>
    main.getByRole("row").filter({ has: page.getByRole("button", { name: `${name} wiederherstellen`, exact: true }) });
  for (const name of [plain.name, chosen]) {
    await main.getByRole("button", { name: `${name} entfernen`, exact: true }).click();
    await expect(removed(name)).toBeVisible();
  }
  await expect(removed(plain.name).getByRole("link")).toHaveAttribute("href", `/prod/${plain.id}/`);
  await expect(removed(plain.name).getByRole("presentation", { includeHidden: true })).toHaveCount(1);
  await removed(chosen).getByRole("link", { name: chosen }).click();
  await expect(page).toHaveURL(new RegExp(`/prod/${varied.id}/\\?varid=\\d+$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(chosen);
});

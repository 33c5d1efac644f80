import { b2b } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

test.use({ storefront: b2b });

test("prices by quantity are shown beside a product, charged in the basket, and a change of tier is announced", async ({
  page,
  shopper,
}) => {
  const tiers = [
    { from: 10, cents: 900 },
    { from: 30, cents: 800 },
  ];
  const { id, name } = await shopper.newProduct({ priceCents: 1_000, tiers });
  await shopper.signInAsDemo();
  await shopper.open(`/prod/${id}/`);
  const table = page.getByRole("table", { name: "Staffelpreise" });
  await expect(table.getByRole("row")).toHaveText([
    /Menge/,
    /ab 1 Stück\s*10,00/,
    /ab 10 Stück\s*9,00/,
    /ab 30 Stück\s*8,00/,
  ]);
  await page.getByLabel(`Menge von ${name}`).fill("10");
  await page.getByLabel(`Menge von ${name}`).blur();
  await expect(table.locator("[aria-current]")).toHaveText(/ab 10 Stück\s*9,00/);
  const price = page
    .getByRole("article")
    .first()
    .getByText(/^\d+,\d\d\s€$/)
    .first();
  await expect(price).toHaveText(/^9,00\s€$/);
  await expectAccessible(page);
  // On a phone the bar says the same, its button in one line.
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const bar = page.getByRole("complementary", { name: "Kaufen" });
  await expect(bar.getByText(/^10 × 9,00\s€$/)).toBeVisible();
  const button = await bar.getByRole("button", { name: "In den Warenkorb" }).boundingBox();
  expect(button?.height).toBeLessThanOrEqual(48);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await shopper.add();

  await shopper.open("/checkout/basket/");
  const line = page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem").filter({ hasText: name });
  const quantity = line.getByLabel(`Menge von ${name}`);
  await expect(line.getByText(/^90,00\s€$/)).toBeVisible();
  for (const [pieces, total, announced] of [
    ["30", /^240,00\s€$/, /bei 30 Stück 8,00\s€ statt 9,00\s€ pro Stück/],
    ["5", /^50,00\s€$/, /bei 5 Stück 10,00\s€ statt 8,00\s€ pro Stück/],
  ] as const) {
    await quantity.fill(pieces);
    await quantity.press("Enter");
    await expect(line.getByText(total)).toBeVisible();
    await expect(page.getByRole("status").getByText(announced)).toBeVisible();
  }
  await page.getByRole("button", { name: `${name} entfernen` }).click();
  await expect(line).toHaveCount(0);
});

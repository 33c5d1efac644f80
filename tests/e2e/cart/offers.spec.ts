import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const main = (page: Page) => page.getByRole("main");
const lines = (page: Page) => page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem");

/** Types a code of the demo data into the folded field. */
async function redeem(page: Page, code: string): Promise<void> {
  await hydrated(page);
  await main(page).getByText("Gutschein einlösen").click();
  await main(page).getByLabel("Gutscheincode").fill(code);
  await main(page).getByRole("button", { name: "Einlösen", exact: true }).click();
}

test("CART-05: a voucher takes its share off the basket until it is taken back", async ({ page, shopper }) => {
  await shopper.buy({ priceCents: 4_000 });
  await shopper.open("/checkout/basket/");
  await redeem(page, "schule10");
  await expect(main(page).getByText("10 % zum Schulstart ist eingelöst.")).toBeVisible();
  await expect(main(page).getByText(/^[-−]\s?4,00\s€$/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/^[-−]\s?4,00\s€$/)).toBeVisible();
  await main(page).getByRole("button", { name: "Gutschein entfernen" }).click();
  await expect(main(page).getByText(/^[-−]\s?4,00\s€$/)).toHaveCount(0);
});

test("CART-05: a voucher that is not attained states what is missing, and counts once it is", async ({
  page,
  shopper,
}) => {
  const { name } = await shopper.buy({ priceCents: 2_000 });
  await shopper.open("/checkout/basket/");
  await redeem(page, "SCHULE10");
  await expect(
    main(page)
      .getByText(/10,00\s€/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText("10 % zum Schulstart ist eingelöst.")).toHaveCount(0);
  const quantity = page.getByLabel(`Menge von ${name}`);
  await quantity.fill("2");
  await quantity.press("Enter");
  await expect(main(page).getByText("10 % zum Schulstart ist eingelöst.")).toBeVisible();
});

test("CART-05: an unknown code shows a message beside its field, and changes nothing", async ({ page, shopper }) => {
  await shopper.buy();
  await shopper.open("/checkout/basket/");
  await redeem(page, "GIBTESNICHT");
  await expect(main(page).getByLabel("Gutscheincode")).toHaveAttribute("aria-invalid", "true");
  await expect(lines(page)).toHaveCount(1);
});

test("CART-02, CART-06: from its value on a basket gets a free article, which comes last", async ({
  page,
  shopper,
}) => {
  const { name } = await shopper.buy({ priceCents: 4_500 });
  await shopper.open("/checkout/basket/");
  const offer = main(page)
    .getByRole("listitem")
    .filter({ hasText: /gratis ab/ });
  const add = offer.getByRole("button", { name: /gratis dazulegen$/ });
  const condition = main(page).getByText(/gratis ab 80,00\s€ Warenwert/);
  await expect(condition).toBeVisible();
  // On a phone the way to the checkout comes before what is offered beside it.
  const toCheckout = main(page).getByRole("button", { name: "Zur Kasse" });
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(async () => {
    const [offered, goesOn] = [await condition.boundingBox(), await toCheckout.boundingBox()];
    expect(goesOn?.y).toBeLessThan(offered?.y ?? 0);
  }).toPass();
  await expect(add).toHaveCount(0);
  const quantity = page.getByLabel(`Menge von ${name}`);
  await quantity.fill("2");
  await quantity.press("Enter");
  await add.click();
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).last().getByText("Gratis", { exact: true })).toBeVisible();
  await expect(page.getByLabel(`Menge von ${name}`)).toHaveValue("2");
});

test("CART-06: a printed catalogue comes along for nothing", async ({ page, shopper }) => {
  await shopper.buy({ priceCents: 500 });
  await shopper.open("/checkout/basket/");
  await expect(main(page).getByText("Kataloge kostenlos mitbestellen")).toBeVisible();
  await main(page)
    .getByRole("button", { name: /^Chalkbox Katalog – Schule und Büro/ })
    .click();
  await expect(lines(page)).toHaveCount(2);
  await expect(
    lines(page).last().getByRole("link", { name: "Chalkbox Katalog – Schule und Büro" }).first(),
  ).toBeVisible();
  await expect(lines(page).last().getByText("Katalog", { exact: true })).toBeVisible();
});

test("CART-05: a voucher may add an article", async ({ page, shopper }) => {
  await shopper.buy({ priceCents: 6_000 });
  await shopper.open("/checkout/basket/");
  await redeem(page, "GESCHENK");
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).last().getByText("Gratis", { exact: true })).toBeVisible();
});

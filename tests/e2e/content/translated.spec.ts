import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { translate } from "../steps/translate.ts";

/** Opens a page and has it translated. */
async function openTranslated(page: Page, open: (path: string) => Promise<void>, path: string): Promise<void> {
  await open(path);
  await hydrated(page);
  await page.evaluate(translate);
}

const failure = (page: Page) => page.getByText("Da ist etwas schiefgegangen");

test("a translated page goes on after a wrong password", async ({ page, open }) => {
  const main = page.getByRole("main");
  await openTranslated(page, open, "/login/");
  await main
    .getByRole("textbox", { name: /E-Mail/ })
    .first()
    .fill("niemand@example.org");
  await main
    .getByRole("textbox", { name: /Passwort/ })
    .first()
    .fill("falsch-2026");
  await main
    .getByRole("button", { name: /Anmelden/ })
    .first()
    .click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test("a translated page goes on while the search suggests", async ({ page, open }) => {
  await open("/");
  await hydrated(page);
  // What comes to life with the first focus meets the page as it was sent.
  await page
    .getByRole("banner")
    .getByRole("searchbox")
    .or(page.getByRole("banner").getByRole("combobox"))
    .first()
    .click();
  const search = page.getByRole("banner").getByRole("combobox").first();
  await expect(search).toBeVisible();
  await page.evaluate(translate);
  await search.fill("stif");
  await expect(page.getByRole("option").first()).toBeVisible();
  await search.fill("schere");
  await expect(
    page
      .getByRole("option")
      .filter({ hasText: /schere/i })
      .first(),
  ).toBeVisible();
  await search.fill("");
  await expect(failure(page)).toHaveCount(0);
});

test("a translated page goes on when a filter's chip is taken back", async ({ page, open }) => {
  const main = page.getByRole("main");
  await openTranslated(page, open, "/cat/1000/?filter.FARBE=blau");
  await page.getByRole("list", { name: "Aktive Filter" }).getByRole("link").first().click();
  await expect(page).not.toHaveURL(/blau/);
  await expect(main.getByRole("listitem").first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test("a translated basket goes on after a wrong voucher and another quantity", async ({ page, open, shopper }) => {
  const main = page.getByRole("main");
  const { id } = await shopper.newProduct({ priceCents: 1_000 });
  await open(`/prod/${id}/`);
  await shopper.add();
  await openTranslated(page, open, "/checkout/basket/");
  await main.getByText("Gutschein einlösen").click();
  await main.getByLabel(/Gutscheincode/).fill("GIBT-ES-NICHT");
  await main
    .getByRole("button", { name: /einlösen/i })
    .last()
    .click();
  await expect(main.getByLabel(/Gutscheincode/)).toHaveAttribute("aria-invalid", "true");
  await main.getByRole("button", { name: /Menge erhöhen/ }).click();
  await expect(main.getByText(/20,00\s€/).first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

for (const path of ["/myaccount/register/", "/service/kontakt/", "/service/orderform/", "/checkout/login/"]) {
  test(`a translated page keeps what is typed into it: ${path}`, async ({ page, open, shopper }) => {
    if (path.startsWith("/checkout/")) {
      const { id } = await shopper.newProduct();
      await open(`/prod/${id}/`);
      await shopper.add();
    }
    await openTranslated(page, open, path);
    const main = page.getByRole("main");
    const field = main.getByRole("textbox").filter({ visible: true }).first();
    await field.fill("Erika");
    await main.locator("button[type=submit]:visible").last().click();
    await expect(page.getByRole("alert").or(main.locator("[aria-invalid=true]")).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    // An order number is written in capitals.
    await expect(field).toHaveValue(/^erika$/i);
  });
}

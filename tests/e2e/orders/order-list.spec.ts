import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { Orderer } from "../steps/orders.ts";

const entries = "article";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("ROUTE-14, ORD-01..04: the list is paged, searched and filtered, and its address holds all of it", async ({
      page,
      open,
      chalkbox,
      storefront,
      shopper,
    }) => {
      const orderer = new Orderer(page, chalkbox, storefront);
      await orderer.register();
      const paper = await shopper.newProduct();
      const chalk = await shopper.newProduct();
      const ids: string[] = [];
      for (const { itemId } of [chalk, paper, paper, paper, paper, paper]) {
        ids.unshift(await orderer.order([{ itemId, quantity: 1 }]));
      }
      const main = page.getByRole("main");
      const headings = main.getByRole("article").getByRole("heading", { level: 2 });

      await open("/myaccount/orders/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bestellungen");
      await expect(headings).toHaveText(ids.slice(0, 5).map((id) => `Bestellung ${id}`));
      await expect(main.getByText("6 Bestellungen", { exact: true })).toBeVisible();
      await expect(main.getByRole("combobox", { name: /^Zeitraum/ })).toHaveValue("last3months");
      const year = String(new Date().getFullYear());
      await expect(main.getByRole("option")).toHaveText(["Letzte 3 Monate", year, "Alle Bestellungen"]);
      if (javaScriptEnabled) await expectAccessible(page);

      await main.getByRole("link", { name: "Seite 2", exact: true }).click();
      await expect(page).toHaveURL(/\/myaccount\/orders\/\?p=2$/);
      await expect(headings).toHaveText([`Bestellung ${ids[5]}`]);

      await main.getByRole("searchbox", { name: /^Suche/ }).fill(chalk.name);
      await main.getByRole("combobox", { name: /^Zeitraum/ }).selectOption(year);
      await main.getByRole("button", { name: "Anzeigen" }).click();
      await expect(headings).toHaveText([`Bestellung ${ids[5]}`]);
      await expect(page).toHaveURL(new RegExp(`/myaccount/orders/\\?q=.+&filter=${year}$`));
      await expect(main.getByText("1 Bestellung", { exact: true })).toBeVisible();

      // The address alone shows the same again, in another tab, too.
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(other.getByRole("main").getByRole(entries)).toHaveCount(1);
      await expect(other.getByRole("main").getByRole("searchbox", { name: /^Suche/ })).toHaveValue(chalk.name);

      await page.goBack();
      await expect(headings).toHaveText([`Bestellung ${ids[5]}`]);
      await expect(main.getByText("6 Bestellungen", { exact: true })).toBeVisible();

      // What is no page or period is the usual one (C-46).
      await open("/myaccount/orders/?p=abc&filter=whenever");
      await expect(headings).toHaveText(ids.slice(0, 5).map((id) => `Bestellung ${id}`));
      await expect(main.getByRole("combobox", { name: /^Zeitraum/ })).toHaveValue("last3months");
    });

    test("ux 44: an empty list says what to do next, after a search, too", async ({
      page,
      open,
      chalkbox,
      storefront,
    }) => {
      await new Orderer(page, chalkbox, storefront).register();
      const main = page.getByRole("main");
      await open("/myaccount/orders/");
      await expect(main.getByRole("heading", { name: "Hier ist noch keine Bestellung" })).toBeVisible();
      await main.getByRole("searchbox", { name: /^Suche/ }).fill("4711");
      await main.getByRole("button", { name: "Anzeigen" }).click();
      await expect(main.getByRole("heading", { name: "Dazu gibt es keine Bestellung" })).toBeVisible();
      await main.getByRole("link", { name: "Alle Bestellungen zeigen" }).click();
      await expect(page).toHaveURL(/\/myaccount\/orders\/\?filter=all$/);
      if (javaScriptEnabled) await expectAccessible(page);
    });
  });
}

import * as v from "valibot";
import { deliverOrder } from "../testkit/deliver-order.ts";
import type { BackOffice } from "../testkit/back-office.ts";
import { buyerAtSummary } from "../testkit/buyer.ts";
import type { Addresses } from "../testkit/chalkbox.ts";
import { at, b2bEnglish, ch, de } from "../testkit/storefronts.ts";
import { newVisitor } from "../testkit/visitor.ts";
import { expectAccessibleAtAllWidths } from "./all-widths.ts";
import { take } from "./customer.ts";
import { expect, test } from "./fixtures.ts";

/** A guest's order of which everything has arrived; returns what opens it. */
async function deliveredOrder(chalkbox: Addresses, backOffice: BackOffice, itemId: string): Promise<string> {
  const web = `http://127.0.0.1:${chalkbox.webPort}`;
  const attempt = await (await buyerAtSummary(web, de, { itemId, quantity: 2, paymentId: "INVOICE" })).order();
  if (attempt.kind !== "ordered") throw new Error(JSON.stringify(attempt));
  await deliverOrder(backOffice, attempt.orderId);
  const found = await take(await newVisitor(web, de), "FindOrderForReturn", {
    orderId: attempt.orderId,
    zipCode: "10115",
  });
  return v.parse(v.object({ findOrderForReturn: v.object({ hash: v.string() }) }), found).findOrderForReturn.hash;
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const storefront of [de, at, ch, b2bEnglish]) {
    test.describe(`${storefront.name}, ${colorScheme}`, () => {
      test.use({ storefront, colorScheme });

      test("axe finds nothing on pages that need a link or an account", async ({ page, open, become, backOffice }) => {
        await become();
        const { id } = await backOffice.createProduct();
        const pages = [await backOffice.ratingLink(id, "Kita Nord"), `/myaccount/wishlist/choose/?heart=${id}..1.Heft`];
        for (const path of pages) {
          await open(path);
          await expectAccessibleAtAllWidths(page);
        }
        if (storefront.store === "b2b") return;
        await open("/prime/");
        await page.getByRole("main").getByRole("button").first().click();
        await expect(page).toHaveURL(/\/prime\/checkout\/$/);
        await expectAccessibleAtAllWidths(page);
      });
    });
  }

  test.describe(`a first visit, ${colorScheme}`, () => {
    test.use({ isFirstVisit: true, colorScheme });

    test("axe finds nothing while visitors are asked about cookies", async ({ page, open }) => {
      await open("/");
      await expectAccessibleAtAllWidths(page);
    });
  });

  test.describe(`a return, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("axe finds nothing on the steps of a return and of a withdrawal", async ({
      page,
      open,
      chalkbox,
      backOffice,
    }) => {
      const { items } = await backOffice.createProduct();
      const hash = await deliveredOrder(chalkbox, backOffice, items[0]?.id ?? "");
      const main = page.getByRole("main");
      await open(`/myaccount/returns/productselection/?order=${hash}`);
      await expectAccessibleAtAllWidths(page);
      await main.getByRole("checkbox", { name: /zurücksenden/ }).check();
      await main.getByRole("textbox", { name: "Anzahl" }).fill("1");
      await main.getByRole("combobox", { name: "Grund" }).selectOption({ index: 1 });
      await expectAccessibleAtAllWidths(page);
      const goOn = async (button: RegExp, step: string): Promise<void> => {
        await main.getByRole("button", { name: button }).last().click();
        await expect(page).toHaveURL(new RegExp(`/returns/${step}/`));
        await expectAccessibleAtAllWidths(page);
      };
      await goOn(/^Weiter$/, "regulations");
      await goOn(/^Weiter zum Versand/, "carrier");
      await main.getByRole("textbox", { name: "Vorname" }).fill("Erika");
      await main.getByRole("textbox", { name: "Nachname" }).fill("Mustermann");
      await main.getByLabel(/^E-Mail-Adresse/).fill("erika.mustermann@example.org");
      await goOn(/^Weiter zur Prüfung/, "confirm");
      await open(`/myaccount/withdrawal/?order=${hash}`);
      await expectAccessibleAtAllWidths(page);
    });
  });
}

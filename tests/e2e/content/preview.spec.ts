import { pageVisitor } from "../../testkit/page-visitor.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

/** A page of the demo that is being prepared. */
const draft = "/aktion/werkstattwoche/";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("ACCESS-41, OP-Q-50, C-38: a ticket shows drafts, customer segments and A/B tests; without it all is as shoppers see it", async ({
      page,
      open,
      backOffice,
      chalkbox,
      storefront,
    }) => {
      const name = `kopf-${javaScriptEnabled ? "a" : "b"}`;
      const abTest = { name: "abTests", entry: name, store: "de" } as const;
      await backOffice.setParameter({ ...abTest, value: "ruhig, bunt" });
      const ticket = await backOffice.previewTicket(600);
      const main = page.getByRole("main");
      const shopper = pageVisitor(chalkbox, storefront);
      expect((await shopper.get(draft)).status).toBe(404);

      await open("/preview/");
      await main.getByRole("textbox", { name: "Vorschaukarte" }).fill(`${ticket.slice(0, -3)}abc`);
      await main.getByRole("button", { name: "Vorschau beginnen" }).click();
      await expect(main.getByText(/Diese Karte gilt nicht/).first()).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await main.getByRole("textbox", { name: "Vorschaukarte" }).fill(ticket);
      await main.getByRole("button", { name: "Vorschau beginnen" }).click();
      await expect(main.getByText(/^Die Vorschau ist an, bis /)).toBeVisible();
      await expect(main.getByRole("list", { name: "Kundengruppen" }).getByRole("listitem")).toHaveCount(8);
      expect(page.url()).not.toContain(ticket);
      if (javaScriptEnabled) await expectAccessible(page);

      await main.getByRole("combobox", { name: `Szenario von ${name}` }).selectOption("bunt");
      await main.getByRole("button", { name: "Szenarien übernehmen" }).click();
      await expect(main.getByRole("combobox", { name: `Szenario von ${name}` })).toHaveValue("bunt");
      const cookies = await page.context().cookies();
      expect(cookies.find((cookie) => cookie.name === `BZ_AB_${name}`)?.value).toBe("bunt");

      await main.getByRole("link", { name: "Werkstattwoche" }).click();
      await expect(page).toHaveURL(new RegExp(`${draft}$`));
      await expect(main.getByText(/Entwurf: Diese Seite ist noch nicht veröffentlicht/)).toBeVisible();
      await expect(main.getByRole("heading", { name: "Eine Woche ohne Stundenplan" })).toBeVisible();
      await expect(main.getByRole("article").first()).toBeVisible();
      // Crawlers read the head that the server sends.
      await page.reload();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,nofollow");
      // What the editor was shown is kept for no one else.
      expect((await shopper.get(draft)).status).toBe(404);

      await open("/preview/");
      await main.getByRole("button", { name: "Vorschau beenden" }).click();
      await expect(main.getByRole("textbox", { name: "Vorschaukarte" })).toBeVisible();
      expect((await page.request.get(page.url().replace("/preview/", draft))).status()).toBe(404);
      await backOffice.deleteParameter(abTest);
    });
  });
}

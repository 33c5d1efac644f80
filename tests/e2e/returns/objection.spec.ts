import type { Page } from "@playwright/test";
import { mailsTo } from "../../testkit/mailbox.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { openByNumber } from "../steps/guest-orders.ts";

const main = (page: Page) => page.getByRole("main");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("C-106: what a stranger has withdrawn from is undone from the order's own address, by a press", async ({
      page,
      open,
      chalkbox,
      orderAsGuest,
      shopper,
    }) => {
      const { itemId, name } = await shopper.newProduct();
      const order = await orderAsGuest([{ itemId, quantity: 2 }]);
      const stranger = `fremd-${order.orderId}@example.org`;

      await open("/myaccount/withdrawal/");
      await openByNumber(page, order);
      await main(page).getByRole("textbox", { name: "Ihr Name" }).fill("Eva Fremd");
      await main(page)
        .getByLabel(/^E-Mail-Adresse/)
        .fill(stranger);
      await main(page).getByRole("button", { name: "Weiter" }).click();
      await main(page).getByRole("button", { name: "Widerruf bestätigen" }).click();
      await expect(main(page).getByRole("heading", { name: "Ihr Widerruf ist bei uns eingegangen" })).toBeVisible();
      await expect(
        main(page).getByText(/wenn von der E-Mail-Adresse der Bestellung niemand widerspricht/),
      ).toBeVisible();

      const linkIn = async () =>
        (await mailsTo(chalkbox.sandbox, order.person.email))
          .map(({ text }) => /Das war ich nicht: (\S+)/.exec(text)?.[1] ?? null)
          .find((link) => link !== null) ?? null;
      await expect.poll(linkIn).not.toBeNull();
      await page.context().clearCookies();
      await page.goto((await linkIn()) ?? "");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waren Sie das nicht?");
      await expect(main(page).getByText(`2 × ${name}`)).toBeVisible();
      await expect(page.getByText(order.person.lastName)).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.reload();
      await main(page).getByRole("button", { name: "Das war ich nicht" }).click();
      await expect(main(page).getByText("Danke, alles bleibt, wie es war")).toBeVisible();
      await expect(main(page).getByRole("button", { name: "Das war ich nicht" })).toHaveCount(0);
      if (javaScriptEnabled) await expectAccessible(page);
      const heard = async (address: string) =>
        (await mailsTo(chalkbox.sandbox, address)).filter(({ subject }) => subject.endsWith("gilt nicht")).length;
      await expect.poll(async () => [await heard(order.person.email), await heard(stranger)]).toEqual([1, 1]);
      await page.reload();
      await expect(main(page).getByText("Danke, alles bleibt, wie es war")).toBeVisible();
    });
  });
}

import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { Shopper } from "../steps/shopper.ts";

/** A tab that receives nothing from the others: as a page that the browser has frozen for Back. */
async function openDeaf(page: Page, open: () => Promise<void>): Promise<void> {
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(): void {}
    };
  });
  await open();
}

/** Waits until the page's scripts run that notice when it is shown again: they note who is here as they start. */
const expectAwake = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem("visitor"))).not.toBeNull();

/** The browser shows a page again that it has kept. */
const thaw = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));

const emptyBasket = "Ihr Warenkorb ist leer";

test("CHKX-05, CHKX-14: pages that the browser kept are no offer to order again once it has ordered", async ({
  page,
  context,
  shopper,
  chalkbox,
  storefront,
  backOffice,
}) => {
  const { itemId, name } = await shopper.buy();
  await shopper.walkToSummary(aPerson(), "invoice");
  const [basket, payment, summary] = await Promise.all(
    ["basket", "payment", "summary"].map(async (step) => {
      const kept = new Shopper(await context.newPage(), chalkbox, storefront);
      await openDeaf(kept.page, () => kept.open(`/checkout/${step}/`));
      await expect(kept.page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAwake(kept.page);
      return kept;
    }),
  );
  if (!basket || !payment || !summary) throw new Error("three tabs are open");
  await shopper.order();
  const orderId = await shopper.confirmation();
  // They have received no message.
  await expect(summary.page.getByRole("button", { name: summary.words.order })).toBeVisible();

  await thaw(basket.page);
  await expect(basket.page.getByRole("heading", { level: 1, name: emptyBasket })).toBeVisible();
  await expect(basket.page.getByText(name)).toHaveCount(0);
  for (const kept of [payment, summary]) {
    await thaw(kept.page);
    await expect(kept.page.getByText(`Ihre Bestellung ${orderId} ist bei uns eingegangen.`)).toBeVisible();
    await expect(kept.page.getByRole("button", { name: kept.words.order })).toHaveCount(0);
  }
  for (const kept of [basket, payment, summary])
    await expect(kept.page.getByRole("banner").getByRole("link", { name: /^Warenkorb/ })).not.toHaveAccessibleName(
      /[1-9]/,
    );
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
  await page.close();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("CHKX-14: Back from the confirmation to the basket and the product shows an empty basket", async ({
      page,
      shopper,
    }) => {
      const { name } = await shopper.buy();
      await shopper.walkToSummary(aPerson(), "invoice");
      await shopper.order();
      const orderId = await shopper.confirmation();
      const basketInHeader = page.getByRole("banner").getByRole("link", { name: /^Warenkorb/ });
      // A step of the checkout that was ordered leads to its confirmation, without another entry of the history.
      for (let steps = 0; steps < 3; steps += 1) {
        await page.goBack();
        expect(await shopper.confirmation()).toBe(orderId);
      }
      // The sign-in has nothing to go on with; it leads to the basket, which was before it.
      for (let steps = 0; steps < 2; steps += 1) {
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1, name: emptyBasket })).toBeVisible();
        await expect(page).toHaveURL(/\/checkout\/basket\/?$/);
        await expect(page.getByRole("main").getByText(name)).toHaveCount(0);
        await expect(basketInHeader).not.toHaveAccessibleName(/[1-9]/);
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/prod\//);
      await expect(basketInHeader).not.toHaveAccessibleName(/[1-9]/);
    });
  });
}

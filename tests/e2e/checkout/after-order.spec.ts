import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const expired = "Bitte beginnen Sie die Bestellung noch einmal.";
const home = /localhost:\d+\/$/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("after an order, Back and a tab left on the summary say that it was placed, and lead to its confirmation", async ({
      page,
      shopper,
      backOffice,
    }) => {
      const { itemId } = await shopper.buyToSummary();
      const left = await shopper.inAnotherTab();
      await left.open("/checkout/summary/");
      await left.expectStep("summary", left.words.summaryTitle);
      if (javaScriptEnabled) await hydrated(left.page);
      await shopper.order();
      if (javaScriptEnabled) {
        await expect(left.page.getByText(/^Ihre Bestellung \d+ ist bei uns eingegangen\./)).toBeVisible();
        await expect(left.page).toHaveURL(home);
        await left.page.getByRole("link", { name: "Zur Bestellbestätigung" }).click();
      }
      const orderId = await shopper.confirmation();
      if (!javaScriptEnabled) await left.order();
      expect(await left.confirmation()).toBe(orderId);

      // Each step before leads to the confirmation, and nowhere is a session reported as ended.
      for (let steps = 0; steps < 2; steps += 1) {
        await page.goBack();
        expect(await shopper.confirmation()).toBe(orderId);
      }
      for (const tab of [page, left.page]) await expect(tab.getByText(expired)).toHaveCount(0);
      expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
    });
  });
}

test("ACCESS-16, ACCESS-17, C-86: the tab that ordered reloads the confirmation; others, and other browsers, go home", async ({
  page,
  browser,
  shopper,
}) => {
  const person = aPerson();
  await shopper.buyToSummary({}, person);
  await shopper.order();
  const orderId = await shopper.confirmation();
  const address = page.url();
  await page.reload();
  expect(await shopper.confirmation()).toBe(orderId);

  const leaves = async (tab: Page, to: string) => {
    await tab.goto(to);
    await expect(tab).toHaveURL(home);
    await expect(tab.getByText(person.lastName)).toHaveCount(0);
  };
  // Its number alone, or another ticket, does not open it.
  const withoutTicket = new URL(address);
  withoutTicket.searchParams.delete("ticket");
  await leaves(page, withoutTicket.href);
  withoutTicket.searchParams.set("ticket", "AAAAAAAAAAAAAAAAAAAAAA");
  await leaves(page, withoutTicket.href);

  const another = await shopper.inAnotherTab();
  await leaves(another.page, address);
  await another.page.getByRole("link", { name: "Zur Bestellbestätigung" }).click();
  expect(await another.confirmation()).toBe(orderId);

  const stranger = await browser.newContext();
  await leaves(await stranger.newPage(), address);
  await stranger.close();
});

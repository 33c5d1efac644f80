import type { Locator } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";

/** Whether elements are in this order in the page. */
async function inOrder(...locators: readonly Locator[]): Promise<boolean> {
  const tops = await Promise.all(locators.map(async (locator) => (await locator.boundingBox())?.y ?? Number.NaN));
  return tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? Number.NaN));
}

test("ux 26: goods and total are directly above the last button; what is signed for besides is above them", async ({
  page,
  shopper,
}) => {
  const { name } = await shopper.buy();
  await shopper.walkToSummary(aPerson(), "invoice");
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const main = page.getByRole("main");
    const total = main.getByText("Gesamtsumme", { exact: false });
    await expect(total).toHaveCount(1);
    const newsletter = main.getByRole("checkbox", { name: /Newsletter/ });
    const rating = main.getByRole("checkbox", { name: /bewerten/ });
    const terms = main.getByRole("link", { name: "Allgemeinen Geschäftsbedingungen" });
    const button = main.getByRole("button", { name: shopper.words.order });
    await expect.poll(() => inOrder(terms, newsletter, rating, main.getByText(name), total, button)).toBe(true);
  }
});

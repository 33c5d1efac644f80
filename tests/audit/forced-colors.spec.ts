import type { Locator } from "@playwright/test";
import { expect, test } from "../e2e/fixtures.ts";

test.use({ contextOptions: { forcedColors: "active" } });

const ground = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test("forced colours keep swatches, stock and what is chosen", async ({ page, open }) => {
  await open("/prod/10140/");
  const tiles = page
    .getByRole("main")
    .getByRole("group", { name: /^Farbe/ })
    .getByRole("link");
  const swatches = await tiles
    .locator("circle")
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill));
  expect(new Set(swatches).size).toBeGreaterThan(2);

  const other = await ground(tiles.nth(1));
  await tiles.first().click();
  await expect.poll(() => ground(tiles.first())).not.toBe(other);

  await open("/cat/1000/");
  const light = page.getByRole("main").getByText("Auf Lager").first().locator("xpath=..").locator("span").first();
  expect(await ground(light)).not.toBe(await ground(page.locator("body")));
});

import type { Page } from "@playwright/test";
import { demoCategories } from "../../testkit/demo-products.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

/** Stops of a way through a page: header, navigation and what comes first, or the end of it. */
const stops = 40;

/** Runs in the page: what has the focus when it can be seen, and what lies over it; null: nothing does. */
function coverOfFocus(): string | null {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body) return null;
  // A box that is drawn by its label shows the focus there.
  const shown = focused instanceof HTMLInputElement && focused.labels?.[0] ? [focused, ...focused.labels] : [focused];
  const isSeen = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x1 <= x0 || y1 <= y0) return false;
    const hit = document.elementFromPoint((x0 + x1) / 2, (y0 + y1) / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (shown.some(isSeen)) return null;
  return `${focused.outerHTML.slice(0, 120)} at ${JSON.stringify(focused.getBoundingClientRect())}`;
}

async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    // The page may still be scrolling there.
    await expect.poll(() => page.evaluate(coverOfFocus), { message: `stop ${stop + 1} by ${key}` }).toBeNull();
  }
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    for (const [name, path] of [
      ["home", "/"],
      ["listing", `/cat/${demoCategories.school}/`],
      ["contact", "/service/kontakt/"],
    ] as const) {
      test(`ux 29: no bar hides the focus on the way down and up again: ${name}`, async ({ page, open }) => {
        await open(path);
        await hydrated(page);
        await walk(page, "Tab");
        // The slim header comes back when the page is scrolled up.
        await page.evaluate("scrollTo(0, document.body.scrollHeight / 2)");
        await walk(page, "Shift+Tab");
      });
    }

    test("ux 29: no bar hides the focus on a product's page and in the steps of the checkout", async ({
      page,
      shopper,
    }) => {
      const { id } = await shopper.newProduct();
      await shopper.open(`/prod/${id}/`);
      await hydrated(page);
      await walk(page, "Tab");
      await walk(page, "Shift+Tab");
      await shopper.buy();
      await shopper.startCheckout();
      await shopper.goOnAsGuest();
      await hydrated(page);
      await walk(page, "Tab");
      await walk(page, "Shift+Tab");
    });
  });
}

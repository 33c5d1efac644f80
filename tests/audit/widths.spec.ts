import { b2bEnglish, ch, de } from "../testkit/storefronts.ts";
import { expect, test } from "./fixtures.ts";
import { inStore, layoutPages } from "./pages.ts";

const [narrowest, widest, step] = [320, 1920, 16];

for (const storefront of [de, ch, b2bEnglish]) {
  test.describe(storefront.name, () => {
    test.use({ storefront });
    for (const path of inStore(layoutPages, storefront)) {
      test(`${path} scrolls sideways at no width`, async ({ page, visit }) => {
        await visit(path);
        const tooWide: string[] = [];
        for (let width = narrowest; width <= widest; width += step) {
          await page.setViewportSize({ width, height: 900 });
          const needed = await page.evaluate(() => document.documentElement.scrollWidth);
          if (needed > width) tooWide.push(`${width} px: ${needed}`);
        }
        expect(tooWide).toEqual([]);
      });
    }
  });
}

import type { Page } from "@playwright/test";
import { demoCategories } from "../../testkit/demo-products.ts";
import { ch, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

const widths = [320, 375, 767, 768, 1023, 1024, 1280, 1780, 1920];

/** What stands out of the page at the side, or out of the ground that it lies on; nothing when all is in its place. */
const standingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    // A summary beside its page is a complementary or a labelled region; its totals are a list of terms.
    for (const list of document.querySelectorAll("main dl, main form button, main form input:not([type=hidden])")) {
      const ground = list.closest("section, aside, li, article") ?? document.body;
      const [inner, outer] = [list.getBoundingClientRect(), ground.getBoundingClientRect()];
      if (inner.width > 1 && inner.right > outer.right + 1)
        faults.push(`${list.tagName} stands out of ${ground.tagName}`);
    }
    return faults;
  });

for (const storefront of [de, ch]) {
  test.describe(`in the store ${storefront.store}`, () => {
    test.use({ storefront });

    test("UX-01: no page scrolls sideways at any width, nothing stands out of its ground", async ({
      page,
      shopper,
    }) => {
      const { id } = await shopper.buy({ priceCents: 123_456 });
      const paths = [
        "/",
        `/cat/${demoCategories.school}/`,
        `/prod/${id}/`,
        "/checkout/basket/",
        "/checkout/login/",
        "/login/",
        "/agb/",
      ];
      for (const path of paths) {
        await shopper.open(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => standingOut(page), `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}

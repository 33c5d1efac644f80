import type { Page } from "@playwright/test";
import { demoCategories } from "../../testkit/demo-products.ts";
import { ch, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

const widths = [320, 375, 767, 768, 1023, 1024, 1280, 1780, 1920];

/** What sticks out of the page at the side, or out of the ground that it is on; nothing when all is in its place. */
const standingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    // A summary beside its page is a complementary or a labelled region; its totals are a list of terms.
    // What no key reaches is a field for programs, clipped away from people.
    const parts = "main dl, main form button, main form input:not([type=hidden], [tabindex='-1'])";
    for (const list of document.querySelectorAll(parts)) {
      const ground = list.closest("section, aside, li, article") ?? document.body;
      const [inner, outer] = [list.getBoundingClientRect(), ground.getBoundingClientRect()];
      if (inner.width > 1 && inner.right > outer.right + 1)
        faults.push(`${list.tagName} sticks out of ${ground.tagName}`);
    }
    return faults;
  });

for (const storefront of [de, ch]) {
  test.describe(`in the store ${storefront.store}`, () => {
    test.use({ storefront });

    test("UX-01: no page scrolls sideways at any width, nothing sticks out of its ground", async ({
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
        "/myaccount/wishlist/",
        "/myaccount/returns/",
        "/myaccount/withdrawal/",
        "/service/newsletter/",
        "/service/kontakt/",
        "/service/orderform/",
        "/lists/",
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

test("CMS-27: a carousel shows five slides on a wide screen, and loads its first four pictures at once", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1780, height: 1000 });
  await open("/");
  const row = page.getByRole("region", { name: "Beliebt bei unseren Kunden" }).last();
  const shown = () =>
    row.locator("[data-track]").evaluate((track) => {
      const { left, right } = track.getBoundingClientRect();
      const boxes = [...track.children].map((slide) => slide.getBoundingClientRect());
      return boxes.filter((box) => box.left >= left - 1 && box.right <= right + 1).length;
    });
  await expect.poll(shown).toBe(5);
  const waits = await row.locator("img").evaluateAll((images) => images.map((image) => image.getAttribute("loading")));
  expect(waits.slice(0, 4)).not.toContain("lazy");
  expect(waits.slice(4)).toContain("lazy");
});

import { demoCategories } from "../../testkit/demo-products.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const dialogName = "Liegt jetzt im Warenkorb";

test.describe("on a touch device", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a drawer opens after adding; Escape, Back and its buttons close it, and the focus goes back", async ({
    page,
    shopper,
  }) => {
    const { id, name } = await shopper.newProduct();
    await shopper.open(`/prod/${id}/`);
    await hydrated(page);
    const buy = page.getByRole("button", { name: "In den Warenkorb", exact: true });
    const drawer = page.getByRole("dialog", { name: dialogName });
    const placeOfDetails = () =>
      page
        .getByRole("heading", { name: "Beschreibung", includeHidden: true })
        .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    const before = await placeOfDetails();
    await buy.tap();
    await expect(drawer.getByRole("link", { name })).toBeVisible();
    await expect(drawer.locator(":focus")).toHaveCount(1);
    // The drawer confirms; nothing else does, which would move the page behind it.
    expect(await placeOfDetails()).toBe(before);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(buy).toBeFocused();

    await buy.tap();
    await expect(drawer.getByText(/^2 × /)).toBeVisible();
    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/prod/${id}/`));
    await expect(buy).toBeFocused();

    await buy.tap();
    await drawer.getByRole("button", { name: "Weiter einkaufen" }).tap();
    await expect(drawer).toHaveCount(0);

    await buy.tap();
    await drawer.getByRole("link", { name: "Zum Warenkorb" }).tap();
    await expect(page).toHaveURL(/\/checkout\/basket\/$/);
    // One step back is the product, as it would be without the drawer, and it does not open again.
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/prod/${id}/`));
    await expect(buy).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });

  test("a tile's button opens it too, without a toast beside it, and what was just added comes first", async ({
    page,
    open,
  }) => {
    await open(`/cat/${demoCategories.school}/?filter.LIEFERBAR=ja`);
    await hydrated(page);
    const buttons = page.getByRole("button", { name: /^In den Warenkorb: / });
    const drawer = page.getByRole("dialog", { name: dialogName });
    for (const index of [0, 1]) {
      const button = buttons.nth(index);
      const name = (await button.getAttribute("aria-label"))?.replace("In den Warenkorb: ", "") ?? "";
      await button.tap();
      await expect(drawer.getByRole("listitem").first().getByRole("link")).toHaveText(name);
      await expect(page.getByText("Der Artikel liegt im Warenkorb.")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(drawer).toHaveCount(0);
    }
  });

  test("MINI-01: the shortcut itself leads to the basket", async ({ page, shopper }) => {
    const { name } = await shopper.buy();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /^Warenkorb, 1 Artikel/ }).tap();
    await expect(page).toHaveURL(/\/checkout\/basket\/$/);
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
    await expect(page.getByRole("dialog", { name: dialogName })).toHaveCount(0);
  });
});

test("with a mouse adding opens nothing over the page", async ({ page, shopper }) => {
  await shopper.buy();
  await expect(page.getByRole("status").getByText(dialogName)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Warenkorb, 1 Artikel/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

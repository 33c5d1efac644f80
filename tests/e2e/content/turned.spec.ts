import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test("FOOT-02: sections that a phone has folded are open where they are columns", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Versand und Lieferung" });
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(link).toBeVisible();
});

test("the account's pages, open as a drawer, stand beside the page when the window becomes wide", async ({
  page,
  open,
  shopper,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await shopper.signInAsDemo();
  await open("/myaccount/");
  await hydrated(page);
  await page.getByRole("button", { name: "Ihr Konto", exact: true }).click();
  const pages = page.getByRole("navigation", { name: "Ihr Konto" });
  await expect(pages).toBeVisible();
  await page.setViewportSize({ width: 1300, height: 800 });
  await expect
    .poll(async () => {
      const [beside, main] = await Promise.all([pages.boundingBox(), page.getByRole("main").boundingBox()]);
      return (beside?.y ?? 0) >= (main?.y ?? Number.NaN);
    })
    .toBe(true);
});

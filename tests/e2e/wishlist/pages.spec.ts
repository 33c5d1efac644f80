import type { Page } from "@playwright/test";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { fill, rows } from "./own-list.ts";

const nameIn = async (page: Page, row: number): Promise<string> =>
  (await rows(page).nth(row).getByRole("link").first().textContent()) ?? "";
const remove = (page: Page, row: number) => rows(page).nth(row).getByRole("button", { name: "Entfernen", exact: true });

test("WISH-01, WISH-07: a long list has pages; order, removal, Back, reload and another tab leave the page with what is true", async ({
  page,
  context,
  open,
  chalkbox,
  storefront,
}) => {
  await open("/myaccount/wishlist/");
  await hydrated(page);
  await fill(page, pageUrl(chalkbox, storefront, "/api/shop/"));
  await page.reload();
  await hydrated(page);
  // The row of the columns is one.
  await expect(rows(page)).toHaveCount(26);
  await expect(page.getByText("Artikel 1 bis 25 von 26")).toBeVisible();
  const first = await nameIn(page, 1);

  await page.getByRole("link", { name: "Name", exact: true }).click();
  await expect(page).toHaveURL(/sort=name$/);
  await expect(rows(page).nth(1)).not.toContainText(first);
  const firstByName = await nameIn(page, 1);
  await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/sort=name&page=2$/);
  await expect(rows(page)).toHaveCount(2);
  const last = await nameIn(page, 1);
  await page.goBack();
  await expect(rows(page)).toHaveCount(26);
  await expect(rows(page).nth(1)).toContainText(firstByName);
  await page.goForward();
  await expect(rows(page)).toHaveCount(2);

  // Another tab follows the removal of the only row of this page: it ends on the page that there is.
  const other = await context.newPage();
  await open("/myaccount/wishlist/?sort=name&page=2", other);
  await hydrated(other);
  await remove(page, 1).click();
  await expect(page.getByText("Artikel 1 bis 25 von 26")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `${last} wiederherstellen` })).toBeVisible();
  await expect(other.getByRole("button", { name: `${last} wiederherstellen` })).toBeVisible();
  await expect(other.getByRole("navigation", { name: "Seiten" })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(rows(page).filter({ hasText: firstByName })).toBeVisible();
  await page.getByRole("button", { name: `${last} wiederherstellen` }).click();
  await expect(page.getByRole("navigation", { name: "Seiten" })).toBeVisible();
  await open("/myaccount/wishlist/");
  await expect(rows(page).nth(1)).toContainText(first);
});

test("WISH-01: the paper of a list of 120 articles has all of them", async ({ page, open, chalkbox, storefront }) => {
  test.slow();
  await open("/myaccount/wishlist/");
  await hydrated(page);
  await fill(page, pageUrl(chalkbox, storefront, "/api/shop/"), "merkzettel", 120);
  await page.reload();
  await page.getByRole("link", { name: "Druckansicht" }).click();
  await expect(rows(page)).toHaveCount(121);
  await page.emulateMedia({ media: "print" });
  await expect(rows(page).last()).toBeVisible();
});

import type { Page } from "@playwright/test";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { changeRight, fill, invite, join, makeList, register, rows } from "./own-list.ts";

const pages = (page: Page) => page.getByRole("navigation", { name: "Seiten" });
/** The row of the columns is one. */
const [fullPage, lastPage] = [26, 2];

/** Shows the second page of the list on show. */
async function turnPage(page: Page): Promise<void> {
  await pages(page).getByRole("link", { name: "Weiter" }).click();
  await expect(rows(page)).toHaveCount(lastPage);
}

test("WISH-30, WISH-33, WISH-34: an invited person pages through a list behind its link and, once on it, with each right", async ({
  page,
  open,
  browser,
  chalkbox,
  storefront,
}) => {
  await register(page, open);
  await hydrated(page);
  await makeList(page, "Kollegium");
  const listId = new URL(page.url()).searchParams.get("list") ?? "";
  await fill(page, pageUrl(chalkbox, storefront, "/api/shop/"), listId);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Artikel 1 bis 25 von 26")).toBeVisible();
  const link = await invite(page, "Kommentieren");

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await hydrated(other);
  await expect(rows(other)).toHaveCount(fullPage);
  // A paper of this page says that it is not the whole list.
  await other.emulateMedia({ media: "print" });
  await expect(other.getByText("Artikel 1 bis 25 von 26")).toBeVisible();
  await other.emulateMedia({ media: null });
  await turnPage(other);
  const total = other.getByText(/^Gesamtsumme/);
  const sum = await total.innerText();
  await other.reload();
  await hydrated(other);
  await expect(rows(other)).toHaveCount(lastPage);
  await pages(other).getByRole("link", { name: "Zurück" }).click();
  await expect(rows(other)).toHaveCount(fullPage);
  await expect(total).toHaveText(sum);

  await join(other, link);
  await hydrated(other);
  await turnPage(other);
  const last = (await rows(other).nth(1).getByRole("link").first().textContent()) ?? "";
  const remove = rows(other)
    .nth(1)
    .getByRole("button", { name: /entfernen$/ });
  await expect(remove).toHaveCount(0);
  // Who may only comment cannot choose for the list: the products' pages have the variants.
  await other.getByRole("button", { name: "Alles in den Warenkorb" }).click();
  const basket = other.getByRole("dialog");
  await basket.getByRole("button", { name: "Ausführung wählen" }).click();
  await expect(basket.getByRole("link", { name: "Ausführung wählen" }).first()).toHaveAttribute("href", /\/prod\//);
  await expect(basket.getByRole("button", { name: "Ausführung wählen" })).toHaveCount(0);

  for (const right of ["EDITOR", "ADMIN"] as const) {
    await page.reload();
    await hydrated(page);
    await changeRight(page, right);
    await other.reload();
    await hydrated(other);
    // The only row of the last page goes: the page before it has what leads back.
    await remove.first().click();
    await expect(pages(other)).toHaveCount(0);
    const restore = other.getByRole("button", { name: `${last} wiederherstellen` });
    await restore.click();
    await expect(pages(other)).toBeVisible();
    await open(`/myaccount/wishlist/?list=${listId}&page=2`, other);
    await hydrated(other);
    await expect(rows(other)).toHaveCount(lastPage);
    await expect(rows(other).nth(1)).toContainText(last);
  }
});

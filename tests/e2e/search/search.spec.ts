import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** What the listing counts. */
const counts = (page: Page) => page.getByRole("main").getByText(/^[\d.]+ (Artikel|Treffer)$/);

test("reports what it took a slip of the pen for, and searches the words as typed when asked to", async ({
  page,
  open,
}) => {
  await open("/search?q=bunstifte");
  await expect(heading(page)).toHaveText("Treffer für „Buntstifte“");
  await expect(page.getByText("Für „bunstifte“ haben wir nichts gefunden.")).toBeVisible();
  await expect(counts(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Stattdessen nach „bunstifte“ suchen" }).click();
  await expect(heading(page)).toHaveText("Keine Treffer für „bunstifte“");
  await expect(page).toHaveTitle("Suche nach „bunstifte“");
  await page.goBack();
  await expect(heading(page)).toHaveText("Treffer für „Buntstifte“");
});

test("takes a brand that is not sold for no other word, and advises what can be done", async ({ page, open }) => {
  await open("/search?q=Staedtler");
  await expect(heading(page)).toHaveText("Keine Treffer für „Staedtler“");
  await expect(page.getByRole("main").getByText(/Filter/)).toHaveCount(0);
  await expect(counts(page)).toHaveCount(0);
  await open("/search?q=Staedtler+Schere");
  await expect(page.getByText(/^Kein Artikel passt zu allen Ihren Wörtern/)).toBeVisible();
});

test("filters and sorts leave true words, and both survive each other", async ({ page, open }) => {
  await open("/search?q=schere");
  await expect(heading(page)).toHaveText("Treffer für „schere“");
  await page.getByLabel("Sortieren nach").selectOption("price-asc");
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(heading(page)).toHaveText("Treffer für „schere“");
  await open("/search?q=schere&filter.PRICE.x=9000-9001");
  await expect(page.getByRole("heading", { name: "Dazu haben wir nichts gefunden." })).toBeVisible();
  await expect(heading(page)).toHaveText("Suche nach „schere“");
  await page.getByRole("main").getByRole("link", { name: "Alle Filter löschen" }).last().click();
  await expect(heading(page)).toHaveText("Treffer für „schere“");
  await open("/search?q=schere&searchInCategoryId=8000");
  const wider = page.getByRole("link", { name: "In allen Kategorien suchen" });
  await expect(counts(page).or(wider).first()).toBeVisible();
  if ((await counts(page).count()) === 0) {
    await wider.click();
    await expect(heading(page)).toHaveText("Treffer für „schere“");
  }
});

import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Sortiment" });
const messages = (page: Page) => page.getByRole("region", { name: "Meldungen" });

/** Whether a message lies over an element. */
async function covers(page: Page, element: ReturnType<Page["getByRole"]>): Promise<boolean> {
  const [over, under] = await Promise.all([
    messages(page).getByRole("button", { name: "Schließen" }).first().boundingBox(),
    element.boundingBox(),
  ]);
  return over !== null && under !== null && over.y < under.y + under.height;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("NAV-14: the menu closes with the page that it was opened on, by a link and by Back", async ({ page, open }) => {
    await open("/");
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Menü" }).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole("link", { name: "Schulbedarf" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schulbedarf");
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menü" }).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(menu(page)).toBeHidden();
  });
});

test("UX-03: a message stands below the header, once, and goes with its page", async ({ page, open }) => {
  const person = aPerson();
  await open("/myaccount/register/");
  const form = page.getByRole("main");
  await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(messages(page).getByText("Ihr Konto ist angelegt. Willkommen!")).toBeVisible();
  // It moves to its place.
  await expect.poll(() => covers(page, page.getByRole("banner").getByRole("link", { name: "Abmelden" }))).toBe(false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(messages(page).getByText("Ihr Konto ist angelegt. Willkommen!")).toHaveCount(0);

  await page.getByRole("banner").getByRole("link", { name: "Abmelden" }).click();
  await expect(messages(page).getByText("Sie sind abgemeldet.")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
  await expect(page).toHaveURL(/\/login\/$/);
  await expect(messages(page).getByText("Sie sind abgemeldet.")).toHaveCount(0);
});

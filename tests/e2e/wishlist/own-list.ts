import { expect, type Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";

type Named = { readonly name: string };

/** The heart of a product on its page. */
export const heart = (page: Page, { name }: Named) =>
  page.getByRole("main").getByRole("button", { name: `${name} merken`, exact: true });

/** The rows of the list, that of the columns included. */
export const rows = (page: Page) => page.getByRole("table", { name: /^Artikel auf/ }).getByRole("row");

/** The row of a product. */
export const rowOf = (page: Page, { name }: Named) => rows(page).filter({ hasText: name });

export const quantityOf = (page: Page, { name }: Named) =>
  page.getByRole("spinbutton", { name: `Menge von ${name}`, exact: true });

/** Opens an account from the wish list; ends on it. */
export async function register(page: Page, open: (path: string, on?: Page) => Promise<void>): Promise<void> {
  const person = aPerson();
  await open("/myaccount/register/?origin=wishlist", page);
  const form = page.getByRole("main");
  await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/wishlist\/$/);
}

/** Makes a list and stays on it. */
export async function makeList(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Neue Liste" }).click();
  await page
    .getByRole("dialog")
    .getByLabel(/^Name der Liste/)
    .fill(name);
  await page.getByRole("button", { name: "Liste anlegen" }).click();
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
}

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

/** Makes a link to the list on show for a right, and closes the dialog. */
export async function invite(page: Page, right: "Verwalten" | "Bearbeiten" | "Kommentieren"): Promise<string> {
  await page.getByRole("link", { name: "Teilen" }).click();
  await page.getByRole("button", { name: `Link erstellen: ${right}` }).click();
  const field = page.getByRole("textbox", { name: `Link zum ${right}` });
  await expect(field).toHaveValue(/share_data=/);
  const link = await field.inputValue();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return link;
}

/** Joins a list by its link with a new account; ends on the list. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("link", { name: "Konto anlegen und dabei sein" }).click();
  const form = page.getByRole("main");
  const person = aPerson();
  await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await page.getByRole("link", { name: "Liste öffnen" }).click();
  await expect(page.getByText(/^Ihr Recht auf dieser Liste/)).toBeVisible();
}

/** Gives the only other person on the list on show another right. */
export async function changeRight(page: Page, right: "ADMIN" | "EDITOR" | "COMMENTATOR"): Promise<void> {
  await page.getByRole("link", { name: "Teilen" }).click();
  const people = page.getByRole("dialog");
  await people.getByRole("combobox", { name: /^Recht von/ }).selectOption(right);
  await people.getByRole("button", { name: "Ändern", exact: true }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Entries of a list of two pages: a whole page, and one that has a single row. */
const entriesOfTwoPages = 26;
const firstProduct = 10_001;

/**
 * Puts demo products on a list, as many as its second page needs for a row; some are not sold in every store.
 * @param graph its address
 */
export async function fill(
  page: Page,
  graph: string,
  externalId = "merkzettel",
  entries = entriesOfTwoPages,
): Promise<void> {
  const query =
    "mutation ($list: ID!, $id: ID!) { addProductToWishlist(externalId: $list, entry: { productId: $id, quantity: 1 }) { successful } }";
  let listed = 0;
  for (let id = firstProduct; listed < entries; id += 1) {
    const variables = { list: externalId, id: String(id) };
    const answer = await page.request.post(graph, { data: { query, variables } });
    if ((await answer.text()).includes('"successful":true')) listed += 1;
  }
}

/** Puts a product on the list by its heart. The heart fills at once; the toast comes when the shop has answered. */
export async function wish(page: Page, product: Named): Promise<void> {
  await heart(page, product).click();
  await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`„${product.name}“ steht jetzt auf`)).toBeVisible();
}

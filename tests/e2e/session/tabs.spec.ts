import type { Page } from "@playwright/test";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { aPerson } from "../../testkit/people.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

test.use({ storefront: de });

/** Marks the document, so that a reload of the whole page would show. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(globalThis, "isSameDocument", true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "isSameDocument") === true);

const basketLink = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const signIn = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Anmelden" });
const account = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Mein Konto", exact: true });

/** By way of the account's flyout, in the page. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Kontoseiten zeigen" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Abmelden" }).click();
}

/** Opens an account on the page of registration; its owner is signed in afterwards. */
async function register(page: Page, { email, password }: ReturnType<typeof aPerson>): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel(/^E-Mail-Adresse/).fill(email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(account(page)).toBeVisible();
}

/** Adds the first address of a new account. */
async function addAddress(page: Page): Promise<void> {
  for (const [field, value] of Object.entries({
    Vorname: "Anna",
    Nachname: "Bonner",
    Straße: "Rheinweg 1",
    Postleitzahl: "53111",
    Ort: "Bonn",
    Telefon: "030 1234567",
  }))
    await page
      .getByRole("main")
      .getByRole("textbox", { name: new RegExp(`^${field}`) })
      .filter({ visible: true })
      .fill(value);
  await page.getByRole("button", { name: "Adresse speichern" }).click();
}

test("SESS-15..17: what one tab puts into the basket is in the header and the open basket of the others", async ({
  page,
  open,
  shopper,
  context,
}) => {
  const { id, name } = await shopper.newProduct({ priceCents: 1_000 });
  await open(`/prod/${id}/`);
  const [basket, home] = [await context.newPage(), await context.newPage()];
  await open("/checkout/basket/", basket);
  await open("/", home);
  for (const tab of [basket, home]) {
    await expect(basketLink(tab, "Warenkorb")).toHaveCount(0);
    await tab.waitForLoadState("networkidle");
    await mark(tab);
  }
  await shopper.add();

  await expect(home.getByRole("link", { name: "Warenkorb, 1 Artikel" })).toBeVisible();
  await expect(basket.getByRole("link", { name: "Warenkorb, 1 Artikel" })).toBeVisible();
  await expect(basket.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (1 Artikel)");
  const lines = basket.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem");
  await expect(lines.getByRole("link", { name })).toBeVisible();
  expect([await isMarked(basket), await isMarked(home)]).toEqual([true, true]);

  // And back: the tab that received the change sends changes to the others.
  await basket.getByRole("button", { name: "Menge erhöhen" }).click();
  await expect(page.getByRole("link", { name: "Warenkorb, 2 Artikel" })).toBeVisible();
  await expect(home.getByRole("link", { name: "Warenkorb, 2 Artikel" })).toBeVisible();
});

test("SESS-15: who signs in or out in one tab has done so in the others", async ({ page, open, context }) => {
  const person = aPerson();
  const other = await context.newPage();
  await open("/", other);
  await expect(signIn(other)).toBeVisible();
  await other.waitForLoadState("networkidle");
  await mark(other);

  await open("/myaccount/register/");
  await register(page, person);
  await expect(account(other)).toBeVisible();

  await signOut(page);
  await expect(page.getByText("Sie sind abgemeldet.")).toBeVisible();
  await expect(signIn(other)).toBeVisible();
  expect(await isMarked(other)).toBe(true);

  // A page that is not for everyone follows, too: the sign-in is left once someone has signed in elsewhere.
  await open("/login/", other);
  await other.waitForLoadState("networkidle");
  await open("/login/");
  const form = page.getByRole("main");
  await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
  await form.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByText("Sie sind angemeldet.")).toBeVisible();
  await expect(other).toHaveURL(/\/myaccount\/contact-details\/$/);
  await expect(account(other)).toBeVisible();

  // A page of the server that signs out, as after a logout for security, is reported by the next page of that tab.
  await open("/logout/");
  await expect(signIn(other)).toBeVisible();
});

test("SESS-15: an address that is added or removed in one tab is so in the others; a form of one that is gone leads to the list", async ({
  page,
  open,
  context,
}) => {
  await open("/myaccount/register/");
  await register(page, aPerson());
  const list = "/myaccount/addresses/shipping/";
  const [other, form] = [await context.newPage(), await context.newPage()];
  await open(list, other);
  await expect(other.getByText("Hier ist noch keine Adresse gespeichert.")).toBeVisible();
  await other.waitForLoadState("networkidle");
  await mark(other);

  await open(`${list}?edit=new`);
  await addAddress(page);
  const change = (tab: Page) => tab.getByRole("link", { name: /^Adresse ändern: Anna Bonner/ });
  await expect(change(other)).toBeVisible();

  const href = (await change(other).getAttribute("href")) ?? "";
  await open(new URL(href, other.url()).pathname + new URL(href, other.url()).search, form);
  await expect(form.getByRole("textbox", { name: /^Nachname/ }).filter({ visible: true })).toHaveValue("Bonner");
  await form.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Adresse entfernen/ }).click();
  await expect(change(other)).toHaveCount(0);
  await expect(form).toHaveURL(/\/addresses\/shipping\/$/);
  expect(await isMarked(other)).toBe(true);
});

test("H-101: a tab keeps what is typed into the form of an address that another tab removes, says so, and saves it", async ({
  page,
  open,
  context,
}) => {
  await open("/myaccount/register/");
  await register(page, aPerson());
  const list = "/myaccount/addresses/shipping/";
  await open(`${list}?edit=new`);
  await addAddress(page);
  const form = await context.newPage();
  await open(list, form);
  await form.getByRole("link", { name: /^Adresse ändern: Anna Bonner/ }).click();
  const name = form.getByRole("textbox", { name: /^Nachname/ }).filter({ visible: true });
  await name.fill("Kölner");
  await form.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /^Adresse entfernen/ }).click();
  await expect(form.getByText(/Ihre Eingaben stehen noch hier/)).toBeVisible();
  await expect(name).toHaveValue("Kölner");
  await form.getByRole("button", { name: "Adresse speichern" }).click();
  await expect(form.getByText("Ihre Eingaben sind als neue Adresse gespeichert.")).toBeVisible();
  await expect(form.getByRole("link", { name: /^Adresse ändern: Anna Kölner/ })).toBeVisible();
});

test("CHKL-05: what a tab has sent with the cookies from before a sign-in is in the basket after it", async ({
  page,
  open,
  context,
  shopper,
  chalkbox,
  playwright,
}) => {
  const first = await shopper.buy();
  const late = await shopper.newProduct();
  const tab = await playwright.request.newContext({ storageState: await context.storageState() });
  const { cookies } = await tab.storageState();
  const cartId = cookies.find(({ name }) => name === "cartId")?.value;

  const person = aPerson();
  await open("/myaccount/register/");
  await register(page, person);

  const query = "mutation ($data: CartUpdateInput!) { cart_update(data: $data) { successful } }";
  const addPosition = { setItemId: late.itemId, updateQuantity: { quantity: 1 } };
  const answer = await tab.post(pageUrl(chalkbox, de, "/api/shop/"), {
    data: { query, variables: { data: { cartId, ops: [{ positionOp: { addPosition } }] } } },
  });
  expect(await answer.json()).toEqual({ data: { cart_update: { successful: true } } });
  await tab.dispose();

  await open("/checkout/basket/");
  const lines = page.getByRole("list", { name: "Artikel im Warenkorb" }).getByRole("listitem");
  for (const { name } of [first, late]) await expect(lines.getByRole("link", { name }).first()).toBeVisible();
});

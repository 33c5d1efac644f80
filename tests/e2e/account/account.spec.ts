import type { Page } from "@playwright/test";
import { deliverOrder } from "../../testkit/deliver-order.ts";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { aPerson } from "../../testkit/people.ts";
import { at, b2b, b2bEnglish } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { Orderer } from "../steps/orders.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens an account; its owner is signed in afterwards. */
async function register(page: Page, { email, password }: ReturnType<typeof aPerson>): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel(/^E-Mail-Adresse/).fill(email);
  await form.getByRole("textbox", { name: /^Passwort/ }).fill(password);
  await form.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, storefront: at });

    test("AUTH-07, ACCESS-01, ACCESS-19, ACCESS-20, ACCESS-38: sign-in and registration lead to the account", async ({
      page,
      open,
    }) => {
      const person = aPerson();
      await open("/myaccount/");
      await expect(page).toHaveURL(/\/login\/\?to=%2Fmyaccount%2Fcontact-details%2F$/);
      await open("/myaccount/register/");
      await register(page, person);
      await expect(heading(page)).toHaveText("Guten Tag!");
      await expect(page.getByRole("main").getByText(person.email)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);

      await open("/myaccount/register/");
      await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
      await expect(page.getByText("Sie sind bereits angemeldet.")).toBeVisible();
      await open("/myaccount/register/?origin=wishlist");
      await expect(page).toHaveURL(/\/myaccount\/wishlist\/$/);
      await open("/login/");
      await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);

      await page.getByRole("main").getByRole("link", { name: "Abmelden" }).click();
      await expect(page.getByText("Sie sind abgemeldet.")).toBeVisible();
      await open("/login/?to=/cat/1000/");
      const form = page.getByRole("main");
      await form.getByLabel(/^E-Mail-Adresse/).fill(person.email);
      await form.getByRole("textbox", { name: /^Passwort/ }).fill(person.password);
      await form.getByRole("button", { name: "Anmelden" }).click();
      await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
    });
  });
}

test("C-42: the wish list is everyone's, shows what is on it, and states when nothing is", async ({
  page,
  open,
  chalkbox,
  shopper,
  storefront,
}) => {
  await open("/myaccount/wishlist/");
  await expect(page.getByRole("heading", { name: "Hier steht noch nichts" })).toBeVisible();
  await expectAccessible(page);
  const { id, name } = await shopper.newProduct();
  const query =
    'mutation ($entry: WishlistEntryInput!) { addProductToWishlist(externalId: "merkzettel", entry: $entry) { successful } }';
  const answer = await page.request.post(pageUrl(chalkbox, storefront, "/api/shop/"), {
    data: { query, variables: { entry: { productId: id, quantity: 2 } } },
  });
  expect(await answer.json()).toEqual({ data: { addProductToWishlist: { successful: true } } });
  await page.reload();
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(heading(page)).toHaveText(name);
});

test("ACCESS-36: a guest has no account", async ({ page, open, shopper }) => {
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await open("/myaccount/");
  await expect(page).toHaveURL(/\/login\/\?to=/);
});

for (const [storefront, words] of [
  [b2b, { number: /^Kundennummer/, password: /^Passwort/, signIn: "Anmelden", greeting: /^Guten Tag, / }],
  [b2bEnglish, { number: /^Customer number/, password: /^Password/, signIn: "Sign in", greeting: /^Hello, / }],
] as const) {
  test.describe(`business, ${storefront.language}`, () => {
    test.use({ storefront });
    test("AUTH-07: a school's account greets it and shows its number", async ({ page, open }) => {
      await open("/login/");
      const form = page.getByRole("main");
      await form.getByRole("textbox", { name: words.number }).fill("100200");
      await form.getByRole("textbox", { name: words.password }).fill("kreide-2026");
      await form.getByRole("button", { name: words.signIn }).click();
      await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
      await expect(heading(page)).toHaveText(words.greeting);
      await expect(page.getByRole("main").getByText("100200")).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("ACCESS-37: a customer uses address book, contact data, password, orders, wish list and returns", async ({
  page,
  open,
  chalkbox,
  storefront,
  shopper,
  backOffice,
}) => {
  const orderer = new Orderer(page, chalkbox, storefront);
  await orderer.register();
  const { itemId, name } = await shopper.newProduct();
  const orderId = await orderer.order([{ itemId, quantity: 1 }]);
  await deliverOrder(backOffice, orderId);
  const pages = [
    ["/myaccount/addresses/billing/", "Rechnungsadressen"],
    ["/myaccount/contact-details/", "Guten Tag"],
    ["/myaccount/password/", "Passwort"],
    ["/myaccount/orders/", "Bestellungen"],
    [`/myaccount/orders/orderdetail/?orderId=${orderId}`, `Bestellung ${orderId}`],
    ["/myaccount/wishlist/", "Merkz"],
  ] as const;
  for (const [path, title] of pages) {
    await open(path);
    await expect(heading(page)).toContainText(title);
  }
  await open(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
  await page.getByRole("main").getByRole("link", { name: "Artikel zurücksenden" }).click();
  await expect(heading(page)).toHaveText("Was möchten Sie zurücksenden?");
  await expect(page.getByRole("main").getByRole("checkbox", { name: new RegExp(name) })).toBeVisible();
});

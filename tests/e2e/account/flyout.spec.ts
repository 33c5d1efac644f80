import { pageUrl } from "../../testkit/chalkbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test.use({ storefront: de });

test("AUTH-03, AUTH-04, AUTH-05, AUTH-06, AUTH-09, AUTH-10: in by the header's sign-in, and out again", async ({
  page,
  open,
  chalkbox,
  shopper,
}) => {
  const { email, password, firstName, lastName } = aPerson();
  const registration = { email, password, firstName, lastName };
  expect((await pageVisitor(chalkbox, de).post("/myaccount/register/", registration)).status).toBe(303);
  const { id } = await shopper.buy();
  const query =
    'mutation ($entry: WishlistEntryInput!) { addProductToWishlist(externalId: "merkzettel", entry: $entry) { successful } }';
  const variables = { entry: { productId: id, quantity: 1 } };
  expect((await page.request.post(pageUrl(chalkbox, de, "/api/shop/"), { data: { query, variables } })).ok()).toBe(
    true,
  );
  const header = page.getByRole("banner");
  const basket = header.getByRole("link", { name: /Warenkorb/ }).last();
  const wishlist = header.getByRole("link", { name: /Merkzettel/ }).last();
  await open("/agb/");
  // Before that the link leads to the page of the same name.
  await hydrated(page);
  await header.getByRole("link", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  const [name, secret] = [dialog.getByLabel(/^E-Mail-Adresse/), dialog.getByRole("textbox", { name: /^Passwort/ })];
  await name.fill(email);
  await secret.fill("falsch");
  await dialog.getByRole("button", { name: "Anmelden" }).click();
  await expect(dialog.getByText("E-Mail-Adresse oder Passwort ist falsch.")).toBeVisible();
  for (const field of [name, secret]) await expect(field).toHaveAttribute("aria-invalid", "true");

  await secret.fill(password);
  // The answer waits until the page has shown that it is busy.
  const { promise: seen, resolve: show } = Promise.withResolvers<undefined>();
  await page.route("**/api/shop/", async (route) => {
    await seen;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Anmelden" }).click();
  await expect(dialog.getByText("Sie werden angemeldet …")).toBeVisible();
  show(undefined);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/agb\/$/);

  // Who is here was requested again, and kept.
  await header.getByRole("button", { name: /Konto/ }).click();
  await expect(header.getByText(`Guten Tag, ${firstName} ${lastName}!`)).toBeVisible();
  const kept = () => page.evaluate(() => [localStorage.getItem("userFirstName"), localStorage.getItem("userLastName")]);
  expect(await kept()).toEqual([firstName, lastName]);
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, "dataLayer")))).toContain("user_login");
  await expect(basket).toHaveAccessibleName(/1/);
  await expect(wishlist).toHaveAccessibleName(/1/);

  await header.getByRole("link", { name: "Abmelden" }).click();
  await expect(page.getByText("Sie sind abgemeldet.")).toBeVisible();
  await expect(header.getByRole("link", { name: "Anmelden" })).toBeVisible();
  await expect(basket).toHaveAccessibleName("Warenkorb, 0 Artikel");
  await expect(wishlist).toHaveAccessibleName("Merkzettel");
  expect(await kept()).toEqual([null, null]);
  // The form has forgotten what was typed.
  await header.getByRole("link", { name: "Anmelden" }).click();
  await expect(dialog.getByLabel(/^E-Mail-Adresse/)).toHaveValue("");
  await expect(dialog.getByRole("textbox", { name: /^Passwort/ })).toHaveValue("");
});

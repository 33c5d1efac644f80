import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { b2b } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

/** Tries to sign in with the form of a page, and reads its message (AUTH-05). */
async function expectRefusal(page: Page, identity: RegExp, button: string): Promise<void> {
  const main = page.getByRole("main");
  const fields = [
    main.getByRole("textbox", { name: identity }).first(),
    main.getByRole("textbox", { name: /^Passwort/ }).first(),
  ];
  await fields[0]?.fill(identity.source.includes("Kunden") ? "999999" : aPerson().email);
  await fields[1]?.fill("not this one");
  await main.getByRole("button", { name: button, exact: true }).click();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(main.getByRole("group", { name: "Bitte prüfen Sie Ihre Eingaben" })).toBeVisible();
  for (const field of fields) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    // The message is above the form, once; a field has none of its own.
    await expect(field).not.toHaveAttribute("aria-describedby", /-error/);
  }
}

test("AUTH-05: a failed sign-in is in the title, marks both fields and states why once", async ({ page, shopper }) => {
  await shopper.open("/login/");
  await expectRefusal(page, /^E-Mail-Adresse/, "Anmelden");
  await shopper.buy();
  await shopper.startCheckout();
  await expectRefusal(page, /^E-Mail-Adresse/, shopper.words.signIn);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("AUTH-05: the sign-in page shows the same", async ({ page, shopper }) => {
    await shopper.open("/login/");
    await expectRefusal(page, /^E-Mail-Adresse/, "Anmelden");
  });
});

test.describe("on the business store", () => {
  test.use({ storefront: b2b });
  test("AUTH-05: the open sign-in of its home page does the same", async ({ page, shopper }) => {
    await shopper.open("/");
    await expect(page).not.toHaveTitle(/^Fehler/);
    await expectRefusal(page, /^Kundennummer/, "Anmelden");
  });
});

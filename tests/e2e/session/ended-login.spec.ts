import type { Page } from "@playwright/test";
import { mailsTo } from "../../testkit/mailbox.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { Orderer } from "../steps/orders.ts";
import type { OwnProduct } from "../steps/shopper.ts";

const newPassword = "kreide-2027";
const nothingTyped = { customerNumber: "", phone: "", honeypot: "" };

/** What a page is made of: a product that is in basket and list, another that is nowhere, the customer's mails. */
interface Given {
  readonly product: OwnProduct;
  readonly other: OwnProduct;
  /** Path of the link that a mail has brought for a new password. */
  readonly passwordLink: () => Promise<string>;
}

/** A page that a customer has open while the login ends elsewhere, and what they press there. */
interface OpenPage {
  readonly path: (given: Given) => string | Promise<string>;
  readonly press: (page: Page, password: string) => Promise<void>;
  /** Whether the press puts the other product into the basket. */
  readonly adds?: true;
}

const main = (page: Page) => page.getByRole("main");
const pages: Readonly<Record<string, OpenPage>> = {
  "the form of a new password": {
    path: () => "/myaccount/password/",
    press: async (page, password) => {
      await main(page)
        .getByLabel(/^Bisheriges Passwort/)
        .fill(password);
      await main(page).getByRole("textbox", { name: "Neues Passwort", exact: true }).fill("anders-2028");
      await main(page)
        .getByLabel(/^Neues Passwort wiederholen/)
        .fill("anders-2028");
      await main(page).getByRole("button", { name: "Passwort ändern" }).click();
    },
  },
  "the form that a link for a new password opens": {
    path: ({ passwordLink }) => passwordLink(),
    press: async (page) => {
      await main(page).getByRole("textbox", { name: "Neues Passwort", exact: true }).fill("anders-2028");
      await main(page)
        .getByLabel(/^Neues Passwort wiederholen/)
        .fill("anders-2028");
      await main(page)
        .getByRole("button", { name: /Passwort/ })
        .last()
        .click();
    },
  },
  "the form of the contact data": {
    path: () => "/myaccount/contact-details/?edit=phone",
    press: async (page) =>
      main(page)
        .getByRole("button", { name: /speichern/i })
        .first()
        .click(),
  },
  "the address book": {
    path: () => "/myaccount/addresses/",
    press: async (page) =>
      main(page)
        .getByRole("button", { name: /entfernen/i })
        .first()
        .click(),
  },
  "the list of orders": {
    path: () => "/myaccount/orders/",
    press: async (page) => main(page).getByRole("link", { name: "Adressen" }).first().click(),
  },
  "the shipping step": {
    path: () => "/checkout/shipping/",
    press: async (page) =>
      main(page)
        .getByRole("button", { name: /^Weiter/ })
        .click(),
  },
  "the basket": {
    path: () => "/checkout/basket/",
    press: async (page) =>
      main(page)
        .getByRole("button", { name: /Zur Kasse/ })
        .first()
        .click(),
  },
  "the wish list": {
    path: () => "/myaccount/wishlist/",
    press: async (page) =>
      main(page)
        .getByRole("button", { name: /entfernen/i })
        .first()
        .click(),
  },
  "the returns": {
    path: () => "/myaccount/returns/",
    press: async (page) => main(page).getByRole("link", { name: "Bestellungen" }).first().click(),
  },
  "a product": {
    path: ({ other }) => `/prod/${other.id}/`,
    press: async (page) => main(page).getByRole("button", { name: "In den Warenkorb" }).first().click(),
    adds: true,
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const [name, { path, press, adds }] of Object.entries(pages)) {
      test(`C-15, SESS-18: a password changed elsewhere ends the login of ${name} in words, and a new one works at once`, async ({
        page,
        browser,
        open,
        shopper,
        chalkbox,
        storefront,
      }) => {
        const here = new Orderer(page, chalkbox, storefront);
        await here.register();
        const { email, password } = here.person;
        const [product, other] = [await shopper.newProduct(), await shopper.newProduct()];
        await here.putIntoBasket([{ itemId: product.itemId, quantity: 1 }]);
        await here.ask("AddToWishlist", {
          externalId: "merkzettel",
          entry: { productId: product.id, quantity: 1 },
          productIds: [product.id],
        });
        const passwordLink = async () => {
          await here.ask("ForgotPassword", { ...nothingTyped, email });
          const find = async () =>
            (await mailsTo(chalkbox.sandbox, email)).flatMap(
              ({ text }) => /\/myaccount\/newpassword\/\?token=[\w-]+/.exec(text) ?? [],
            )[0];
          await expect.poll(find).toBeDefined();
          return (await find()) ?? "";
        };
        await open(await path({ product, other, passwordLink }));
        if (javaScriptEnabled) await hydrated(page);

        const elsewhere = await browser.newContext();
        const there = new Orderer(await elsewhere.newPage(), chalkbox, storefront);
        await there.ask("Login", { credentials: { email, password, stayLogged: false }, mergeCart: true });
        const change = { currentPassword: password, newPassword, newPasswordRepeated: newPassword };
        expect(await there.ask("ChangePassword", change)).toMatchObject({ changePassword: { successful: true } });
        await elsewhere.close();

        const statuses: number[] = [];
        let logouts = 0;
        page.on("response", (response) => {
          statuses.push(response.status());
          if (response.request().isNavigationRequest() && response.url().endsWith("/logout/")) logouts += 1;
        });
        await press(page, password);
        const words = page.getByText(
          /aus Sicherheitsgründen abgemeldet|nicht mehr gültig|gilt nicht mehr|melden Sie sich/,
        );
        await expect(words.first()).toBeVisible();
        if (adds === true && javaScriptEnabled) await expect(page.getByText("Liegt jetzt im Warenkorb")).toHaveCount(0);
        // A form that showed its own words is followed by the logout with the next page.
        await open("/myaccount/orders/");
        await expect.poll(() => logouts).toBe(1);
        await open("/login/");
        await main(page)
          .getByLabel(/^E-Mail-Adresse/)
          .fill(email);
        await main(page)
          .getByRole("textbox", { name: /^Passwort/ })
          .fill(newPassword);
        await main(page).getByRole("button", { name: "Anmelden" }).click();
        await expect(page).toHaveURL(/\/myaccount\//);
        await open("/myaccount/orders/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Bestellungen/);
        await open("/checkout/basket/");
        await expect(main(page).getByText(product.name).first()).toBeVisible();
        // Without scripts the press fills a visitor's basket, the customer's after the new login; with them it says why not.
        if (adds === true && !javaScriptEnabled) await expect(main(page).getByText(other.name).first()).toBeVisible();
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        expect(logouts).toBe(1);
      });
    }
  });
}

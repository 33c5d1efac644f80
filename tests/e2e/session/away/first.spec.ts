import { mailsTo } from "../../../testkit/mailbox.ts";
import { aPerson } from "../../../testkit/people.ts";
import { expect } from "../../fixtures.ts";
import { heart } from "../../wishlist/own-list.ts";
import type { Rows } from "./row.ts";
import { testRows } from "./walk.ts";

const rows: Rows = {
  UpdateCart: async ({ page, shopper, open }) => {
    const { id } = await shopper.newProduct();
    await open(`/prod/${id}/`);
    return {
      press: () => page.getByRole("button", { name: "In den Warenkorb" }).click(),
      done: async () => {
        await expect(page.getByText("Liegt jetzt im Warenkorb").first()).toBeVisible();
        await open("/checkout/basket/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (1 Artikel)");
      },
    };
  },
  AddToWishlist: async ({ page, shopper, open }) => {
    const product = await shopper.newProduct();
    await open(`/prod/${product.id}/`);
    return {
      press: () => heart(page, product).click(),
      done: async () => {
        await expect(heart(page, product)).toHaveAttribute("aria-pressed", "true");
        await page.reload();
        await expect(page.getByRole("link", { name: "Merkzettel, 1 Artikel" })).toBeVisible();
      },
    };
  },
  SubscribeToNewsletter: async ({ page, open, chalkbox }) => {
    const { email } = aPerson();
    await open("/service/newsletter/");
    await page.getByRole("combobox", { name: "E-Mail-Adresse" }).fill(email);
    return {
      press: () => page.getByRole("button", { name: "Newsletter bestellen" }).click(),
      done: async () => {
        await expect(page.getByRole("heading", { name: "Fast geschafft" })).toBeVisible();
        expect(await mailsTo(chalkbox.sandbox, email)).toHaveLength(1);
      },
    };
  },
  ChangePhone: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/contact-details/?edit=phone");
    await page.getByRole("main").getByLabel(/^Telefon/).fill("030 7654321");
    return {
      press: () => page.getByRole("main").getByRole("button", { name: /speichern/i }).click(),
      done: async () => {
        await expect(page.getByRole("main").getByText("030 7654321")).toBeVisible();
      },
    };
  },
  CompletePaymentStep: async ({ page, shopper }) => {
    await shopper.buy();
    await shopper.startCheckout();
    await shopper.goOnAsGuest();
    await shopper.fillShipping(aPerson());
    await shopper.finishShipping();
    await page.getByRole("radio", { name: shopper.words.invoice }).check();
    return {
      press: () => page.getByRole("button", { name: shopper.words.toSummary }).click(),
      done: () => shopper.expectStep("summary", shopper.words.summaryTitle),
    };
  },
};

testRows(rows);

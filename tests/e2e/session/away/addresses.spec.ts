import type { Page } from "@playwright/test";
import { addressInput, anotherAddress } from "../../../testkit/people.ts";
import { expect } from "../../fixtures.ts";
import type { Rows } from "./row.ts";
import { testRows } from "./walk.ts";

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => main(page).getByRole("button", { name: "Adresse speichern" }).click();
const cards = (page: Page) => main(page).getByRole("button", { name: /^Adresse entfernen/ });

const rows: Rows = {
  CheckoutAddBillingAddress: async ({ page, open, orderer, shopper }) => {
    await orderer.register();
    await open("/myaccount/addresses/billing/?edit=new");
    await shopper.fillAddress(anotherAddress(), 0);
    return { press: () => save(page), done: () => expect(cards(page)).toHaveCount(2) };
  },
  CheckoutUpdateBillingAddress: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/addresses/billing/");
    await main(page)
      .getByRole("link", { name: /^Adresse ändern/ })
      .click();
    await main(page)
      .getByRole("textbox", { name: /^Straße/ })
      .fill("Lindenweg 5");
    return { press: () => save(page), done: () => expect(main(page).getByText("Lindenweg 5")).toBeVisible() };
  },
  CheckoutAddShippingAddress: async ({ page, open, orderer, shopper }) => {
    await orderer.register();
    await open("/myaccount/addresses/shipping/?edit=new");
    await shopper.fillAddress(anotherAddress(), 0);
    return { press: () => save(page), done: () => expect(cards(page)).toHaveCount(1) };
  },
  CheckoutUpdateShippingAddress: async ({ page, open, orderer }) => {
    await orderer.register();
    await orderer.ask("CheckoutAddShippingAddress", { address: addressInput(anotherAddress()) });
    await open("/myaccount/addresses/shipping/");
    await main(page)
      .getByRole("link", { name: /^Adresse ändern/ })
      .click();
    await main(page)
      .getByRole("textbox", { name: /^Straße/ })
      .fill("Rheinweg 2");
    return { press: () => save(page), done: () => expect(main(page).getByText("Rheinweg 2")).toBeVisible() };
  },
  CheckoutPhone: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/addresses/billing/");
    await main(page)
      .getByRole("link", { name: /^Adresse ändern/ })
      .click();
    await main(page)
      .getByRole("textbox", { name: /^Telefon/ })
      .fill("030 1234567");
    return { press: () => save(page), done: () => expect(cards(page)).toHaveCount(1) };
  },
};

testRows(rows);

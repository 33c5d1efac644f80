import { aPerson } from "../../../testkit/people.ts";
import { expect } from "../../fixtures.ts";
import { hydrated } from "../../steps/hydrated.ts";
import type { Rows, World } from "./row.ts";
import { testRows } from "./walk.ts";

/** A guest with an item in the basket, on a step of the checkout. */
async function guestOn({ orderer, shopper, open }: World, step: "shipping" | "payment" | "summary") {
  const { itemId } = await shopper.newProduct();
  await orderer.goOnAsGuest();
  await orderer.reach(step, [{ itemId, quantity: 1 }]);
  await open(`/checkout/${step}/`);
  return itemId;
}

/** A guest in front of the last button. @returns how the order is made, once */
async function beforeOrder(world: World) {
  const { page, shopper, backOffice } = world;
  const itemId = await guestOn(world, "summary");
  const done = async () => {
    const link = page.getByRole("link", { name: "Zur Bestellbestätigung" });
    await expect(link.or(page.getByRole("heading", { level: 1, name: shopper.words.thanks }))).toBeVisible();
    if (await link.isVisible()) await link.click();
    await shopper.confirmation();
    expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
  };
  return { press: () => shopper.order(), done };
}

const rows: Rows = {
  CheckoutAuth: async ({ page, shopper, orderer, open }) => {
    await orderer.putIntoBasket([{ itemId: (await shopper.newProduct()).itemId, quantity: 1 }]);
    await open("/checkout/basket/");
    await page.getByRole("button", { name: shopper.words.toCheckout }).click();
    await expect(page.getByRole("button", { name: shopper.words.guest })).toBeVisible();
    await hydrated(page);
    return {
      press: () => page.getByRole("button", { name: shopper.words.guest }).click(),
      done: () => shopper.expectStep("shipping", shopper.words.shippingTitle),
    };
  },
  CheckoutEmail: async (world) => {
    const { page, shopper } = world;
    await guestOn(world, "shipping");
    await page.getByLabel(shopper.words.email).filter({ visible: true }).first().fill(aPerson().email);
    await page.getByLabel(shopper.words.phone).filter({ visible: true }).first().fill("030 1234567");
    return {
      press: () => page.getByRole("button", { name: shopper.words.leaveShipping }).click(),
      done: () => shopper.expectStep("payment", shopper.words.paymentTitle),
    };
  },
  CompleteShippingStep: async (world) => {
    const { page, shopper } = world;
    await guestOn(world, "shipping");
    await page.getByLabel(shopper.words.email).filter({ visible: true }).first().fill(aPerson().email);
    return {
      press: () => page.getByRole("button", { name: shopper.words.leaveShipping }).click(),
      done: () => shopper.expectStep("payment", shopper.words.paymentTitle),
    };
  },
  SelectShippingAddress: async (world) => {
    const { page, shopper } = world;
    await guestOn(world, "shipping");
    await page.getByLabel(shopper.words.email).filter({ visible: true }).first().fill(aPerson().email);
    return {
      press: async () => {
        // The ways to ship have changed since they were shown.
        await page
          .locator("input[name=shownOffer]")
          .evaluate((field: HTMLInputElement) => field.setAttribute("value", "other"));
        await page.getByRole("button", { name: shopper.words.leaveShipping }).click();
      },
      done: () => expect(page.getByRole("heading", { level: 1, name: shopper.words.shippingTitle })).toBeVisible(),
    };
  },
  CompletePaymentStep: async (world) => {
    const { page, shopper } = world;
    await guestOn(world, "payment");
    await page.getByRole("radio", { name: shopper.words.invoice }).check();
    return {
      press: () => page.getByRole("button", { name: shopper.words.toSummary }).click(),
      done: () => shopper.expectStep("summary", shopper.words.summaryTitle),
    };
  },
  SubmitOrder: beforeOrder,
};

testRows(rows);

import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";

test("ACCESS-14, ux 25: a payment cancelled at PayPal is recorded once, and cart and data are there", async ({
  page,
  shopper,
}) => {
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await shopper.fillShipping(aPerson());
  await shopper.finishShipping();
  await shopper.expectStep("payment", shopper.words.paymentTitle);
  const events = async () => {
    const layer: unknown = await page.evaluate("globalThis.dataLayer ?? []");
    return Array.isArray(layer) ? layer.filter((entry) => JSON.stringify(entry).includes("payment_cancel")) : [];
  };
  await shopper.open("/checkout/payment/?cancelPayment=PAYPAL");
  await expect(page).toHaveURL(/\/checkout\/payment\/$/);
  expect(await events()).toEqual([{ event: "payment_cancel", payment_method: "PAYPAL" }]);
  await page.reload();
  await shopper.expectStep("payment", shopper.words.paymentTitle);
  expect(await events()).toEqual([]);
  await shopper.pay("invoice");
});

test("ACCESS-18: the confirmation is a preview by its address, and ends no checkout", async ({ page, shopper }) => {
  await shopper.buy();
  await shopper.open("/checkout/confirmation/?ishop-preview-json=%7B%7D");
  await expect(page.getByText("Vorschau: Hier wurde nichts bestellt.")).toBeVisible();
  await shopper.open("/checkout/basket/");
  await expect(page.getByRole("button", { name: shopper.words.toCheckout })).toBeVisible();
});

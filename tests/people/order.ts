import type { Browser } from "./browser.ts";
import { isDone, requireSuccess } from "./world.ts";

/**
 * Orders what is in a browser's cart, as the storefront's pages do, and leaves the confirmation.
 *
 * @throws Error when a step does not go well
 */
export async function orderFrom(
  browser: Browser,
  { isGuest, addressId }: { readonly isGuest: boolean; readonly addressId: string },
): Promise<void> {
  // What another device has ordered meanwhile is known by the time that a page of the checkout can be filled in.
  await browser.ask("CheckoutPage", { step: "SHIPPING" });
  if (isGuest) requireSuccess(await browser.ask("CheckoutEmail", { email: "erika@example.org" }), "updateEmail");
  const shipping = {
    deliveryType: "sameAsBilling",
    billingAddressId: addressId,
    deliveryAddressId: null,
    shipperCode: "dhl",
  };
  requireSuccess(await browser.ask("CompleteShippingStep", { shipping }), "completeShippingStep");
  requireSuccess(await browser.ask("CompletePaymentStep", { paymentId: "VORKASSE" }), "completePaymentStep");
  await browser.ask("CheckoutPage", { step: "SUMMARY" });
  const answer = await browser.ask("SubmitOrder");
  if (!isDone(answer, "submitOrder")) throw new Error(`submitOrder failed: ${JSON.stringify(answer)}`);
  requireSuccess(await browser.ask("ConfirmationCleanup"), "confirmationCleanup");
}

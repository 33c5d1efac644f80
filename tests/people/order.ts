import * as v from "valibot";
import type { Browser } from "./browser.ts";
import { requireSuccess } from "./world.ts";

/**
 * Takes a browser through the steps of the checkout, as the storefront's pages do, up to the summary.
 *
 * @param guestEmail e-mail that a guest gives; null for a customer
 * @throws Error when a step does not go well
 */
export async function completeSteps(
  browser: Browser,
  { guestEmail, addressId }: { readonly guestEmail: string | null; readonly addressId: string },
): Promise<void> {
  // What another device has ordered meanwhile is known by the time that a page of the checkout can be filled in.
  await browser.ask("CheckoutPage", { step: "SHIPPING" });
  if (guestEmail !== null) requireSuccess(await browser.ask("CheckoutEmail", { email: guestEmail }), "updateEmail");
  const shipping = {
    deliveryType: "sameAsBilling",
    billingAddressId: addressId,
    deliveryAddressId: null,
    shipperCode: "dhl",
  };
  requireSuccess(await browser.ask("CompleteShippingStep", { shipping }), "completeShippingStep");
  requireSuccess(await browser.ask("CompletePaymentStep", { paymentId: "VORKASSE" }), "completePaymentStep");
  await browser.ask("CheckoutPage", { step: "SUMMARY" });
}

const Submitted = v.object({
  submitOrder: v.object({ outcome: v.string(), orderId: v.nullable(v.string()), errorMessage: v.nullable(v.string()) }),
});

/** Presses the button. @returns number of the order; null when it was refused */
export async function submit(browser: Browser): Promise<string | null> {
  const { data, errors } = await browser.ask("SubmitOrder");
  const { outcome, orderId } = v.parse(Submitted, data, { message: JSON.stringify(errors) }).submitOrder;
  return outcome === "ORDERED" ? orderId : null;
}

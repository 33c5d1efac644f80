import { expect } from "vitest";
import type { Browser } from "./browser.ts";
import type { TestUpstream } from "./upstream.ts";

export const login = `mutation ($password: String!, $stayLogged: Boolean! = false) {
  login(credentials: { email: "ada", password: $password, stayLogged: $stayLogged }) {
    successfull errorMessage cartMerged updatedCartId firstName fieldErrors { fieldName }
    session { cartId cart { id details { articleCount } } visitor { state firstName lastName } }
  }
}`;
export const guest = "mutation { checkoutAuth(authType: guest) { successfull session { visitor { state } } } }";
export const shipping = `mutation ($shipper: String! = "dhl", $address: ID = null, $type: DeliveryType! = sameAsBilling) {
  completeShippingStep(shipping: { deliveryType: $type, billingAddressId: "b1", deliveryAddressId: $address, shipperCode: $shipper }) {
    successful errorMessage fieldErrors { fieldName } checkout { currentStep shipping { deliveryAddressId } }
  }
}`;
export const payment = `mutation ($id: String) {
  completePaymentStep(paymentId: $id) { successful errorMessage checkout { currentStep } }
}`;
export const access = (step: string) =>
  `{ session { checkout { access(step: ${step}) { allowed redirectTo toast { key severity } } } } }`;
export const submit = `mutation ($cartId: ID, $fingerprint: ID) {
  submitOrder(cartId: $cartId, fingerprint: $fingerprint) { outcome orderId ticket redirectUrl errorMessage goTo toast { key severity } paymentForm { formUrl data } }
}`;
export const cleanup = "mutation { confirmationCleanup { successful session { cartId visitor { state } } } }";

export async function withFullCart(browser: Browser, upstream: TestUpstream, pieces = 2): Promise<Browser> {
  await browser.send("/api/cart-id");
  const cart = upstream.state.carts.get(browser.cookies.get("cartId") ?? "");
  if (cart !== undefined) cart.pieces = pieces;
  return browser;
}

/** A guest who has seen the summary. */
export async function atSummary(browser: Browser, upstream: TestUpstream, method = "INVOICE"): Promise<Browser> {
  await withFullCart(browser, upstream);
  await browser.data(guest);
  await browser.data(shipping);
  await browser.data(payment, { id: method });
  const { session } = await browser.data(access("SUMMARY"));
  expect(session).toEqual({ checkout: { access: { allowed: true, redirectTo: null, toast: null } } });
  return browser;
}

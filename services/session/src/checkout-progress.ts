import type { ToastMessage } from "./generated/graph.ts";
/** Steps of the checkout in their order (CHKL-01). */
export const checkoutSteps = ["LOGIN", "SHIPPING", "PAYMENT", "SUMMARY", "CONFIRMATION"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Login state: exactly these three (SESS-14). */
export type VisitorState = "LOGGED_OUT" | "LOGGED_IN" | "LOGGED_IN_AS_GUEST";

/** All that decides where a visitor may be. */
export interface CheckoutFacts {
  readonly visitor: VisitorState;
  /** Whether the visitor chose to register or to order as guest (CHKL-03). */
  readonly loginOptionChosen: boolean;
  /** The business store, where payment is agreed with the customer (CHKP-05, C-17). */
  readonly isB2b: boolean;
  /** Whether the cart has nothing in it. */
  readonly isEmpty: boolean;
  /** Whether the cart has something in it and costs nothing (CART-12). */
  readonly isPayless: boolean;
  /** Whether the wallet's express checkout is under way (CHKP-06). */
  readonly isWalletExpress: boolean;
  /** Whether addresses and shipper were chosen and still hold for the cart. */
  readonly shippingValid: boolean;
  /** Whether a payment method was chosen and is still the cart's. */
  readonly paymentValid: boolean;
  /** Whether an order was made and not confirmed yet (ACCESS-16). */
  readonly hasOrder: boolean;
  /** Path of the confirmation of an order that was just made, while nothing of the next one is done; else null (C-86). */
  readonly lastConfirmation: string | null;
}

/** Whether a visitor may be at a step; otherwise where they are redirected and with which message. */
export type CheckoutAccess =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly redirectTo: string; readonly toast: ToastMessage | null };

const paths: Readonly<Record<CheckoutStep, string>> = {
  LOGIN: "/checkout/login",
  SHIPPING: "/checkout/shipping",
  PAYMENT: "/checkout/payment",
  SUMMARY: "/checkout/summary",
  CONFIRMATION: "/checkout/confirmation",
};
const home = "/";
const basket = "/checkout/basket";
const sessionExpired: ToastMessage = { key: "vue.checkout.message.sessionExpired", severity: "WARNING" };
const allowed: CheckoutAccess = { allowed: true };

/** Path of a step's page. */
export function pathOf(step: CheckoutStep): string {
  return paths[step];
}

/** Path of an order's confirmation; its ticket opens it in the browser session that ordered (ACCESS-17, C-86). */
export function confirmationPath({
  orderId,
  ticket,
}: {
  readonly orderId: string;
  readonly ticket: string | null;
}): string {
  const query = new URLSearchParams({ orderId, ...(ticket !== null && { ticket }) });
  return `${paths.CONFIRMATION}/?${query.toString()}`;
}

/** The steps of this checkout: payment is left out where nothing is to be paid or chosen (CHKP-04..06). */
export function stepsOf(facts: CheckoutFacts): readonly CheckoutStep[] {
  return paymentApplies(facts) ? checkoutSteps : checkoutSteps.filter((step) => step !== "PAYMENT");
}

/** Whether a step and all before it are done: a step is OK only if the previous one is (CHKL-01). */
export function isDone(step: CheckoutStep, facts: CheckoutFacts): boolean {
  const steps = stepsOf(facts);
  // A step that does not apply is as done as the one before it.
  const upTo = checkoutSteps.slice(0, checkoutSteps.indexOf(step) + 1);
  return upTo.every((each) => !steps.includes(each) || isFulfilled(each, facts));
}

/** The first step that is not done. */
export function currentStep(facts: CheckoutFacts): CheckoutStep {
  return stepsOf(facts).find((step) => !isDone(step, facts)) ?? "CONFIRMATION";
}

/** Whether a visitor may be at a step (ACCESS-02..11, ACCESS-16; C-03, C-04, C-43). */
export function accessTo(step: CheckoutStep, facts: CheckoutFacts): CheckoutAccess {
  switch (step) {
    case "LOGIN":
      return accessToLogin(facts);
    case "SHIPPING":
      return accessToShipping(facts);
    case "PAYMENT":
      return accessToPayment(facts);
    case "SUMMARY":
      return accessToSummary(facts);
    case "CONFIRMATION":
      return facts.hasOrder ? allowed : redirect(home);
  }
}

/** Logged-in customers go on first, whatever their cart holds (C-43); guests may still change their mind. */
function accessToLogin({ visitor, isEmpty }: CheckoutFacts): CheckoutAccess {
  if (visitor === "LOGGED_IN") return redirect(paths.SHIPPING);
  return isEmpty ? redirect(basket) : allowed;
}

function accessToShipping(facts: CheckoutFacts): CheckoutAccess {
  if (isOrdered(facts)) return redirect(facts.lastConfirmation);
  if (facts.isEmpty) return redirect(home);
  return isDone("LOGIN", facts) ? allowed : redirect(paths.LOGIN);
}

function accessToPayment(facts: CheckoutFacts): CheckoutAccess {
  if (isOrdered(facts)) return redirect(facts.lastConfirmation);
  if (facts.isEmpty) return emptyCart(facts);
  if (!isDone("SHIPPING", facts)) return redirect(paths.SHIPPING);
  return paymentApplies(facts) ? allowed : redirect(paths.SUMMARY);
}

function accessToSummary(facts: CheckoutFacts): CheckoutAccess {
  if (isOrdered(facts)) return redirect(facts.lastConfirmation);
  if (facts.isEmpty) return emptyCart(facts);
  if (!isDone("SHIPPING", facts)) {
    return facts.lastConfirmation === null ? redirect(home, sessionExpired) : redirect(facts.lastConfirmation);
  }
  return isDone("PAYMENT", facts) ? allowed : redirect(paths.PAYMENT);
}

/** Customers with an account see why their cart is empty; others lost it with their session (C-03). */
function emptyCart({ visitor }: CheckoutFacts): CheckoutAccess {
  return redirect(home, visitor === "LOGGED_IN" ? null : sessionExpired);
}

/**
 * Whether the goods of this checkout are ordered: then the earlier steps lead to the confirmation, and a shopper who
 * has just ordered is not asked to order again.
 */
function isOrdered(facts: CheckoutFacts): facts is CheckoutFacts & { readonly lastConfirmation: string } {
  return facts.lastConfirmation !== null && (facts.hasOrder || facts.isEmpty);
}

function paymentApplies({ isB2b, isPayless, isWalletExpress }: CheckoutFacts): boolean {
  return !isB2b && !isPayless && !isWalletExpress;
}

function isFulfilled(step: CheckoutStep, facts: CheckoutFacts): boolean {
  switch (step) {
    case "LOGIN":
      return facts.loginOptionChosen || facts.visitor !== "LOGGED_OUT";
    case "SHIPPING":
      return facts.shippingValid;
    case "PAYMENT":
      return facts.paymentValid;
    case "SUMMARY":
      return facts.hasOrder;
    case "CONFIRMATION":
      // It is done when it was shown; then its cleanup ends this checkout and the next one begins.
      return false;
  }
}

function redirect(redirectTo: string, toast: ToastMessage | null = null): CheckoutAccess {
  return { allowed: false, redirectTo, toast };
}

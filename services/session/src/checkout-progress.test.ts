import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accessTo,
  type CheckoutFacts,
  type CheckoutStep,
  checkoutSteps,
  currentStep,
  isDone,
  pathOf,
  stepsOf,
} from "./checkout-progress.ts";

const anyFacts: fc.Arbitrary<CheckoutFacts> = fc
  .record({
    visitor: fc.constantFrom("LOGGED_OUT", "LOGGED_IN", "LOGGED_IN_AS_GUEST"),
    loginOptionChosen: fc.boolean(),
    isB2b: fc.boolean(),
    isEmpty: fc.boolean(),
    isPayless: fc.boolean(),
    isWalletExpress: fc.boolean(),
    shippingValid: fc.boolean(),
    paymentValid: fc.boolean(),
    hasOrder: fc.boolean(),
    lastConfirmation: fc.constantFrom(null, "/checkout/confirmation/?orderId=1&ticket=a"),
  })
  // Payless means that there is something in the cart (CART-12).
  .map((facts) => ({ ...facts, isPayless: facts.isPayless && !facts.isEmpty }));
const anyStep = fc.constantFrom(...checkoutSteps);
const cartSteps: readonly CheckoutStep[] = ["LOGIN", "SHIPPING", "PAYMENT", "SUMMARY"];
const toast = { key: "vue.checkout.message.sessionExpired", severity: "WARNING" };

/** A logged-out consumer with a full cart who has done nothing yet. */
const atStart: CheckoutFacts = {
  visitor: "LOGGED_OUT",
  loginOptionChosen: false,
  isB2b: false,
  isEmpty: false,
  isPayless: false,
  isWalletExpress: false,
  shippingValid: false,
  paymentValid: false,
  hasOrder: false,
  lastConfirmation: null,
};
const guest: CheckoutFacts = { ...atStart, visitor: "LOGGED_IN_AS_GUEST", loginOptionChosen: true };
const customer: CheckoutFacts = { ...atStart, visitor: "LOGGED_IN" };

describe("a step of the checkout", () => {
  it("is done only if the one before it is (CHKL-01)", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const steps = stepsOf(facts);
        const done = steps.map((step) => isDone(step, facts));
        expect(done).toEqual(done.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it("is the current one when all before it are done and it is not", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const steps = stepsOf(facts);
        const at = steps.indexOf(currentStep(facts));
        expect(steps.slice(0, at).every((step) => isDone(step, facts))).toBe(true);
        expect(isDone(currentStep(facts), facts)).toBe(false);
      }),
    );
  });

  it("of login is done with an option chosen or a session (CHKL-03)", () => {
    expect(isDone("LOGIN", atStart)).toBe(false);
    expect(isDone("LOGIN", { ...atStart, loginOptionChosen: true })).toBe(true);
    expect(isDone("LOGIN", customer)).toBe(true);
    expect(isDone("LOGIN", guest)).toBe(true);
  });

  it("of payment is left out on the business store, where nothing is to be paid, and with the wallet (CHKP-04..06)", () => {
    expect(stepsOf(atStart)).toEqual(checkoutSteps);
    for (const facts of [
      { ...customer, isB2b: true },
      { ...customer, isPayless: true },
      { ...customer, isWalletExpress: true },
    ]) {
      expect(stepsOf(facts)).toEqual(["LOGIN", "SHIPPING", "SUMMARY", "CONFIRMATION"]);
      expect(isDone("PAYMENT", { ...facts, shippingValid: true })).toBe(true);
    }
  });
});

describe("access", () => {
  it("never redirects in a loop: following redirects ends on a page that may be shown", () => {
    fc.assert(
      fc.property(anyFacts, anyStep, (facts, asked) => {
        let step: CheckoutStep | undefined = asked;
        for (let hops = 0; step !== undefined; hops += 1) {
          expect(hops).toBeLessThan(checkoutSteps.length);
          const access = accessTo(step, facts);
          step = access.allowed ? undefined : checkoutSteps.find((each) => pathOf(each) === access.redirectTo);
        }
      }),
    );
  });

  it("is never given with an empty cart (ACCESS-11)", () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...cartSteps), (facts, step) => {
        expect(accessTo(step, { ...facts, isEmpty: true, isPayless: false }).allowed).toBe(false);
      }),
    );
  });

  it("is given to steps after login only when all before are done", () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom("SHIPPING", "PAYMENT", "SUMMARY"), (facts, step) => {
        const steps = stepsOf(facts);
        const before = steps[steps.indexOf(step) - 1];
        const isTooEarly = before !== undefined && !isDone(before, facts);
        expect(isTooEarly && accessTo(step, facts).allowed).toBe(false);
      }),
    );
  });

  it("shows a logged-in visitor no message but for incomplete shipping at the summary (C-03, C-04)", () => {
    fc.assert(
      fc.property(anyFacts, anyStep, (facts, step) => {
        const access = accessTo(step, { ...facts, visitor: "LOGGED_IN", lastConfirmation: null });
        const isExplained = !access.allowed && access.toast !== null;
        expect(isExplained).toBe(step === "SUMMARY" && !facts.isEmpty && !facts.shippingValid);
      }),
    );
  });

  const cases: readonly [string, CheckoutStep, CheckoutFacts, object][] = [
    ["ACCESS-02 login, logged in", "LOGIN", customer, { redirectTo: "/checkout/shipping", toast: null }],
    [
      "C-43 login, logged in with an empty cart",
      "LOGIN",
      { ...customer, isEmpty: true },
      { redirectTo: "/checkout/shipping", toast: null },
    ],
    ["login, as guest", "LOGIN", guest, { allowed: true }],
    [
      "ACCESS-03 login, empty cart",
      "LOGIN",
      { ...atStart, isEmpty: true },
      { redirectTo: "/checkout/basket", toast: null },
    ],
    ["ACCESS-04 shipping, empty cart", "SHIPPING", { ...guest, isEmpty: true }, { redirectTo: "/", toast: null }],
    ["ACCESS-05 shipping, login not done", "SHIPPING", atStart, { redirectTo: "/checkout/login", toast: null }],
    ["CHKL-06 shipping, after login", "SHIPPING", customer, { allowed: true }],
    ["ACCESS-06 payment, guest's empty cart", "PAYMENT", { ...guest, isEmpty: true }, { redirectTo: "/", toast }],
    ["ACCESS-06 payment, a visitor's empty cart", "PAYMENT", { ...atStart, isEmpty: true }, { redirectTo: "/", toast }],
    [
      "C-03 payment, customer's empty cart",
      "PAYMENT",
      { ...customer, isEmpty: true },
      { redirectTo: "/", toast: null },
    ],
    ["ACCESS-07 payment, shipping not done", "PAYMENT", customer, { redirectTo: "/checkout/shipping", toast: null }],
    ...(["isB2b", "isPayless", "isWalletExpress"] as const).map((cause): (typeof cases)[number] => [
      `ACCESS-08 payment, not applicable by ${cause}`,
      "PAYMENT",
      { ...guest, [cause]: true, shippingValid: true },
      { redirectTo: "/checkout/summary", toast: null },
    ]),
    ["payment, shipping done", "PAYMENT", { ...guest, shippingValid: true }, { allowed: true }],
    ["ACCESS-11 summary, guest's empty cart", "SUMMARY", { ...guest, isEmpty: true }, { redirectTo: "/", toast }],
    [
      "C-03 summary, customer's empty cart",
      "SUMMARY",
      { ...customer, isEmpty: true },
      { redirectTo: "/", toast: null },
    ],
    ["ACCESS-09 summary, shipping not done", "SUMMARY", customer, { redirectTo: "/", toast }],
    [
      "ACCESS-10 summary, payment not done",
      "SUMMARY",
      { ...guest, shippingValid: true },
      { redirectTo: "/checkout/payment", toast: null },
    ],
    ["summary, all done", "SUMMARY", { ...guest, shippingValid: true, paymentValid: true }, { allowed: true }],
    [
      "CHKP-05 summary, business without payment",
      "SUMMARY",
      { ...customer, isB2b: true, shippingValid: true },
      { allowed: true },
    ],
    ["ACCESS-16 confirmation, no order", "CONFIRMATION", customer, { redirectTo: "/", toast: null }],
    ["ACCESS-16 confirmation, order", "CONFIRMATION", { ...guest, hasOrder: true }, { allowed: true }],
  ];
  it.each(cases)("%s", (_name, step, facts, expected) => {
    expect(accessTo(step, facts)).toMatchObject(expected);
  });
});

describe("after an order", () => {
  const ordered = { ...guest, lastConfirmation: "/checkout/confirmation/?orderId=1&ticket=a" };
  const to = (redirectTo: string) => ({ allowed: false, redirectTo, toast: null });

  it.each(["SHIPPING", "PAYMENT", "SUMMARY"] as const)(
    "%s with an empty cart leads to the confirmation, without a message to order again (C-86)",
    (step) => {
      for (const facts of [
        { ...ordered, isEmpty: true },
        { ...ordered, hasOrder: true },
      ]) {
        expect(accessTo(step, facts)).toEqual(to(ordered.lastConfirmation));
      }
    },
  );

  it("the next order is open from its first step on, and its summary speaks of no session that ended", () => {
    expect(accessTo("SHIPPING", ordered)).toEqual({ allowed: true });
    expect(accessTo("PAYMENT", ordered)).toEqual(to("/checkout/shipping"));
    expect(accessTo("SUMMARY", ordered)).toEqual(to(ordered.lastConfirmation));
    const filledIn = { ...ordered, shippingValid: true, paymentValid: true };
    expect(accessTo("SUMMARY", filledIn)).toEqual({ allowed: true });
  });
});

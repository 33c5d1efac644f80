import { describe, expect, it } from "vitest";
import type { SubmitOutcomeFragment } from "../graph/generated/SubmitOutcome.fragment.ts";
import { nextOf } from "./order-submit.ts";

const outcome = (changes: Partial<SubmitOutcomeFragment>): SubmitOutcomeFragment => ({
  outcome: "REFUSED",
  orderId: null,
  paymentForm: null,
  redirectUrl: null,
  errorMessage: null,
  toast: null,
  goTo: null,
  ...changes,
});

describe("after an order attempt", () => {
  it("an order leads to its confirmation, which names it (CHKX-10, ACCESS-17)", () => {
    expect(nextOf(outcome({ outcome: "ORDERED", orderId: "40012345", goTo: "/checkout/confirmation" }))).toEqual({
      kind: "goTo",
      path: "/checkout/confirmation/?orderId=40012345",
      toast: null,
    });
  });

  it("a card payment leads to the provider's form (CHKX-08)", () => {
    const paymentForm = { formUrl: "https://pay.example/", len: 3, data: "abc", merchantID: "m", template: "t" };
    expect(nextOf(outcome({ outcome: "PAYMENT_FORM", paymentForm }))).toEqual({
      kind: "paymentForm",
      form: paymentForm,
    });
  });

  it("another provider's page is left for (CHKX-09)", () => {
    expect(nextOf(outcome({ outcome: "REDIRECT", redirectUrl: "https://pay.example/" }))).toEqual({
      kind: "leave",
      url: "https://pay.example/",
    });
  });

  it("a changed cart goes home with its warning (CHKX-06)", () => {
    const toast = { key: "vue.checkout.summaryStep.notification.cartChanged", severity: "WARNING" } as const;
    expect(nextOf(outcome({ outcome: "CART_CHANGED", goTo: "/", toast }))).toEqual({
      kind: "goTo",
      path: "/",
      toast: { key: toast.key, severity: "warning" },
    });
  });

  it("a refusal stays and says why; what has no words is an internal error (CHKX-07, CHKX-11)", () => {
    expect(nextOf(outcome({ errorMessage: "Ausverkauft." }))).toEqual({ kind: "refused", message: "Ausverkauft." });
    expect(nextOf(outcome({ errorMessage: "Internal error" }))).toEqual({
      kind: "refused",
      message: "vue.message.internalError",
    });
  });
});

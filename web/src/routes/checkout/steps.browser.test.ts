import { beforeEach, expect, it } from "vitest";
import { takeFlash } from "~/graph/redirect.ts";
import { general } from "~/lib/error-map.ts";
import { inTab, ledTo } from "../testing/in-tab.ts";
import * as payment from "./payment.tsx";
import * as shipping from "./shipping.tsx";
import * as summary from "./summary.tsx";

const open = { session: { cartId: "c-1", checkout: { access: { allowed: true } } } };

beforeEach(() => sessionStorage.clear());

it("a payment step that is done leaves no draft behind, and one that is refused keeps it", async () => {
  const submit = (successful: boolean) => {
    const completePaymentStep = { successful, errorMessage: "Geht nicht.", fieldErrors: [] };
    const answers = { CheckoutPage: open, CompletePaymentStep: { completePaymentStep } };
    return payment.clientAction(inTab("/checkout/payment/", answers, { paymentId: "INVOICE" }).args);
  };
  for (const step of ["payment", "shipping"]) sessionStorage.setItem(`checkout:${step}:`, "x");
  expect(await submit(false)).toMatchObject({ data: { errors: { general: "Geht nicht." } }, init: { status: 400 } });
  expect(sessionStorage.getItem("checkout:payment:")).toBe("x");
  expect(await ledTo(submit(true))).toBe("303 /checkout/summary/");
  expect(Object.keys(sessionStorage)).toEqual(["checkout:shipping:"]);
});

it("a provider's page is left for only after the page has shown it", async () => {
  const submitOrder = {
    outcome: "REDIRECT",
    redirectUrl: "https://pay.example/a",
    orderId: null,
    ticket: null,
    paymentForm: null,
    goTo: null,
    toast: null,
  };
  const { args } = inTab("/checkout/summary/", { SubmitOrder: { submitOrder } }, {});
  expect(await summary.clientAction(args)).toEqual({ kind: "leave", url: "https://pay.example/a" });
});

it("a payment that failed is reported once in the tab as well", async () => {
  const { args } = inTab("/checkout/payment/?errorCode=1", { CheckoutPage: open });
  expect(await ledTo(payment.clientLoader(args))).toBe("303 /checkout/payment/");
  expect(takeFlash()).toEqual([{ key: "vue.checkout.payment.error", severity: "warning" }]);
});

const typed = {
  email: "ada@schule.de",
  deliveryType: "sameAsBilling",
  "billing.mode": "edit",
  "billing.firstName": "Ada",
  "billing.lastName": "Kreide",
  "billing.street": "Lindenweg 4",
  "billing.postCode": "70173",
  "billing.city": "Stuttgart",
  "billing.country": "DE",
  shipperCode: "dhl",
  shownOffer: "dhl 595",
};

it.each(["CheckoutPage", "ShippingStep", "CheckoutAddBillingAddress", "ShippingPreview", "CompleteShippingStep"])(
  "a shipping step whose network goes at %s stays with what is typed, and says so",
  async (moment) => {
    const cart = { shippers: [{ code: "dhl", enabled: true, costs: { amount: 595 }, speditionFields: [] }] };
    const parts = {
      CheckoutPage: { session: { ...open.session, cart } },
      ShippingStep: {
        getCustomerInfo: { isGuest: true, email: "ada@schule.de", phone: null },
        getBillingAddresses: [],
        getShippingAddresses: [],
        getRemovedAddress: null,
      },
      CheckoutAddBillingAddress: {
        addBillingAddress: { successful: true, fieldErrors: [], address: { addressId: "a-1" } },
      },
      ShippingPreview: { getShippingStepDetails: { cart } },
      CompleteShippingStep: {},
    };
    let isAway = false;
    const answers = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        () => {
          isAway ||= name === moment;
          return isAway ? new Error("away") : part;
        },
      ]),
    );
    const { args, asked } = inTab("/checkout/shipping/", answers, typed);
    expect(await shipping.clientAction(args)).toMatchObject({
      data: { values: typed, errors: { [general]: expect.any(String) }, shipperChanged: false },
      init: { status: 400 },
    });
    expect(asked.map(([name]) => name)).toContain(moment);
  },
);

import { Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { readyCart, TestHost, yes } from "../../test/session-host.ts";
import { completePaymentStep, completeShippingStep, type ShippingInput } from "./steps.ts";

const input: ShippingInput = {
  deliveryType: "shippingAddress",
  billingAddressId: "billing-1",
  deliveryAddressId: "delivery-1",
  shipperCode: "dhl",
  speditionFields: [],
};
const stored = {
  deliveryType: "shippingAddress",
  billingAddressId: "billing-1",
  deliveryAddressId: "delivery-1",
  shipperCode: "dhl",
} as const;
const accepted = { billing: yes, delivery: yes, shipper: yes };
const done = { successful: true, errorMessage: null, fieldErrors: [] };

test("the shipping step hands addresses and shipper to the shop and is stored (CHKS)", async () => {
  const host = new TestHost({ SessionShipping: accepted });
  expect(await completeShippingStep(host.session(), input)).toEqual(done);
  expect(host.stored.shipping).toEqual(stored);
  expect(host.asked[0]).toEqual({
    operation: "SessionShipping",
    variables: {
      cartId: "cart-1",
      billing: "billing-1",
      delivery: "delivery-1",
      shipper: "dhl",
      fields: [],
      hasFields: false,
    },
  });
});

test("CHKS-02: the address of each delivery type stays while another type is chosen", async () => {
  const host = new TestHost({ SessionShipping: accepted });
  const session = host.session();
  const choose = async (deliveryType: ShippingInput["deliveryType"], deliveryAddressId: string | null) => {
    expect(await completeShippingStep(session, { ...input, deliveryType, deliveryAddressId })).toEqual(done);
    return host.stored.deliveryAddresses;
  };
  const none = { shippingAddress: null, packstation: null };
  expect(await choose("sameAsBilling", null)).toEqual(none);
  expect(await choose("packstation", "station-1")).toEqual({ ...none, packstation: "station-1" });
  const both = { shippingAddress: "delivery-2", packstation: "station-1" };
  expect(await choose("shippingAddress", "delivery-2")).toEqual(both);
  expect(await choose("sameAsBilling", null)).toEqual(both);
});

test("goods that go to the billing address go there, whatever else was sent", async () => {
  const host = new TestHost({ SessionShipping: accepted });
  await completeShippingStep(host.session(), { ...input, deliveryType: "sameAsBilling" });
  expect(host.asked[0]?.variables).toMatchObject({ billing: "billing-1", delivery: "billing-1" });
  expect(host.stored.shipping).toMatchObject({ deliveryType: "sameAsBilling", deliveryAddressId: "billing-1" });
});

test("another address than the billing address has to be chosen; the shop is not called before", async () => {
  const host = new TestHost();
  for (const deliveryAddressId of [null, ""]) {
    expect(await completeShippingStep(host.session(), { ...input, deliveryAddressId })).toEqual({
      successful: false,
      errorMessage: null,
      fieldErrors: [
        {
          fieldName: "deliveryAddressId",
          errorMessage: "vue.checkout.shippingStep.errorNoDeliveryAddress",
          formName: "shipping",
        },
      ],
    });
  }
  expect(host.asked).toEqual([]);
});

test("what the forwarding agent needs to know is handed over, and its faults are the step's", async () => {
  const fault = { fieldName: "phone", errorMessage: "too short", formName: null };
  const spedition = { successful: false, generalErrorMessage: "no", fieldErrors: [fault] };
  const host = new TestHost({ SessionShipping: { ...accepted, spedition } });
  const fields = [{ fieldName: "phone", fieldValue: "1" }];
  expect(await completeShippingStep(host.session(), { ...input, speditionFields: fields })).toEqual({
    successful: false,
    errorMessage: "no",
    fieldErrors: [fault],
  });
  expect(host.asked[0]?.variables).toMatchObject({ fields, hasFields: true });
  expect(host.stored.shipping).toBeNull();
});

test("CHKS-15: what the forwarding agent needs to know is stored before the way to ship", async () => {
  const host = new TestHost({ SessionShipping: { ...accepted, spedition: yes } });
  const { call } = host.shop;
  const stores: string[] = [];
  host.shop.call = async (document, variables) => {
    for (const definition of parse(document).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name?.value !== "SessionShipping") continue;
      const { selections } = definition.selectionSet;
      stores.push(...selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : [])));
    }
    return call(document, variables);
  };
  const fields = [{ fieldName: "phone", fieldValue: "030 1234567" }];
  expect(await completeShippingStep(host.session(), { ...input, speditionFields: fields })).toEqual(done);
  expect(stores).toEqual(["selectBillingAddress", "selectShippingAddress", "saveSpeditionsData", "setShippingMethod"]);
  expect(host.asked[0]?.variables).toMatchObject({ fields, hasFields: true });
});

test("a refused address leaves the step open, also one that was done before", async () => {
  for (const part of ["billing", "delivery", "shipper"]) {
    const refusal = { successful: false, generalErrorMessage: `${part} no`, fieldErrors: [] };
    const host = new TestHost({ SessionShipping: { ...accepted, [part]: refusal } });
    const outcome = await completeShippingStep(host.session({ shipping: stored }), input);
    expect(outcome).toEqual({ successful: false, errorMessage: `${part} no`, fieldErrors: [] });
    expect(host.stored.shipping).toBeNull();
  }
});

test("a shipper that cannot carry the cart after all leaves the step open", async () => {
  for (const cart of [null, { ...readyCart, shippers: [] }]) {
    const host = new TestHost({ SessionShipping: accepted, SessionCart: { shop_findCart: cart } });
    const outcome = await completeShippingStep(host.session(), input);
    expect(outcome).toEqual({
      successful: false,
      errorMessage: "vue.cart.error.somethingWentWrong",
      fieldErrors: [],
    });
    expect(host.stored.shipping).toBeNull();
  }
});

test("whether the shipper carries the cart is checked after it was chosen", async () => {
  let chosen = false;
  const host = new TestHost({
    SessionShipping: () => {
      chosen = true;
      return accepted;
    },
    SessionCart: () => ({ shop_findCart: chosen ? readyCart : { ...readyCart, shippers: [] } }),
  });
  const session = host.session();
  await session.cart();
  expect(await completeShippingStep(session, input)).toEqual(done);
});

test("a visitor without a cart has lost their session, and nothing is requested", async () => {
  const host = new TestHost();
  host.visitor.cartId = null;
  const expired = { successful: false, errorMessage: "vue.checkout.message.sessionExpired", fieldErrors: [] };
  expect(await completeShippingStep(host.session(), input)).toEqual(expired);
  expect(await completePaymentStep(host.session(), "INVOICE", null)).toEqual(expired);
  expect(host.asked).toEqual([]);
});

const paid = { successful: true, errorMessage: null, fieldErrors: [] };

test("CHKP-02: the payment step hands the method to the shop, and is valid once it is stored", async () => {
  const host = new TestHost({ SessionPayment: { setSelectedPayment: paid } });
  expect(await completePaymentStep(host.session(), "INVOICE", "our order 7")).toEqual(done);
  expect(host.asked[0]?.variables).toEqual({ cartId: "cart-1", paymentId: "INVOICE", buyerReference: "our order 7" });
  expect(host.stored.paymentDone).toBe(true);
});

test("without a method the payment step is open again, and the shop is not called (CHKP-03)", async () => {
  const host = new TestHost();
  for (const paymentId of [null, ""]) {
    expect(await completePaymentStep(host.session({ paymentDone: true }), paymentId, null)).toEqual({
      successful: false,
      errorMessage: "vue.checkout.paymentStep.errorNoPaymentSelected",
      fieldErrors: [],
    });
    expect(host.stored.paymentDone).toBe(false);
  }
  expect(host.asked).toEqual([]);
});

test("a refused method gives the reason: by the shop's sentence, by its fields, or that something went wrong", async () => {
  const fault = { fieldName: "buyerReference", errorMessage: "too long", formName: null };
  for (const [answer, expected] of [
    [{ errorMessage: "no credit" }, { errorMessage: "no credit", fieldErrors: [] }],
    [{ fieldErrors: [fault] }, { errorMessage: null, fieldErrors: [fault] }],
    [{}, { errorMessage: "vue.cart.error.somethingWentWrong", fieldErrors: [] }],
  ]) {
    const host = new TestHost({ SessionPayment: { setSelectedPayment: { ...paid, successful: false, ...answer } } });
    const outcome = await completePaymentStep(host.session({ paymentDone: true }), "INVOICE", null);
    expect(outcome).toEqual({ successful: false, ...expected });
    expect(host.stored.paymentDone).toBe(false);
  }
});

test("the cart is read again after a method was stored", async () => {
  const host = new TestHost({ SessionPayment: { setSelectedPayment: paid } });
  const session = host.session();
  await session.cart();
  await completePaymentStep(session, "INVOICE", null);
  await session.cart();
  expect(host.asked.map(({ operation }) => operation)).toEqual(["SessionCart", "SessionPayment", "SessionCart"]);
});

import { expect, test } from "vitest";
import type { SubmitOrderResult } from "../generated/graph.ts";
import { readyCart, TestHost, type Answers } from "../../test/session-host.ts";
import type { SessionRecord } from "../record.ts";
import { totalsOf } from "../session.ts";
import { completeWallet, submitOrder } from "./submit-order.ts";

const shown = { cartId: "cart-1", fingerprint: "f-1", isMeasured: false };
const shipping = {
  deliveryType: "shippingAddress",
  billingAddressId: "billing-1",
  deliveryAddressId: "delivery-1",
  shipperCode: "dhl",
} as const;
const ready: Partial<SessionRecord> = { shipping, paymentDone: true, seenTotals: totalsOf(readyCart) };
const lastOrder = { orderId: "o-1", cartId: "cart-1", ticket: "t-1", until: 1_800_001_800_000 };
const ordered = { orderId: "o-1", newCartId: "cart-2", confirmation: { ticket: "t-1", secret: "s-1" } };
const submitted = { ...readyCart, attributes: { submitted: true } };
const changedToast = { key: "vue.checkout.summaryStep.notification.cartChanged", severity: "WARNING" };

/** An outcome of which the rest is null. */
function only(outcome: SubmitOrderResult["outcome"], rest: Partial<SubmitOrderResult> = {}): SubmitOrderResult {
  const empty = { paymentForm: null, redirectUrl: null, orderId: null, ticket: null, toast: null, goTo: null };
  return { outcome, errorMessage: null, ...empty, ...rest };
}

async function submit(answers: Answers, stored: Partial<SessionRecord> = ready, cartId: string | null = "cart-1") {
  const host = new TestHost(answers);
  return { host, outcome: await submitOrder(host.session(stored), { ...shown, cartId }) };
}

test("CHKX-10: an order leads to its confirmation; its number, the next cart and what opens it are stored (C-86)", async () => {
  const { host, outcome } = await submit({ SessionSubmit: { submitCart: ordered } });
  expect(outcome).toEqual(only("ORDERED", { orderId: "o-1", ticket: "t-1", goTo: "/checkout/confirmation" }));
  expect(host.asked.at(-1)).toEqual({
    operation: "SessionSubmit",
    variables: { cartId: "cart-1", fingerprint: "f-1", isMeasured: false },
  });
  expect(host.events).toContain("keepConfirmation s-1");
  expect(host.stored).toMatchObject({ orderId: "o-1", newCartId: "cart-2", lastOrder });
});

test("an order without a confirmation of its own is ordered all the same, and known for no other page", async () => {
  const { host, outcome } = await submit({ SessionSubmit: { submitCart: { ...ordered, confirmation: null } } });
  expect(outcome).toEqual(only("ORDERED", { orderId: "o-1", goTo: "/checkout/confirmation" }));
  expect(host.stored).toMatchObject({ orderId: "o-1", lastOrder: null });
  expect(host.events).toEqual([]);
});

test("CHKX-07..09: what the shop answers instead of an order is handed on, and nothing is stored of it", async () => {
  const form = { len: 7, data: "d", merchantID: "m", template: "t", formUrl: "https://card.example" };
  for (const [answer, expected] of [
    [{ computopData: form }, only("PAYMENT_FORM", { paymentForm: form })],
    [{ redirectUrl: "https://wallet.example" }, only("REDIRECT", { redirectUrl: "https://wallet.example" })],
    [{ errorMessage: "sold out" }, only("REFUSED", { errorMessage: "sold out" })],
    [{ cartChanged: true }, only("CART_CHANGED", { goTo: "/", toast: { ...changedToast, severity: "WARNING" } })],
    [{}, only("REFUSED", { errorMessage: "Internal error" })],
  ] as const) {
    const { host, outcome } = await submit({ SessionSubmit: { submitCart: answer } });
    expect(outcome).toEqual(expected);
    expect(host.stored).toMatchObject({ orderId: null, lastOrder: null });
  }
});

test("a payment form or an order without all its parts is no answer", async () => {
  for (const part of ["len", "data", "merchantID", "template", "formUrl"]) {
    const form = { len: 7, data: "d", merchantID: "m", template: "t", formUrl: "u", [part]: null };
    await expect(submit({ SessionSubmit: { submitCart: { computopData: form } } })).rejects.toThrow("Invalid type");
  }
  const half = { ...ordered, confirmation: { ticket: "t-1" } };
  await expect(submit({ SessionSubmit: { submitCart: half } })).rejects.toThrow("Invalid key");
});

test("an error of the shop becomes the summary's message by its key alone (CHKX-11)", async () => {
  const withKey = { message: "x", extensions: { messageKey: "vue.checkout.error.stock" } };
  expect((await submit({ SessionSubmit: withKey })).outcome).toEqual(
    only("REFUSED", { errorMessage: "vue.checkout.error.stock" }),
  );
  const withoutKey = { message: "secret detail", extensions: { messageKey: 7 } };
  expect((await submit({ SessionSubmit: withoutKey })).outcome).toEqual(
    only("REFUSED", { errorMessage: "Internal error" }),
  );
});

test("CHKX-11: of several errors the first one's key is the message", async () => {
  const host = new TestHost();
  const { call } = host.shop;
  const errorOf = (messageKey: string) => ({ message: "x", extensions: { messageKey } });
  host.shop.call = async (document, variables) =>
    document.includes("submitCart")
      ? { data: null, errors: [errorOf("vue.first"), errorOf("vue.second")] }
      : call(document, variables);
  expect(await submitOrder(host.session(ready), shown)).toEqual(only("REFUSED", { errorMessage: "vue.first" }));
});

test("a cart that differs from what the summary showed is not ordered (CHKX-04, CART-11)", async () => {
  for (const seen of [{ grandTotal: 4_991 }, { productCount: 3 }, { itemCount: 4 }]) {
    const seenTotals = { ...totalsOf(readyCart), ...seen };
    const { host, outcome } = await submit({}, { ...ready, seenTotals });
    expect(outcome).toEqual(only("CART_CHANGED", { goTo: "/", toast: { ...changedToast, severity: "WARNING" } }));
    expect(host.changes).toEqual([]);
  }
});

test("a step that is missing ends the attempt where that step is", async () => {
  for (const [stored, goTo] of [
    [{ ...ready, paymentDone: false }, "/checkout/payment"],
    [{ ...ready, seenTotals: null }, "/checkout/summary"],
  ] as const) {
    const { host, outcome } = await submit({}, stored);
    expect(outcome).toEqual(only("STEP_MISSING", { goTo }));
    expect(host.changes).toEqual([]);
  }
  const toast = { key: "vue.checkout.message.sessionExpired", severity: "WARNING" } as const;
  const unsent = await submit({}, { ...ready, shipping: null });
  expect(unsent.outcome).toEqual(only("STEP_MISSING", { goTo: "/", toast }));
  const empty = await submit({ SessionCart: { shop_findCart: null } });
  expect(empty.outcome).toMatchObject({ outcome: "STEP_MISSING", goTo: "/" });
  expect(empty.host.changes).toEqual([]);
});

test("a summary that was left behind orders nothing: it leads to its order, or to the present cart", async () => {
  const known = await submit({}, { ...ready, lastOrder: { ...lastOrder, cartId: "cart-0" } }, "cart-0");
  const goTo = "/checkout/confirmation/?orderId=o-1&ticket=t-1";
  expect(known.outcome).toEqual(only("ALREADY_SUBMITTED", { orderId: "o-1", ticket: "t-1", goTo }));
  const unknown = await submit({}, ready, "cart-0");
  expect(unknown.outcome).toEqual(only("CART_CHANGED", { goTo: "/", toast: { ...changedToast, severity: "WARNING" } }));
  expect([...known.host.asked, ...unknown.host.asked]).toEqual([]);
});

test.each([true, false])(
  "TRACK-07: the shop hears whether the shopper agreed to be measured: %s",
  async (isMeasured) => {
    const host = new TestHost({ SessionSubmit: { submitCart: ordered } });
    await submitOrder(host.session(ready), { ...shown, isMeasured });
    expect(host.asked.find(({ operation }) => operation === "SessionSubmit")?.variables).toEqual({
      ...shown,
      isMeasured,
    });
  },
);

const paidBy = { paymentId: "X_RECHNUNG", buyerReference: "991-1" };
async function submitPaid(answers: Answers) {
  const host = new TestHost({ SessionSubmit: { submitCart: ordered }, ...answers });
  return { host, outcome: await submitOrder(host.session(ready), shown, paidBy) };
}
const storing = (answer: object) => ({ SessionPayment: { setSelectedPayment: { fieldErrors: [], ...answer } } });

test("CHKP-07, C-95: how a business pays is stored before its order", async () => {
  const { host, outcome } = await submitPaid(storing({ successful: true }));
  expect(outcome.outcome).toBe("ORDERED");
  expect(host.changes).toEqual(["SessionPayment", "SessionSubmit"]);
  expect(host.asked.find(({ operation }) => operation === "SessionPayment")?.variables).toEqual({
    cartId: "cart-1",
    ...paidBy,
  });
});

test("CHKP-07: what the shop has against it is the summary's message, and nothing is ordered", async () => {
  const { host, outcome } = await submitPaid(storing({ successful: false, errorMessage: "no reference" }));
  expect(outcome).toEqual(only("REFUSED", { errorMessage: "no reference" }));
  expect(host.changes).toEqual(["SessionPayment"]);
  const silent = await submitPaid(storing({ successful: false }));
  expect(silent.outcome).toEqual(only("REFUSED", { errorMessage: "Internal error" }));
  const failure = await submitPaid({ SessionPayment: { message: "no", extensions: { messageKey: "vue.key" } } });
  expect(failure.outcome).toMatchObject({ outcome: "REFUSED" });
});

test("a press that comes while another one orders has the order of that one, with its payment", async () => {
  let reads = 0;
  const cart = () => ({ shop_findCart: (reads += 1) === 1 ? readyCart : submitted });
  const closed = storing({ successful: false, errorMessage: "ordered already" });
  const { outcome } = await submitPaid({ SessionCart: cart, ...closed });
  expect(outcome).toMatchObject({ outcome: "ORDERED", orderId: "o-1", ticket: "t-1" });
});

test("a summary that does not say its cart orders the session's", async () => {
  const { outcome } = await submit({ SessionSubmit: { submitCart: ordered } }, ready, null);
  expect(outcome.outcome).toBe("ORDERED");
});

const already = { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" } as const;

test("a cart that is ordered already gives way to the next one, and its order stays at hand (CHKX-05)", async () => {
  const account = { token: "digest-1", state: "LOGGED_IN", firstName: "Ada", lastName: null } as const;
  const { host, outcome } = await submit(
    {
      SessionCart: { shop_findCart: submitted },
      SessionSubmit: { submitCart: ordered },
      SessionInit: { shop_init: { cartId: "cart-9", userId: "user-1" } },
    },
    { ...ready, account, loginOption: "guest" },
  );
  expect(outcome).toEqual(only("ALREADY_SUBMITTED", { orderId: "o-1", ticket: "t-1", goTo: "/", toast: already }));
  expect(host.asked.find(({ operation }) => operation === "SessionSubmit")?.variables).toEqual({
    cartId: "cart-1",
    fingerprint: null,
    isMeasured: false,
  });
  expect(host.visitor.cartId).toBe("cart-2");
  expect(host.stored).toMatchObject({ orderId: "o-1", lastOrder, account, loginOption: "guest", shipping: null });
});

test("where the shop no longer has the order, the next cart is the one it opens", async () => {
  const { host, outcome } = await submit({
    SessionCart: { shop_findCart: submitted },
    SessionSubmit: { message: "gone" },
    SessionInit: { shop_init: { cartId: "cart-9", userId: "user-1" } },
  });
  expect(outcome).toEqual(only("ALREADY_SUBMITTED", { goTo: "/", toast: already }));
  expect(host.visitor.cartId).toBe("cart-9");
});

test("a shopper who returns from the wallet has ordered, or is back at the payment step (OP-M-42)", async () => {
  const host = new TestHost({ SessionWalletPayment: { completeWalletPayment: ordered } });
  expect(await completeWallet(host.session(ready), "w-1")).toMatchObject({ outcome: "ORDERED" });
  expect(host.asked[0]?.variables).toEqual({ cartId: "cart-1", amazonCheckoutSessionId: "w-1" });
  const refused = new TestHost({ SessionWalletPayment: { completeWalletPayment: { errorMessage: "no" } } });
  expect(await completeWallet(refused.session(ready), "w-1")).toMatchObject({
    outcome: "PAYMENT_FAILED",
    goTo: "/checkout/payment",
  });
});

test("a payment without a cart is for the home page, and the shop is not called", async () => {
  const host = new TestHost();
  host.visitor.cartId = null;
  expect(await completeWallet(host.session(), "w-1")).toEqual(only("STEP_MISSING", { goTo: "/" }));
  expect(host.asked).toEqual([]);
});

test("what is no answer of the shop is a fault; the cart is read again after any attempt", async () => {
  const host = new TestHost({ SessionSubmit: { submitCart: ordered } });
  const session = host.session(ready);
  await session.cart();
  await submitOrder(session, shown);
  await session.cart();
  const reads = host.asked.filter(({ operation }) => operation === "SessionCart");
  expect(reads).toHaveLength(3);
});

test("while the shop is away nothing is said about a payment with the wallet; of a foreign cart it is none", async () => {
  const wallet = (extensions: object) => new TestHost({ SessionWalletPayment: { message: "x", extensions } });
  expect(await completeWallet(wallet({}).session(ready), "w-1")).toEqual(only("PAYMENT_CHECKING"));
  expect((await completeWallet(wallet({ classification: "CART_NOT_FOUND" }).session(ready), "w-1")).outcome).toBe(
    "PAYMENT_FAILED",
  );
});

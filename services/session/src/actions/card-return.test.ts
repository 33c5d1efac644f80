import { expect, test } from "vitest";
import type { SubmitOrderResult } from "../generated/graph.ts";
import { readyCart, TestHost } from "../../test/session-host.ts";
import type { SessionRecord } from "../record.ts";
import { totalsOf } from "../session.ts";
import { completeCardReturn } from "./card-return.ts";

const shipping = {
  deliveryType: "shippingAddress",
  billingAddressId: "billing-1",
  deliveryAddressId: "delivery-1",
  shipperCode: "dhl",
} as const;
const ready: Partial<SessionRecord> = { shipping, paymentDone: true, seenTotals: totalsOf(readyCart) };
const confirmation = { ticket: "t-1", secret: "s-1" };
const ordered = { state: "ORDERED", orderId: "o-1", cartId: "cart-1", newCartId: "cart-2", confirmation };
const lastOrder = { orderId: "o-1", cartId: "cart-1", ticket: "t-1", until: 1_800_001_800_000 };

/** An outcome of which the rest is null. */
function only(outcome: SubmitOrderResult["outcome"], rest: Partial<SubmitOrderResult> = {}): SubmitOrderResult {
  const empty = { paymentForm: null, redirectUrl: null, orderId: null, ticket: null, toast: null, goTo: null };
  return { outcome, errorMessage: null, ...empty, ...rest };
}

async function comeBack(
  answer: object,
  { cartId = "cart-1", stored = ready }: { cartId?: string | null; stored?: typeof ready } = {},
) {
  const host = new TestHost({ SessionCardReturn: { completeCardPayment: answer } });
  host.visitor.cartId = cartId;
  return { host, outcome: await completeCardReturn(host.session(stored), 7, "data") };
}

test("CHKX-08: a payment that was made leads to the confirmation of its order", async () => {
  const { host, outcome } = await comeBack(ordered);
  expect(outcome).toEqual(only("ORDERED", { orderId: "o-1", ticket: "t-1", goTo: "/checkout/confirmation" }));
  expect(host.asked[0]?.variables).toEqual({ len: 7, data: "data" });
  expect(host.events).toContain("keepConfirmation s-1");
  expect(host.stored).toMatchObject({ orderId: "o-1", newCartId: "cart-2", lastOrder });
});

test("a payment of another cart than the present one is confirmed, and the present checkout stays as it is", async () => {
  const { host, outcome } = await comeBack({ ...ordered, cartId: "cart-0" });
  expect(outcome).toMatchObject({ outcome: "ORDERED", orderId: "o-1", ticket: "t-1" });
  expect(host.events).toContain("keepConfirmation s-1");
  expect(host.stored).toMatchObject({
    orderId: null,
    newCartId: null,
    paymentDone: true,
    lastOrder: { ...lastOrder, cartId: "cart-0" },
  });
});

test("without a cart, as in a fresh browser, the answer is handed over all the same", async () => {
  const { host, outcome } = await comeBack({ state: "ORDERED_ELSEWHERE" }, { cartId: null });
  expect(outcome).toEqual(only("ORDERED_ELSEWHERE"));
  expect(host.asked[0]?.variables).toEqual({ len: 7, data: "data" });
});

test("an order whose confirmation has ended is named, and its cart is the visitor's no longer", async () => {
  const { host, outcome } = await comeBack({ ...ordered, confirmation: null });
  expect(outcome).toEqual(only("ORDERED_ELSEWHERE", { orderId: "o-1" }));
  expect(host.visitor.cartId).toBe("cart-2");
  const refunded = await comeBack({ ...ordered, state: "REFUNDED", confirmation: null, errorMessage: "paid back" });
  expect(refunded.outcome).toEqual(only("PAYMENT_REFUNDED", { errorMessage: "paid back" }));
  expect(refunded.host.visitor.cartId).toBe("cart-2");
});

test("what was not paid leads back to the payment step; what is unclear or paid back is said as it is", async () => {
  const toast = { key: "vue.checkout.payment.error", severity: "WARNING" } as const;
  expect((await comeBack({ state: "NOT_PAID", errorMessage: "cancelled" })).outcome).toEqual(
    only("PAYMENT_FAILED", { errorMessage: "cancelled", goTo: "/checkout/payment", toast }),
  );
  expect((await comeBack({ state: "UNCLEAR", errorMessage: "is being checked" })).outcome).toEqual(
    only("PAYMENT_UNCLEAR", { errorMessage: "is being checked" }),
  );
  expect((await comeBack({ state: "REFUNDED", errorMessage: "paid back" })).outcome).toEqual(
    only("PAYMENT_REFUNDED", { errorMessage: "paid back" }),
  );
});

test("while the shop is away nothing is said about the payment, but that it is being checked", async () => {
  const host = new TestHost({ SessionCardReturn: { message: "x", extensions: { messageKey: "vue.x" } } });
  expect(await completeCardReturn(host.session(ready), 7, "data")).toEqual(only("PAYMENT_CHECKING"));
  expect(host.stored).toMatchObject({ orderId: null, paymentDone: true });
});

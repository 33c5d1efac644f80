import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const methods = v.object({
  isPayless: v.boolean(),
  paymentMethods: v.array(
    v.object({
      paymentId: v.string(),
      displayName: v.string(),
      selected: v.boolean(),
      enabled: v.boolean(),
      isPrepaid: v.boolean(),
      buyerReference: v.nullable(v.string()),
    }),
  ),
});
const infoQuery = `query ($cartId: ID!) { getPaymentInfo(cartId: $cartId) { isPayless paymentMethods {
  paymentId displayName selected enabled isPrepaid buyerReference } } }`;
const info = (who: Shopper, cartId = who.cartId) => who.run(infoQuery, "getPaymentInfo", methods, { cartId });
const selectMutation = `mutation ($cartId: ID!, $paymentId: String!, $buyerReference: String) {
  setSelectedPayment(cartId: $cartId, paymentId: $paymentId, buyerReference: $buyerReference) {
    successful errorMessage fieldErrors { fieldName } } }`;
const select = (who: Shopper, paymentId: string, buyerReference: string | null = null) =>
  who.run(selectMutation, "setSelectedPayment", v.unknown(), { cartId: who.cartId, paymentId, buyerReference });
const yes = { successful: true, errorMessage: null, fieldErrors: [] };

it("OP-Q-02, OP-M-01: answer the methods of a cart and which is selected, and select one; another's cart is not found", async () => {
  const anna = await readyGuest(database, "INVOICE");
  const selected = async () => {
    const { paymentMethods } = await info(anna);
    return paymentMethods.filter((method) => method.selected).map(({ paymentId }) => paymentId);
  };
  expect(await info(anna)).toEqual({
    isPayless: false,
    paymentMethods: [
      ["INVOICE", "Rechnung", false],
      ["CREDIT_CARD", "Kreditkarte", false],
      ["PAYPAL", "PayPal", false],
      ["VORKASSE", "Vorkasse", true],
    ].map(([paymentId, displayName, isPrepaid]) => ({
      paymentId,
      displayName,
      isPrepaid,
      selected: paymentId === "INVOICE",
      enabled: true,
      buyerReference: null,
    })),
  });
  expect(await select(anna, "PAYPAL")).toEqual(yes);
  expect(await selected()).toEqual(["PAYPAL"]);
  for (const paymentId of ["CASH_ON_DELIVERY", "TWINT", "AMAZONPAY", ""]) {
    expect(await select(anna, paymentId)).toMatchObject({ successful: false, errorMessage: expect.any(String) });
  }
  expect(await selected()).toEqual(["PAYPAL"]);
  const ben = await new Shopper(database).arrive();
  const variables = { cartId: anna.cartId, paymentId: "INVOICE", buyerReference: null };
  const faults = [await ben.errorsOf(infoQuery, variables), await ben.errorsOf(selectMutation, variables)];
  const missing = await ben.errorsOf(infoQuery, { cartId: randomUUID() });
  for (const fault of faults) expect(fault[0]?.extensions).toEqual(missing[0]?.extensions);
  expect(await selected()).toEqual(["PAYPAL"]);
});

it("CHKP-07, OP-M-01: an electronic invoice needs a buyer reference, which is stored with it and with the order; what is wrong with one is said at its field", async () => {
  await database.write`
    insert into global_parameter (name, entry, value) values ('paymentTypes', 'xRechnung', 'true')
    on conflict (name, entry, store) do update set value = excluded.value`;
  const columns = { realm: "b2b", customer_number: randomUUID().slice(0, 12), payment_method: "X_RECHNUNG" };
  const school = await newAccount(database, columns, { store: "b2b" });
  await school.add(1_001);
  await school.chooseAddress();
  expect(await school.submit()).toMatchObject({ orderId: null, errorMessage: expect.stringContaining("Leitweg-ID") });
  expect(await select(school, "X_RECHNUNG")).toMatchObject({
    successful: false,
    fieldErrors: [{ fieldName: "buyerReference" }],
  });
  const seen = await school.run(
    "query ($id: ID!) { shop_findCart(cartId: $id) { fingerprint } }",
    "shop_findCart",
    v.object({ fingerprint: v.string() }),
    { id: school.cartId },
  );
  expect(await select(school, "X_RECHNUNG", " 991-33333TEST-33 ")).toEqual(yes);
  expect((await info(school)).paymentMethods).toMatchObject([
    { paymentId: "X_RECHNUNG", selected: true, buyerReference: "991-33333TEST-33" },
  ]);
  // The summary on which it is typed is the one that is ordered.
  const { orderId } = await school.submit(school.cartId, seen.fingerprint);
  const orders = await database.read`
    select payment_method, snapshot ->> 'buyerReference' as buyer_reference from shop_order where order_number = ${Number(orderId)}`;
  expect([...orders]).toEqual([{ paymentMethod: "X_RECHNUNG", buyerReference: "991-33333TEST-33" }]);
});

it("OP-Q-03, CHKP-09: answers the ways to pay that are asked for, in that order, with names, descriptions and what follows from them", async () => {
  const ben = await new Shopper(database).arrive();
  const document = `query ($types: [String!]!) { getPaymentDetails(paymentTypes: $types) {
    paymentId displayName description isPrepaid icons additionalInfo buttonInfo buttonLabel } }`;
  const text = expect.any(String);
  const any = { description: text, additionalInfo: text, buttonInfo: text, buttonLabel: text };
  const types = ["VORKASSE", "CASH_ON_DELIVERY", "PAYPAL"];
  expect(await ben.run(document, "getPaymentDetails", v.unknown(), { types })).toEqual([
    { ...any, paymentId: "VORKASSE", displayName: "Vorkasse", isPrepaid: true, icons: [], buttonInfo: null },
    { ...any, paymentId: "PAYPAL", displayName: "PayPal", isPrepaid: false, icons: ["paypal"], additionalInfo: null },
  ]);
  expect(await ben.run(document, "getPaymentDetails", v.unknown(), { types: [] })).toEqual([]);
});

it("OP-M-03: stores the comment on the order in the cart, and no other's", async () => {
  const anna = await readyGuest(database);
  const variables = { cartId: anna.cartId, orderComment: "Bitte klingeln" };
  const document = `mutation ($cartId: ID!, $orderComment: String!) {
    setOrderComment(cartId: $cartId, orderComment: $orderComment) { successful generalErrorMessage } }`;
  const ben = await new Shopper(database).arrive();
  expect(await ben.errorsOf(document, variables)).toHaveLength(1);
  const comment = () =>
    anna.run(
      "query ($id: ID!) { shop_findCart(cartId: $id) { details { orderComment } } }",
      "shop_findCart",
      v.unknown(),
      {
        id: anna.cartId,
      },
    );
  expect(await comment()).toEqual({ details: { orderComment: "" } });
  expect(await anna.run(document, "setOrderComment", v.unknown(), variables)).toEqual({
    successful: true,
    generalErrorMessage: null,
  });
  expect(await comment()).toEqual({ details: { orderComment: "Bitte klingeln" } });
});

it("OP-Q-05: answers what the confirmation of an order shows, to the one who ordered", async () => {
  const anna = await readyGuest(database, "VORKASSE");
  const { orderId, confirmation } = await anna.submit();
  const document = `query ($id: ID!, $ticket: ID) { getThankYouPageData(orderId: $id, ticket: $ticket) {
    isGuestOrder bankTransfer { purpose } order { orderId paymentMethodName billingAddress { city } deliveryAddress { city }
      lines { quantity } totalAmount { amount } } } }`;
  const answer = (who: Shopper, id: string | null, ticket: string | null = null) =>
    who.run(document, "getThankYouPageData", v.unknown(), { id: id ?? "", ticket });
  expect(await answer(anna, orderId)).toEqual({
    isGuestOrder: true,
    bankTransfer: { purpose: expect.stringContaining(orderId ?? "none") },
    order: {
      orderId,
      paymentMethodName: "Vorkasse",
      billingAddress: { city: "Berlin" },
      deliveryAddress: { city: "Berlin" },
      lines: [{ quantity: expect.any(Number) }],
      totalAmount: { amount: expect.any(Number) },
    },
  });
  const ben = await new Shopper(database).arrive();
  expect([
    await answer(ben, orderId),
    await answer(ben, "1"),
    await answer(ben, orderId, confirmation?.ticket ?? ""),
  ]).toEqual([null, null, null]);
});

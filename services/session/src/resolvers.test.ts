import { buildSchema, extendSchema, graphql, type GraphQLSchema, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { readyCart, TestHost, yes } from "../test/session-host.ts";
import { mutations } from "./mutations.ts";
import { sessionResolvers } from "./resolvers.ts";
import type { Session } from "./session.ts";
import { loadSessionTypeDefs } from "./type-defs.ts";

/** What the session's part of the graph adds to. */
const hostGraph = buildSchema(`
  type Query { cart: Cart }
  type Mutation { nothing: Boolean }
  type Cart { id: ID! }
  scalar DateTime
  enum WalletCheckoutType { checkout primecheckout }
`);

const schema = withResolvers(extendSchema(hostGraph, loadSessionTypeDefs()));

function withResolvers(graph: GraphQLSchema): GraphQLSchema {
  for (const [typeName, fields] of Object.entries(sessionResolvers)) {
    const type = graph.getType(typeName);
    if (!isObjectType(type)) throw new Error(`no type ${typeName}`);
    for (const [name, resolver] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`no field ${typeName}.${name}`);
      field.resolve = typeof resolver === "function" ? resolver : resolver.resolve;
    }
  }
  return graph;
}

async function ask(session: Session, source: string, rootValue: object = {}) {
  const { data, errors } = await graphql({ schema, source, contextValue: { session }, rootValue });
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors: errors?.map(({ message }) => message) };
}

const shipping = {
  deliveryType: "shippingAddress",
  billingAddressId: "billing-1",
  deliveryAddressId: "delivery-1",
  shipperCode: "dhl",
} as const;

test("every mutation of the session's graph has its resolver, and every resolver its mutation", () => {
  const named = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => name !== "nothing");
  expect(Object.keys(mutations).toSorted()).toEqual(named.toSorted());
});

test("a session holds storefront, token state, ids, visitor and whether it was ended for security", async () => {
  const host = new TestHost();
  host.visitor.securityLogout = true;
  const { data } = await ask(
    host.session(),
    `{ session { storefront { store host } token { expires language } cartId visitor { state firstName lastName } securityLogout } }`,
  );
  expect(data).toEqual({
    session: {
      storefront: { store: "de", host: "www.chalkbox.example" },
      token: { expires: "1970-01-01T00:00:00.000Z", language: "de-DE" },
      cartId: "cart-1",
      visitor: { state: "LOGGED_IN", firstName: "Ada", lastName: "Kreide" },
      securityLogout: true,
    },
  });
});

test("a session without an API token states that there is none", async () => {
  const host = Object.assign(new TestHost(), { tokenState: async () => null });
  const { data, errors } = await ask(host.session(), "{ session { token { expires language } } }");
  expect({ data, errors }).toEqual({
    data: { session: { token: { expires: null, language: null } } },
    errors: undefined,
  });
});

test("the checkout reports about each step where it is, whether it is done and whether it opens", async () => {
  const host = new TestHost();
  const { data } = await ask(
    host.session({ shipping, orderId: "o-1" }),
    `{ session { checkout { steps { step done available path } currentStep shipping { shipperCode } orderId ticket } } }`,
  );
  expect(data.session.checkout).toEqual({
    steps: [
      { step: "LOGIN", done: true, available: false, path: "/checkout/login" },
      { step: "SHIPPING", done: true, available: true, path: "/checkout/shipping" },
      { step: "PAYMENT", done: false, available: true, path: "/checkout/payment" },
      { step: "SUMMARY", done: false, available: false, path: "/checkout/summary" },
      { step: "CONFIRMATION", done: false, available: true, path: "/checkout/confirmation" },
    ],
    currentStep: "PAYMENT",
    shipping: { shipperCode: "dhl" },
    orderId: "o-1",
    ticket: null,
  });
});

test("the ticket of the last order is at hand", async () => {
  const lastOrder = { orderId: "o-1", cartId: "cart-0", ticket: "t-1", until: 0 };
  const { data } = await ask(new TestHost().session({ lastOrder }), "{ session { checkout { ticket } } }");
  expect(data.session.checkout.ticket).toBe("t-1");
});

const access = (step: string) =>
  `{ session { checkout { access(step: ${step}) { allowed redirectTo toast { key } } } } }`;

test("the cart's totals count as seen when the summary is opened, and only then (CART-11)", async () => {
  const host = new TestHost();
  const ready = { shipping, paymentDone: true };
  const { data } = await ask(host.session(ready), access("SUMMARY"));
  expect(data.session.checkout.access).toEqual({ allowed: true, redirectTo: null, toast: null });
  expect(host.stored.seenTotals).toEqual({ grandTotal: 4_990, productCount: 2, itemCount: 5 });
  await ask(host.session(ready), access("PAYMENT"));
  expect(host.stored.seenTotals).toBeNull();
  const refused = await ask(host.session({ shipping }), access("SUMMARY"));
  expect(refused.data.session.checkout.access).toEqual({
    allowed: false,
    redirectTo: "/checkout/payment",
    toast: null,
  });
  expect(host.stored.seenTotals).toBeNull();
});

test("a cart is used for the checkout only when it is the session's", async () => {
  const session = new TestHost().session();
  const query = "{ cart { checkout { currentStep } } }";
  expect((await ask(session, query, { cart: { id: "cart-1" } })).data.cart.checkout).toEqual({
    currentStep: "SHIPPING",
  });
  expect((await ask(session, query, { cart: { id: "cart-2" } })).data.cart.checkout).toBeNull();
});

test.each([
  "registerGuest(CART) { successfull }",
  "checkoutAuth(authType: guest, CART) { successfull }",
  "confirmationCleanup(CART) { successful }",
  "openWallet(CART) { successful }",
  `startWallet(amazonCheckoutSessionId: "w", CART) { successful }`,
  "abortWallet(CART) { isReset }",
])("%s means the session's cart, and refuses any other before the shop is called", async (field) => {
  const host = new TestHost();
  const { errors } = await ask(host.session(), `mutation { ${field.replace("CART", `cartId: "cart-2"`)} }`);
  expect(errors).toEqual(["Cart issue"]);
  expect(host.asked).toEqual([]);
});

const response = {
  successfull: true,
  updatedCartId: "cart-2",
  userId: "user-1",
  firstName: "Ada",
  cartMerged: false,
  sharedListMerged: false,
  token: { token: "t", expires: "2026-12-01T00:00:00.000Z" },
  fieldErrors: [],
};

test("signing in answers the session as it is afterwards", async () => {
  const host = new TestHost({
    SessionLogin: { login: response },
    SessionRegister: { registerCustomer: response },
    SessionLogout: { logout: yes },
  });
  const session = "session { cartId visitor { state } }";
  const login = `login(credentials: { email: "a@b.c", password: "p" }) { successfull ${session} }`;
  const after = { successfull: true, session: { cartId: "cart-2", visitor: { state: "LOGGED_IN" } } };
  expect((await ask(host.session(), `mutation { ${login} }`)).data.login).toEqual(after);
  expect(host.asked[0]?.variables).toMatchObject({ mergeCart: true, credentials: { stayLogged: false } });
  const register = `registerCustomer(customer: { email: "a@b.c", password: "p" }) { successfull ${session} }`;
  expect((await ask(host.session(), `mutation { ${register} }`)).data.registerCustomer).toEqual(after);
  // A guest's order that becomes the account's goes to the shop as it came.
  const order = `order: { orderId: "10001", ticket: "t" }`;
  const withOrder = `registerCustomer(customer: { email: "a@b.c", password: "p", ${order} }) { successfull }`;
  expect((await ask(host.session(), `mutation { ${withOrder} }`)).data.registerCustomer).toEqual({ successfull: true });
  expect(host.asked.at(-1)?.variables).toMatchObject({ customer: { order: { orderId: "10001", ticket: "t" } } });
  const auth = `checkoutAuth(authType: register, customer: { email: "a@b.c", password: "p" }) { successfull ${session} }`;
  expect((await ask(host.session(), `mutation { ${auth} }`)).data.checkoutAuth).toEqual(after);
  expect(host.stored.loginOption).toBe("register");
  const logout = `logout { successful toast { key severity } session { visitor { state } } }`;
  expect((await ask(host.session(), `mutation { ${logout} }`)).data.logout).toEqual({
    successful: true,
    toast: { key: "vue.user.logout.message", severity: "SUCCESS" },
    session: { visitor: { state: "LOGGED_OUT" } },
  });
});

test("going on as guest, a new password and the end of a checkout answer the session, too", async () => {
  const host = new TestHost({
    SessionPassword: { changePassword: { ...yes, staySignedIn: false, token: response.token } },
  });
  const session = "session { visitor { state } }";
  const loggedIn = { visitor: { state: "LOGGED_IN" } };
  const guest = await ask(host.session(), `mutation { registerGuest { successfull ${session} } }`);
  expect(guest.data.registerGuest).toEqual({ successfull: true, session: loggedIn });
  const passwords = `currentPassword: "a", newPassword: "b", newPasswordRepeated: "b"`;
  const changed = await ask(host.session(), `mutation { changePassword(${passwords}) { successful ${session} } }`);
  expect(changed.data.changePassword).toEqual({ successful: true, session: loggedIn });
  const stored = { orderId: "o-1", newCartId: "cart-2" };
  const ended = await ask(host.session(stored), `mutation { confirmationCleanup { successful session { cartId } } }`);
  expect(ended.data.confirmationCleanup).toEqual({ successful: true, session: { cartId: "cart-2" } });
});

test("closing a step answers the checkout as it is afterwards", async () => {
  const host = new TestHost({
    SessionShipping: { billing: yes, delivery: yes, shipper: yes },
    SessionPayment: { setSelectedPayment: { successful: true, fieldErrors: [] } },
  });
  const { deliveryType, ...ids } = shipping;
  const fields = Object.entries(ids).map(([name, value]) => `${name}: "${value}"`);
  const input = `{ deliveryType: ${deliveryType}, ${fields.join(", ")} }`;
  const step = await ask(
    host.session(),
    `mutation { completeShippingStep(shipping: ${input}) { successful checkout { currentStep } } }`,
  );
  expect(step.data.completeShippingStep).toEqual({ successful: true, checkout: { currentStep: "PAYMENT" } });
  const paid = await ask(
    host.session({ shipping }),
    `mutation { completePaymentStep(paymentId: "INVOICE", buyerReference: "b-1") { successful checkout { currentStep } } }`,
  );
  expect(paid.data.completePaymentStep).toEqual({ successful: true, checkout: { currentStep: "SUMMARY" } });
  expect(host.asked.find(({ operation }) => operation === "SessionPayment")?.variables).toMatchObject({
    buyerReference: "b-1",
  });
  const none = await ask(host.session({ shipping }), `mutation { completePaymentStep { successful errorMessage } }`);
  expect(none.data.completePaymentStep.errorMessage).toBe("vue.checkout.paymentStep.errorNoPaymentSelected");
});

test("orders and payments are handed what the page sent", async () => {
  const seenTotals = { grandTotal: 4_990, productCount: 2, itemCount: 5 };
  const confirmation = { ticket: "t-1", secret: "s-1" };
  const host = new TestHost({
    SessionCart: { shop_findCart: readyCart },
    SessionSubmit: { submitCart: { orderId: "o-1" } },
    SessionCardReturn: { completeCardPayment: { state: "ORDERED", orderId: "o-1", cartId: "cart-1", confirmation } },
    SessionWalletPayment: { completeWalletPayment: { orderId: "o-1" } },
  });
  const stored = { shipping, paymentDone: true, seenTotals };
  for (const field of [
    `submitOrder(cartId: "cart-1", fingerprint: "f-1", isMeasured: true)`,
    "submitOrder",
    `completeCardReturn(len: 3, data: "d")`,
    `completeWallet(amazonCheckoutSessionId: "w-1")`,
  ]) {
    const { data } = await ask(host.session(stored), `mutation { done: ${field} { outcome orderId } }`);
    expect(data.done).toEqual({ outcome: "ORDERED", orderId: "o-1" });
  }
  const sent = host.asked.filter(({ operation }) => host.changes.includes(operation));
  expect(sent.map(({ variables }) => variables)).toEqual([
    { cartId: "cart-1", fingerprint: "f-1", isMeasured: true },
    { cartId: "cart-1", fingerprint: null, isMeasured: false },
    { len: 3, data: "d" },
    { cartId: "cart-1", amazonCheckoutSessionId: "w-1" },
  ]);
  const other = await ask(host.session(stored), `mutation { submitOrder(cartId: "cart-0") { outcome } }`);
  expect(other.data.submitOrder.outcome).toBe("CART_CHANGED");
});

test("a wallet is opened, started and aborted for the checkout that it is used in", async () => {
  const host = new TestHost({
    SessionWalletOpening: { openWalletSession: { successful: true, redirectUrl: "https://w" } },
    SessionWalletRedemption: { redeemWalletSession: yes },
    SessionWalletReset: { resetWallet: { isReset: true, cartId: "cart-2" } },
  });
  const opened = await ask(host.session(), "mutation { openWallet(checkoutType: primecheckout) { redirectUrl } }");
  expect(opened.data.openWallet).toEqual({ redirectUrl: "https://w" });
  expect(host.asked[0]?.variables).toMatchObject({ checkoutType: "primecheckout" });
  const started = `startWallet(amazonCheckoutSessionId: "w", checkoutType: primecheckout) { goTo session { cartId } }`;
  expect((await ask(host.session(), `mutation { ${started} }`)).data.startWallet).toEqual({
    goTo: "/prime/checkout/",
    session: { cartId: "cart-1" },
  });
  const aborted = await ask(host.session(), "mutation { abortWallet { goTo isReset session { cartId } } }");
  expect(aborted.data.abortWallet).toEqual({ goTo: "/checkout/basket", isReset: true, session: { cartId: "cart-2" } });
});

import { expect, test } from "vitest";
import { TestHost } from "../../test/session-host.ts";
import { emptyRecord } from "../record.ts";
import { changePassword } from "./change-password.ts";
import { checkoutAuth, goOnAsGuest, login, register } from "./sign-in.ts";

const credentials = { email: "ada@example.com", password: "secret", stayLogged: true };
const customer = {
  email: "ada@example.com",
  password: "secret",
  salutation: "mrs",
  firstName: "Ada",
  lastName: "Kreide",
  company: "",
  phone: "",
};
const token = { token: "t", expires: "2026-12-01T00:00:00.000Z" };
const response = {
  successfull: true,
  errorMessage: null,
  updatedCartId: "cart-7",
  userId: "user-7",
  firstName: "Ada",
  lastName: "Kreide",
  cartMerged: true,
  sharedListMerged: false,
  token,
  fieldErrors: [],
};
const outcome = {
  successfull: true,
  errorMessage: null,
  updatedCartId: "cart-7",
  userId: "user-7",
  firstName: "Ada",
  lastName: "Kreide",
  cartMerged: true,
  sharedListMerged: false,
  fieldErrors: [],
};

test("a sign-in takes over token, ids and names, and drops choices made as another visitor (OP-M-14)", async () => {
  const host = new TestHost({ SessionLogin: { login: response } });
  host.visitor.securityLogout = true;
  expect(await login(host.session({ paymentDone: true }), credentials, true)).toEqual(outcome);
  expect(host.asked[0]).toEqual({
    operation: "SessionLogin",
    variables: { credentials, cartId: "cart-1", mergeCart: true },
  });
  expect(host.events).toEqual(["nameDevice", "signIn", "clearSecurityLogout", "adoptIds user-7 cart-7"]);
  expect(host.signedIn).toEqual({
    token: "t",
    expires: new Date("2026-12-01T00:00:00.000Z"),
    isGuest: false,
    staySignedIn: true,
  });
  const account = { state: "LOGGED_IN", firstName: "Ada", lastName: "Kreide", token: "digest of t" };
  expect(Object.fromEntries(host.records)).toEqual({ "user-7.cart-7": { ...emptyRecord, account } });
});

test("a sign-in without other ids keeps the visitor's, and who signed in is not requested again", async () => {
  const host = new TestHost({ SessionLogin: { login: { ...response, updatedCartId: null, userId: null } } });
  const session = host.session();
  await session.account();
  await login(session, { ...credentials, stayLogged: false }, false);
  expect(host.events).toContain("adoptIds user-1 cart-1");
  expect(host.signedIn?.staySignedIn).toBe(false);
  expect(await session.account()).toEqual({ state: "LOGGED_IN", firstName: "Ada", lastName: "Kreide" });
  expect(host.asked.filter(({ operation }) => operation === "SessionAccount")).toHaveLength(1);
});

test("a visitor without a cart signs in and is given no ids that the shop did not name", async () => {
  const host = new TestHost({ SessionLogin: { login: { ...response, updatedCartId: null } } });
  Object.assign(host.visitor, { userId: null, cartId: null });
  await login(host.session(), credentials, true);
  expect(host.events).toEqual(["nameDevice", "signIn", "clearSecurityLogout"]);
});

test("a refused sign-in changes nothing of the visitor", async () => {
  const fault = { fieldName: "password", errorMessage: "wrong", formName: "login" };
  const refusals = [
    { ...response, successfull: false, errorMessage: "no", fieldErrors: [fault] },
    { ...response, token: null, errorMessage: "no", fieldErrors: [fault] },
  ];
  for (const refusal of refusals) {
    const host = new TestHost({ SessionLogin: { login: refusal } });
    const refused = await login(host.session({ paymentDone: true }), credentials, true);
    expect(refused).toEqual({ ...outcome, successfull: false, errorMessage: "no", fieldErrors: [fault] });
    expect(host.events).toEqual(["nameDevice"]);
    expect(host.stored.paymentDone).toBe(true);
  }
});

test("an answer that lacks what a sign-in returns is a fault", async () => {
  for (const part of ["successfull", "cartMerged", "fieldErrors"]) {
    const host = new TestHost({ SessionLogin: { login: { ...response, [part]: null } } });
    await expect(login(host.session(), credentials, true)).rejects.toThrow("Invalid type");
  }
  for (const broken of [{ token: "t", expires: "tomorrow" }, { expires: token.expires }, { token: "t" }]) {
    const host = new TestHost({ SessionLogin: { login: { ...response, token: broken } } });
    await expect(login(host.session(), credentials, true)).rejects.toThrow("Invalid");
  }
});

test("a registration signs in, for this browser session, and is no choice of the checkout (OP-M-16)", async () => {
  const host = new TestHost({ SessionRegister: { registerCustomer: response } });
  expect(await register(host.session(), customer)).toEqual(outcome);
  expect(host.asked[0]?.variables).toEqual({ customer, cartId: "cart-1" });
  expect(host.events[0]).toBe("nameDevice");
  expect(host.signedIn).toMatchObject({ isGuest: false, staySignedIn: false });
  expect(host.stored).toMatchObject({ loginOption: null, account: { state: "LOGGED_IN" } });
});

test("a registration of the checkout is its login step (CHKL-02..04)", async () => {
  const host = new TestHost({ SessionRegister: { registerCustomer: response } });
  expect(await checkoutAuth(host.session(), "register", customer)).toEqual(outcome);
  expect(host.stored.loginOption).toBe("register");
});

test("a registration of the checkout needs an account's data", async () => {
  const host = new TestHost();
  await expect(checkoutAuth(host.session(), "register", null)).rejects.toMatchObject({
    message: "`register` needs `customer`",
    extensions: { code: "BAD_USER_INPUT" },
  });
  expect(host.asked).toEqual([]);
});

const guest = { ...response, updatedCartId: null, userId: null, firstName: null, lastName: null, cartMerged: false };

test("a visitor goes on as guest: an account for this order, in this browser session alone (OP-M-17)", async () => {
  const host = new TestHost({ SessionGuest: { registerGuest: guest } });
  host.visitor.tokenDigest = null;
  expect(await checkoutAuth(host.session(), "guest", null)).toMatchObject({ successfull: true, cartMerged: false });
  expect(host.asked).toEqual([{ operation: "SessionGuest", variables: { cartId: "cart-1" } }]);
  expect(host.signedIn).toMatchObject({ isGuest: true, staySignedIn: false });
  expect(host.stored).toMatchObject({ loginOption: "guest", account: { state: "LOGGED_IN_AS_GUEST" } });
});

test("who is a guest already, or has an account, stays what they are and keeps what they typed", async () => {
  for (const visitorLoginState of ["guest", "logged-in"]) {
    const info = { visitorLoginState, firstName: "Ada", lastName: "Kreide" };
    const host = new TestHost({ SessionAccount: { getCustomerInfo: info } });
    expect(await goOnAsGuest(host.session({ paymentDone: true }))).toEqual({
      ...outcome,
      updatedCartId: "cart-1",
      userId: "user-1",
      cartMerged: false,
      sharedListMerged: false,
    });
    expect(host.changes).toEqual([]);
    expect(host.events).toEqual([]);
    expect(host.stored.paymentDone).toBe(true);
  }
});

test("who was signed out for security goes on as no guest before they have heard of it: the basket went with the login (SESS-18)", async () => {
  const host = new TestHost({ SessionAccount: { getCustomerInfo: { visitorLoginState: "logged-out" } } });
  Object.assign(host.visitor, { tokenDigest: null, securityLogout: true });
  expect(await goOnAsGuest(host.session({ paymentDone: true }))).toMatchObject({
    successfull: false,
    errorMessage: "vue.message.securityLogout",
    updatedCartId: "cart-1",
  });
  expect([host.changes, host.events, host.stored.loginOption]).toEqual([[], [], null]);
});

test("a crawler is made no guest", async () => {
  const host = new TestHost();
  Object.assign(host.visitor, { userId: null, cartId: null, tokenDigest: null });
  expect(await goOnAsGuest(host.session())).toMatchObject({ successfull: true, updatedCartId: null, userId: null });
  expect(host.asked).toEqual([]);
});

const passwords = { currentPassword: "old", newPassword: "new", newPasswordRepeated: "new" };
const passwordChanged = { successful: true, generalErrorMessage: null, fieldErrors: [], staySignedIn: true, token };

test("after a new password this device goes on with the token that the shop issues for it (OP-M-20)", async () => {
  const host = new TestHost({ SessionPassword: { changePassword: passwordChanged } });
  const changed = await changePassword(host.session({ paymentDone: true }), passwords);
  expect(changed).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
  expect(host.asked.at(0)).toEqual({ operation: "SessionPassword", variables: passwords });
  expect(host.events).toEqual(["leave", "endToken", "signIn"]);
  expect(host.signedIn).toMatchObject({ token: "t", isGuest: false, staySignedIn: true });
  expect(host.stored).toMatchObject({
    paymentDone: true,
    account: { token: "digest of t", state: "LOGGED_IN", firstName: "Ada" },
  });
});

test("a refused password, and one whose token is missing, leave the visitor as they are", async () => {
  for (const { events, ...answer } of [
    { ...passwordChanged, successful: false, generalErrorMessage: "wrong", events: ["leave", "stay"] },
    { ...passwordChanged, token: null, events: ["leave"] },
  ]) {
    const host = new TestHost({ SessionPassword: { changePassword: answer } });
    const { successful, generalErrorMessage } = await changePassword(host.session(), passwords);
    expect({ successful, generalErrorMessage }).toEqual({
      successful: answer.successful,
      generalErrorMessage: answer.generalErrorMessage,
    });
    expect(host.events).toEqual(events);
  }
});

test("who the new token belongs to is no reason to report a changed password as failed", async () => {
  const SessionAccount = { message: "shop is away", extensions: { code: "UPSTREAM_TIMEOUT" } };
  const host = new TestHost({ SessionPassword: { changePassword: passwordChanged }, SessionAccount });
  expect(await changePassword(host.session(), passwords)).toMatchObject({ successful: true });
  expect(host.events).toEqual(["leave", "endToken", "signIn"]);
});

test.each(["ishop.api.error.revoked_token", "ishop.api.error.invalid_token"])(
  "ERR-03: a login that ended elsewhere is flagged, and the form gets the shop's own error: %s",
  async (messageKey) => {
    const host = new TestHost({ SessionPassword: { message: "The token was revoked", extensions: { messageKey } } });
    await expect(changePassword(host.session(), passwords)).rejects.toThrow("The token was revoked");
    expect(host.events).toEqual(["leave", "stay", "flagSecurityLogout"]);
  },
);

test("a change that is not answered ends the wish to leave, and flags nothing", async () => {
  const host = new TestHost({ SessionPassword: { message: "away", extensions: { code: "UPSTREAM_TIMEOUT" } } });
  await expect(changePassword(host.session(), passwords)).rejects.toThrow("away");
  expect(host.events).toEqual(["leave", "stay"]);
});

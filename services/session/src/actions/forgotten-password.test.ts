import { expect, test } from "vitest";
import { TestHost, yes } from "../../test/session-host.ts";
import { emptyRecord } from "../record.ts";
import { sessionResolvers } from "../resolvers.ts";
import { changeForgottenPassword, forgotPassword } from "./forgotten-password.ts";
import { login } from "./sign-in.ts";

const typed = { email: " ada@example.com ", customerNumber: "", phone: "", honeypot: "" };
const asked = { emailToken: null, passwordOpsError: null, email: "ada@example.com", customerNumber: null, phone: null };
const change = { emailToken: "secret", newPassword: "tafel", newPasswordRepeated: "tafel" };
const visitors = { getCustomerInfo: { visitorLoginState: "logged-out", firstName: null, lastName: null } };
const ended = { successful: false, generalErrorMessage: "Dieser Link gilt nicht mehr.", fieldErrors: [] };

test("AUTH-11, AUTH-12, ENT-04: a session counts its tries from 1 on, and keeps what was typed", async () => {
  const host = new TestHost({ SessionForgotPassword: { forgotPassword: yes } });
  expect(await forgotPassword(host.session(), typed)).toEqual(yes);
  expect(host.stored.passwordForgotten).toEqual({ ...asked, triesCount: 1 });
  const again = { ...typed, customerNumber: "100200", phone: "030 123456" };
  await forgotPassword(host.session({ ...host.stored }), again);
  const record = { ...asked, customerNumber: "100200", phone: "030 123456", triesCount: 2 };
  expect(host.stored.passwordForgotten).toEqual(record);
  expect(host.asked.map(({ variables }) => variables["triesCount"])).toEqual([1, 2]);
  const session = host.session({ ...host.stored });
  expect(await sessionResolvers.Session.passwordForgotten({}, {}, { session })).toEqual(record);
  const names = { firstName: "Ada", lastName: "Kreide" };
  expect(await sessionResolvers.Session.visitor({}, {}, { session })).toEqual({ state: "LOGGED_IN", ...names });
  host.answers["SessionAccount"] = { getCustomerInfo: { visitorLoginState: "guest", ...names } };
  const guest = host.session();
  expect(await sessionResolvers.Session.visitor({}, {}, { session: guest })).toEqual({
    state: "LOGGED_IN_AS_GUEST",
    ...names,
  });
});

test("AUTH-11: what is no email is no try", async () => {
  const refusal = {
    ...yes,
    successful: false,
    fieldErrors: [{ fieldName: "email", errorMessage: "…", formName: null }],
  };
  const host = new TestHost({ SessionForgotPassword: { forgotPassword: refusal } });
  expect(await forgotPassword(host.session(), typed)).toEqual(refusal);
  expect(host.stored).toEqual(emptyRecord);
});

test("AUTH-12: a failed try with a link is kept with its reason; a success drops the record", async () => {
  const answers = { SessionAccount: visitors, SessionForgottenPassword: { changeForgottenPassword: ended } };
  const host = new TestHost(answers);
  expect(await changeForgottenPassword(host.session(), change)).toEqual(ended);
  expect(host.stored.passwordForgotten).toEqual({
    ...asked,
    email: null,
    triesCount: 1,
    emailToken: "secret",
    passwordOpsError: "Dieser Link gilt nicht mehr.",
  });
  host.answers["SessionForgottenPassword"] = { changeForgottenPassword: yes };
  expect(await changeForgottenPassword(host.session({ ...host.stored }), change)).toEqual(yes);
  expect(host.stored.passwordForgotten).toBeNull();
  expect(host.events).toEqual(["nameDevice", "nameDevice"]);
});

test("OP-M-19: a customer's browser is signed out like all others, and a guest goes on", async () => {
  const answers = { SessionForgottenPassword: { changeForgottenPassword: yes } };
  const host = new TestHost(answers);
  await changeForgottenPassword(host.session(), change);
  expect(host.events).toEqual(["nameDevice", "endToken", "signOut", "forgetIds"]);
  const guest = new TestHost({
    ...answers,
    SessionAccount: { getCustomerInfo: { ...visitors.getCustomerInfo, visitorLoginState: "guest" } },
  });
  await changeForgottenPassword(guest.session(), change);
  expect(guest.events).toEqual(["nameDevice"]);
});

test("AUTH-02: a login stores the name and drops what was known of a forgotten password", async () => {
  const response = {
    successfull: true,
    errorMessage: null,
    updatedCartId: null,
    userId: null,
    firstName: "Ada",
    lastName: "Kreide",
    cartMerged: false,
    sharedListMerged: false,
    token: { token: "t", expires: "2026-12-01T00:00:00.000Z" },
    fieldErrors: [],
  };
  const host = new TestHost({ SessionLogin: { login: response } });
  const session = host.session({ passwordForgotten: { ...asked, triesCount: 2 } });
  await login(session, { email: "ada@example.com", password: "tafel", stayLogged: false }, true);
  expect(host.stored.passwordForgotten).toBeNull();
  expect(host.stored.account).toMatchObject({ firstName: "Ada", lastName: "Kreide" });
});

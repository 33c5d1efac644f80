import { expect, it } from "vitest";
import * as checkoutShipping from "../checkout/shipping.tsx";
import * as login from "../login.tsx";
import * as register from "../register.tsx";
import { inTab } from "../testing/in-tab.ts";
import * as contact from "./contact-details.tsx";
import * as newPassword from "./new-password.tsx";
import * as password from "./password.tsx";

const email = "ada@schule.de";
const current = "secret-until-now-1";
const next = { newPassword: "secret-from-now-2", newPasswordRepeated: "secret-from-now-2" };

/** Each form with a password: where it is, what it sends, and what it is filled with. */
const forms = [
  ["the sign-in", login, "/login/", "Login", { email, password: current }],
  ["a registration", register, "/myaccount/register/", "RegisterCustomer", { email, password: current }],
  ["another password", password, "/myaccount/password/", "ChangePassword", { currentPassword: current, ...next }],
  ["a forgotten one", newPassword, "/myaccount/newpassword/?token=t", "ChangeForgottenPassword", next],
  [
    "another email",
    contact,
    "/myaccount/contact-details/?edit=email",
    "ChangeEmail",
    { email, currentPassword: current },
  ],
  ["a deletion", contact, "/myaccount/contact-details/?edit=delete", "DeleteAccount", { currentPassword: current }],
] as const;

const answerOf = (sent: unknown): unknown => Reflect.get(Object(sent), "data") ?? sent;

it.each(forms)("what %s was filled with and nothing has answered need not be typed again", async (...form) => {
  const [, { clientAction }, path, operation, fields] = form;
  const answer = answerOf(await clientAction(inTab(path, { [operation]: new Error("cut") }, fields).args));
  expect(answer).toMatchObject({ typed: fields, errors: { general: expect.any(String) } });
  expect(Object.keys(Object(Reflect.get(Object(answer), "values")))).not.toContain("password");
  const stores = [
    Object.entries(sessionStorage),
    Object.entries(localStorage),
    document.cookie,
    history.state,
    location.href,
  ];
  expect(JSON.stringify(stores)).not.toContain("secret-");
});

it("a password that the sign-in refuses is typed again", async () => {
  const refused = { login: { successfull: false, errorMessage: "Das passt nicht zusammen.", fieldErrors: [] } };
  const { args } = inTab("/login/", { Login: refused }, { email, password: current });
  const answer = answerOf(await login.clientAction(args));
  expect(answer).toMatchObject({ errors: { general: "Das passt nicht zusammen." } });
  expect(JSON.stringify(answer)).not.toContain("secret-");
});

it.each([
  ["email", "Zu dieser E-Mail-Adresse gibt es bereits ein Konto.", true],
  ["password", "Dieses Passwort ist zu bekannt.", false],
] as const)("a registration that is refused for its %s keeps a password that is not to blame", async (...fault) => {
  const [fieldName, errorMessage, isKept] = fault;
  const result = { successfull: false, errorMessage: null, fieldErrors: [{ fieldName, errorMessage }] };
  const fields = { email, password: current };
  const { args } = inTab("/myaccount/register/", { RegisterCustomer: { registerCustomer: result } }, fields);
  const answer = answerOf(await register.clientAction(args));
  expect(answer).toMatchObject({ errors: { [fieldName]: errorMessage } });
  expect(JSON.stringify(answer).includes("secret-")).toBe(isKept);
});

it.each([
  ["email", "Zu dieser E-Mail-Adresse gibt es bereits ein Konto.", true],
  ["currentPassword", "Das Passwort stimmt nicht.", false],
] as const)("another email at the shipping step that is refused for its %s keeps a good password", async (...fault) => {
  const [fieldName, errorMessage, isKept] = fault;
  const result = { successful: false, generalErrorMessage: null, fieldErrors: [{ fieldName, errorMessage }] };
  const answers = {
    CheckoutPage: { session: { cartId: "c-1", checkout: { access: { allowed: true } } } },
    ShippingStep: {
      getShippingStepDetails: null,
      getBillingAddresses: [],
      getShippingAddresses: [],
      getRemovedAddress: null,
      getCustomerInfo: { isGuest: false, email: "alt@schule.de", phone: "" },
    },
    CheckoutEmail: { updateEmail: result },
  };
  const fields = {
    otherEmail: "on",
    email,
    currentPassword: current,
    "billing.id": "bill-1",
    deliveryType: "sameAsBilling",
    shipperCode: "dhl",
  };
  const answer = answerOf(await checkoutShipping.clientAction(inTab("/checkout/shipping/", answers, fields).args));
  expect(answer).toMatchObject({ errors: { [fieldName]: errorMessage } });
  expect(JSON.stringify(answer).includes("secret-")).toBe(isKept);
});

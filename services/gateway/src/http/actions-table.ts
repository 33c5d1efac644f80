import * as v from "valibot";
import type { Variables } from "../upstream/operation.ts";

/** One of the HTTP actions of document A, section 7: what comes in, which of the session's operations runs, what goes out. */
export interface Action {
  readonly path: string;
  readonly operation: string;
  /** The operation's variables. @throws valibot's error when the payload is not as documented */
  readonly variables: (payload: unknown) => Variables;
  /** The documented answer. @throws valibot's error when the operation answered otherwise than requested */
  readonly answer: (data: unknown) => object;
  /** What goes with `serverError` when the operation failed (OP-A-09). */
  readonly unsuccessful: object;
}

/** Fits the types of an action's parts together, which a list of different actions cannot show. */
function action<Payload extends Variables, Data>(parts: {
  readonly path: string;
  readonly operation: string;
  readonly payload: v.GenericSchema<unknown, Payload>;
  readonly variables?: (payload: Payload) => Variables;
  readonly data: v.GenericSchema<unknown, Data>;
  readonly answer: (data: Data) => object;
  readonly unsuccessful?: object;
}): Action {
  const { path, operation, payload, data, variables = (given: Payload) => ({ ...given }) } = parts;
  return {
    path,
    operation,
    variables: (given) => variables(v.parse(payload, given)),
    answer: (given) => parts.answer(v.parse(data, given)),
    unsuccessful: parts.unsuccessful ?? { successful: false },
  };
}

const text = v.optional(v.string(), "");
const cartId = v.nullish(v.string(), null);
const checkoutType = v.optional(v.picklist(["checkout", "primecheckout"]), "checkout");
const accountForm = v.object({
  email: v.string(),
  password: v.string(),
  salutation: text,
  firstName: text,
  lastName: text,
  company: text,
  phone: text,
  VATRegistrationNo: text,
  jobTitleCode: text,
  primaryIndustryGroupCode: text,
  numberOfEmployees: v.optional(v.nullable(v.number()), null),
});

const session = v.nullable(v.object({ cartId: v.nullable(v.string()) }));
const login = v.looseObject({
  successfull: v.boolean(),
  errorMessage: v.nullable(v.string()),
  fieldErrors: v.array(v.unknown()),
});
const loginFields = "successfull errorMessage updatedCartId fieldErrors { fieldName errorMessage formName }";

/** The envelope that all actions share whose answer is not documented (C-37). */
const envelope = (successful: boolean, generalErrorMessage: string | null, fieldErrors: readonly unknown[] = []) => ({
  successful,
  generalErrorMessage,
  fieldErrors,
});

/** All actions, OP-A-01 to OP-A-08 in their order. */
export const actions: readonly Action[] = [
  action({
    path: "/api/login-action",
    operation: `mutation LoginAction($credentials: SessionLoginInput!, $mergeCart: Boolean!) {
      login(credentials: $credentials, mergeCart: $mergeCart) { ${loginFields} firstName lastName cartMerged }
    }`,
    payload: v.object({
      formData: v.object({ email: v.string(), password: v.string(), stayLogged: v.optional(v.boolean(), false) }),
      mergeCart: v.optional(v.boolean(), true),
    }),
    variables: ({ formData, mergeCart }) => ({ credentials: formData, mergeCart }),
    data: v.object({ login }),
    answer: ({ login: outcome }) => outcome,
    unsuccessful: { successfull: false },
  }),
  action({
    path: "/api/logout-action",
    operation: "mutation LogoutAction { logout { successful errorMessage toast { key severity } } }",
    payload: v.object({}),
    data: v.object({
      logout: v.object({ successful: v.boolean(), errorMessage: v.nullable(v.string()), toast: v.unknown() }),
    }),
    answer: ({ logout: { successful, errorMessage, toast } }) => ({ ...envelope(successful, errorMessage), toast }),
  }),
  action({
    path: "/api/register-action",
    operation: `mutation RegisterAction($customer: SessionRegisterInput!) {
      registerCustomer(customer: $customer) { ${loginFields} }
    }`,
    payload: v.object({ formData: accountForm }),
    variables: ({ formData }) => ({ customer: formData }),
    data: v.object({
      registerCustomer: v.intersect([login, v.looseObject({ updatedCartId: v.nullable(v.string()) })]),
    }),
    answer: ({ registerCustomer: { successfull, errorMessage, fieldErrors, updatedCartId } }) => ({
      ...envelope(successfull, errorMessage, fieldErrors),
      cartId: updatedCartId,
    }),
  }),
  action({
    path: "/api/change-password",
    operation: `mutation ChangePasswordAction(
      $currentPassword: String!, $newPassword: String!, $newPasswordRepeated: String!
    ) {
      changePassword(
        currentPassword: $currentPassword, newPassword: $newPassword, newPasswordRepeated: $newPasswordRepeated
      ) { successful generalErrorMessage fieldErrors { fieldName errorMessage formName } }
    }`,
    payload: v.object({
      formData: v.object({ currentPassword: v.string(), newPassword: v.string(), newPasswordRepeated: v.string() }),
    }),
    variables: ({ formData }) => formData,
    data: v.object({ changePassword: v.looseObject({ successful: v.boolean() }) }),
    answer: ({ changePassword }) => changePassword,
  }),
  action({
    path: "/api/confirmation-cleanup",
    operation: `mutation ConfirmationCleanupAction($cartId: ID) {
      confirmationCleanup(cartId: $cartId) { successful errorMessage session { cartId } }
    }`,
    payload: v.object({ cartId }),
    data: v.object({
      confirmationCleanup: v.object({ successful: v.boolean(), errorMessage: v.nullable(v.string()), session }),
    }),
    answer: ({ confirmationCleanup: { successful, errorMessage, session: after } }) => ({
      ...envelope(successful, errorMessage),
      cartId: after?.cartId ?? null,
    }),
  }),
  action({
    path: "/api/checkout-auth",
    operation: `mutation CheckoutAuthAction($authType: CheckoutAuthType!, $customer: SessionRegisterInput, $cartId: ID) {
      checkoutAuth(authType: $authType, customer: $customer, cartId: $cartId) { ${loginFields} }
    }`,
    payload: v.object({
      authType: v.picklist(["guest", "register"]),
      formData: v.nullish(v.union([accountForm, v.strictObject({})]), null),
      cartId,
    }),
    variables: ({ authType, formData, cartId: meant }) => ({
      authType,
      customer: formData !== null && "email" in formData ? formData : null,
      cartId: meant,
    }),
    data: v.object({ checkoutAuth: v.intersect([login, v.looseObject({ updatedCartId: v.nullable(v.string()) })]) }),
    answer: ({ checkoutAuth: { successfull, errorMessage, fieldErrors, updatedCartId } }) => ({
      ...envelope(successfull, errorMessage, fieldErrors),
      cartId: updatedCartId,
    }),
  }),
  action({
    path: "/api/checkout-amazon",
    operation: `mutation CheckoutAmazonAction(
      $amazonCheckoutSessionId: ID!, $checkoutType: WalletCheckoutType!, $cartId: ID
    ) {
      startWallet(amazonCheckoutSessionId: $amazonCheckoutSessionId, checkoutType: $checkoutType, cartId: $cartId) {
        successful errorMessage goTo session { cartId }
      }
    }`,
    payload: v.object({ amazonCheckoutSessionId: v.string(), checkoutType, cartId }),
    data: v.object({
      startWallet: v.object({
        successful: v.boolean(),
        errorMessage: v.nullable(v.string()),
        goTo: v.nullable(v.string()),
        session,
      }),
    }),
    answer: ({ startWallet: { successful, errorMessage, goTo, session: after } }) => ({
      ...envelope(successful, errorMessage),
      goTo,
      cartId: after?.cartId ?? null,
    }),
  }),
  action({
    path: "/api/abort-amazon",
    operation: `mutation AbortAmazonAction($checkoutType: WalletCheckoutType!, $cartId: ID) {
      abortWallet(checkoutType: $checkoutType, cartId: $cartId) { isReset cartId }
    }`,
    payload: v.object({ checkoutType, cartId }),
    data: v.object({ abortWallet: v.object({ isReset: v.boolean(), cartId: v.nullable(v.string()) }) }),
    answer: ({ abortWallet }) => abortWallet,
    unsuccessful: { isReset: false, cartId: null },
  }),
];

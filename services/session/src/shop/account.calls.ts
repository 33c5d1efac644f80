import * as v from "valibot";
import type { VisitorState } from "../checkout-progress.ts";
import type { SessionShop } from "../ports.ts";
import { ask, field } from "./ask.ts";
import {
  fieldErrorSchema,
  fieldErrorSelection,
  type MutationResult,
  mutationResultSchema,
  mutationResultSelection,
} from "./envelopes.ts";

/** The visitor's state and name, as the shop answers for the request's token. */
export interface Account {
  readonly state: VisitorState;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A customer token as the shop issues it. */
const tokenSchema = v.object({
  token: v.string(),
  expires: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
});

const loginResponseSchema = v.object({
  successfull: v.boolean(),
  errorMessage: v.nullish(v.string(), null),
  updatedCartId: v.nullish(v.string(), null),
  userId: v.nullish(v.string(), null),
  firstName: v.nullish(v.string(), null),
  lastName: v.nullish(v.string(), null),
  cartMerged: v.boolean(),
  sharedListMerged: v.boolean(),
  token: v.nullish(tokenSchema, null),
  fieldErrors: v.array(fieldErrorSchema),
});

/** What became of a sign-in or registration (AUTH-15). */
export type LoginResponse = Readonly<v.InferOutput<typeof loginResponseSchema>>;

/** Credentials as the graph takes them; their content is the shop's to judge. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly stayLogged: boolean;
  /** `share_data` of an invite link to a wish list. */
  readonly shareData?: string | null;
}

/** Data of a new account as the graph takes it; its content is the shop's to judge. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string;
  readonly VATRegistrationNo?: string;
  readonly jobTitleCode?: string;
  readonly primaryIndustryGroupCode?: string;
  readonly numberOfEmployees?: number | null;
  /** Id of the certificate that was handed in. */
  readonly certificateId?: string | null;
  /** `share_data` of an invite link to a wish list. */
  readonly shareData?: string | null;
  /** A guest's order that becomes the account's. */
  readonly order?: { readonly orderId: string; readonly ticket: string } | null;
}

const selection = /* GraphQL */ `
  successfull errorMessage updatedCartId userId firstName lastName cartMerged sharedListMerged
  token { token expires }
  ${fieldErrorSelection}
`;
const loginDocument = /* GraphQL */ `
  mutation SessionLogin($credentials: LoginInput!, $cartId: ID, $mergeCart: Boolean!) {
    login(credentials: $credentials, cartId: $cartId, mergeCart: $mergeCart) { ${selection} }
  }
`;
const registerDocument = /* GraphQL */ `
  mutation SessionRegister($customer: RegisterCustomerInput!, $cartId: ID) {
    registerCustomer(customer: $customer, cartId: $cartId) { ${selection} }
  }
`;
const guestDocument = /* GraphQL */ `
  mutation SessionGuest($cartId: ID!) {
    registerGuest(cartId: $cartId) { ${selection} }
  }
`;
const passwordDocument = /* GraphQL */ `
  mutation SessionPassword($currentPassword: String!, $newPassword: String!, $newPasswordRepeated: String!) {
    changePassword(
      currentPassword: $currentPassword, newPassword: $newPassword, newPasswordRepeated: $newPasswordRepeated
    ) { ${mutationResultSelection} staySignedIn token { token expires } }
  }
`;
const passwordResultSchema = v.object({
  ...mutationResultSchema.entries,
  staySignedIn: v.boolean(),
  token: v.nullish(tokenSchema, null),
});
const logoutDocument = /* GraphQL */ `
  mutation SessionLogout { logout { ${mutationResultSelection} } }
`;

/** Signs a customer in (OP-M-14). @throws ShopCallFailure */
export function logIn(
  shop: SessionShop,
  variables: { readonly credentials: Credentials; readonly cartId: string | null; readonly mergeCart: boolean },
): Promise<LoginResponse> {
  return ask(shop, loginDocument, variables, field("login", loginResponseSchema));
}

/** Opens an account (OP-M-16). @throws ShopCallFailure */
export function registerCustomer(
  shop: SessionShop,
  variables: { readonly customer: Registration; readonly cartId: string | null },
): Promise<LoginResponse> {
  return ask(shop, registerDocument, variables, field("registerCustomer", loginResponseSchema));
}

/** Opens a guest account for one order (OP-M-17). @throws ShopCallFailure */
export function registerGuest(shop: SessionShop, cartId: string): Promise<LoginResponse> {
  return ask(shop, guestDocument, { cartId }, field("registerGuest", loginResponseSchema));
}

/** The password until now and the new one, twice; their content is the shop's to judge. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly newPasswordRepeated: string;
}

/** Changes the customer's password; on success the answer holds the token to go on with (OP-M-20). @throws ShopCallFailure */
export function changePassword(
  shop: SessionShop,
  passwords: PasswordChange,
): Promise<Readonly<v.InferOutput<typeof passwordResultSchema>>> {
  return ask(shop, passwordDocument, { ...passwords }, field("changePassword", passwordResultSchema));
}

const accountDocument = /* GraphQL */ `
  query SessionAccount {
    getCustomerInfo(url: "/") {
      visitorLoginState
      firstName
      lastName
    }
  }
`;
const states = { "logged-out": "LOGGED_OUT", "logged-in": "LOGGED_IN", guest: "LOGGED_IN_AS_GUEST" } as const;
const accountSchema = v.pipe(
  v.object({
    visitorLoginState: v.picklist(["logged-out", "logged-in", "guest"]),
    firstName: v.nullish(v.string(), null),
    lastName: v.nullish(v.string(), null),
  }),
  v.transform(({ visitorLoginState, firstName, lastName }): Account => {
    const state = states[visitorLoginState];
    return state === "LOGGED_OUT" ? { state, firstName: null, lastName: null } : { state, firstName, lastName };
  }),
);

/** Who sends the visitor's customer token (SESS-14). @throws ShopCallFailure */
export function findAccount(shop: SessionShop): Promise<Account> {
  return ask(shop, accountDocument, {}, field("getCustomerInfo", accountSchema));
}

/** Ends the visitor's customer token (OP-M-15). @throws ShopCallFailure */
export function logOut(shop: SessionShop): Promise<MutationResult> {
  return ask(shop, logoutDocument, {}, field("logout", mutationResultSchema));
}

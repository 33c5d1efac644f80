import { GraphQLError } from "graphql";
import type { SessionLoginResult as LoginOutcome } from "../generated/graph.ts";
import type { CustomerToken } from "../ports.ts";
import type { SessionRecord } from "../record.ts";
import type { Session } from "../session.ts";
import {
  type Credentials,
  logIn,
  type LoginResponse,
  registerCustomer,
  registerGuest,
  type Registration,
} from "../shop/account.calls.ts";

type LoginOption = SessionRecord["loginOption"];

/** Signs a customer in; the shop merges the carts (OP-M-14, CHKL-05). */
export async function login(session: Session, credentials: Credentials, mergeCart: boolean): Promise<LoginOutcome> {
  const { visitor, shop } = session.host;
  visitor.nameDevice();
  const { cartId } = visitor;
  const response = await logIn(shop, { credentials, cartId, mergeCart });
  const kind = { isGuest: false, staySignedIn: credentials.stayLogged };
  // A cart that became the customer's is not left over.
  const isLeft = !mergeCart && response.updatedCartId !== cartId;
  return settle(session, response, kind, { loginOption: null, guestCartId: isLeft ? cartId : null });
}

/** Opens an account and signs in (OP-M-16). */
export function register(session: Session, customer: Registration): Promise<LoginOutcome> {
  return openAccount(session, customer, null);
}

/**
 * The login step of the checkout (CHKL-02..04): registers, or goes on as guest.
 * @throws GraphQLError when `register` comes without an account's data
 */
export async function checkoutAuth(
  session: Session,
  authType: "guest" | "register",
  customer: Registration | null,
): Promise<LoginOutcome> {
  if (authType === "guest") return goOnAsGuest(session);
  if (customer === null) {
    throw new GraphQLError("`register` needs `customer`", { extensions: { code: "BAD_USER_INPUT" } });
  }
  return openAccount(session, customer, "register");
}

async function openAccount(session: Session, customer: Registration, option: LoginOption): Promise<LoginOutcome> {
  const { visitor, shop } = session.host;
  visitor.nameDevice();
  const response = await registerCustomer(shop, { customer, cartId: visitor.cartId });
  return settle(session, response, { isGuest: false, staySignedIn: false }, { loginOption: option });
}

/** Goes on as guest (OP-M-17). Who is a guest already, or has an account, keeps what they typed so far. */
export async function goOnAsGuest(session: Session): Promise<LoginOutcome> {
  const { visitor, shop } = session.host;
  const ids = await visitor.ensureIds();
  if (ids === null || (await session.account()).state !== "LOGGED_OUT") return alreadySignedIn(session);
  // A login that ended elsewhere takes its cart along: a guest would go on with an empty one unawares (SESS-18).
  if (visitor.securityLogout)
    return { ...(await alreadySignedIn(session)), successfull: false, errorMessage: loginEnded };
  const response = await registerGuest(shop, ids.cartId);
  return settle(session, response, { isGuest: true, staySignedIn: false }, { loginOption: "guest" });
}

/** Key of the words that a security logout has. */
const loginEnded = "vue.message.securityLogout";

async function alreadySignedIn(session: Session): Promise<LoginOutcome> {
  const { userId, cartId } = session.host.visitor;
  const { firstName, lastName } = await session.account();
  return {
    successfull: true,
    errorMessage: null,
    updatedCartId: cartId,
    userId,
    firstName,
    lastName,
    cartMerged: false,
    sharedListMerged: false,
    fieldErrors: [],
  };
}

/** Takes over token, ids and names of a success; the token itself goes no further than the visitor's cookie. */
async function settle(
  session: Session,
  { token, ...outcome }: LoginResponse,
  kind: Pick<CustomerToken, "isGuest" | "staySignedIn">,
  kept: Pick<SessionRecord, "loginOption"> & Partial<Pick<SessionRecord, "guestCartId">>,
): Promise<LoginOutcome> {
  if (!outcome.successfull || token === null) return { ...outcome, successfull: false };
  const { visitor } = session.host;
  const { updatedCartId, firstName, lastName } = outcome;
  // Choices made as another visitor are not this customer's.
  await session.forget();
  visitor.signIn({ ...token, ...kind });
  visitor.clearSecurityLogout();
  const userId = outcome.userId ?? visitor.userId;
  const cartId = updatedCartId ?? visitor.cartId;
  if (userId !== null && cartId !== null) visitor.adoptIds({ userId, cartId });
  session.reset();
  const state = kind.isGuest ? "LOGGED_IN_AS_GUEST" : "LOGGED_IN";
  await session.rememberAccount({ state, firstName, lastName }, kept);
  return outcome;
}

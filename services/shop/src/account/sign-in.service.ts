import type { FieldError, LoginInput, LoginResponse } from "../generated/graph.ts";
import { assignCart, isMergeable } from "../cart/ownership.service.ts";
import { ensureUser, openCart, succeedUser } from "../cart/cart.service.ts";
import { mergeInto } from "../cart/merge.service.ts";
import { pick } from "../catalogue/language.ts";
import { issueCustomerToken, retireCustomerToken, revokeCustomerToken } from "../platform/auth/customer-token.ts";
import { verifyPassword } from "../platform/auth/password.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { finaliseRemoval } from "./address/removed-address.service.ts";
import { type CustomerRow, findByCustomerNumber, findByEmail, realmOf } from "./customer.store.ts";
import { blockedText, takeLoginGuess } from "./guessing.service.ts";
import { normalEmail } from "./validation/email.ts";
import { acceptInvite, takeLists } from "../wishlist/takeover.service.ts";
import { type MutationResult, succeeded } from "./validation/field-error.ts";

/** A refusal of a sign-in or registration. */
export function refusedLogin(errorMessage: string | null, fieldErrors: readonly FieldError[] = []): LoginResponse {
  return {
    successfull: false,
    errorMessage,
    updatedCartId: null,
    userId: null,
    firstName: null,
    lastName: null,
    cartMerged: false,
    sharedListMerged: false,
    token: null,
    fieldErrors,
  };
}

/** Longer names and passwords than any account has are not even looked at. */
const maximumLength = 500;

/**
 * Signs a customer in by email, on the business store by customer number (OP-M-14). Unknown names and wrong passwords
 * answer alike and take equally long; repeated failures have to wait.
 */
export async function login(
  context: ShopContext,
  { email, password, stayLogged, shareData = null }: LoginInput,
  cartId: string | null,
  mergeCart: boolean,
): Promise<LoginResponse> {
  const { language, store } = context.storefront;
  const name = normalEmail(email).slice(0, maximumLength);
  const guess = await takeLoginGuess(context, name);
  if (guess === null) return refusedLogin(blockedText(language));
  const customer = await findByName(context, name);
  const isRight = await verifyPassword(customer?.passwordHash ?? null, password.slice(0, maximumLength));
  if (customer === null || !isRight) return refusedLogin(wrongText(store === "b2b", language));
  await guess.succeeded();
  return signIn(context, customer, { cartId, mergeCart, staySignedIn: stayLogged, shareData });
}

function findByName({ database, storefront: { store } }: ShopContext, name: string): Promise<CustomerRow | null> {
  return store === "b2b"
    ? findByCustomerNumber(database.write, name)
    : findByEmail(database.write, realmOf(store), name);
}

/** How a sign-in treats the anonymous cart. */
export interface SignInOptions {
  /** Cart of the anonymous visitor; one that is not the caller's is left alone. */
  readonly cartId: string | null;
  readonly mergeCart: boolean;
  readonly staySignedIn: boolean;
  /** `share_data` of the invite link that someone comes by; null for none. */
  readonly shareData: string | null;
}

/**
 * Issues the customer's token and takes the visitor's cart (CHKL-05) and wish lists along. The visitor gets another
 * user id: one that someone planted before the sign-in opens nothing that comes after it.
 */
export async function signIn(
  context: ShopContext,
  customer: CustomerRow,
  options: SignInOptions,
): Promise<LoginResponse> {
  const { database, storefront, caller, clock } = context;
  const { userId, updatedCartId, cartMerged, sharedListMerged } = await database.transaction(async (tx) => {
    const isSame = caller.customer?.customerId === customer.id;
    const userId = await (isSame ? ensureUser(tx, caller.userId) : succeedUser(tx, caller.userId));
    if (caller.userId !== null) {
      await takeLists(tx, caller.userId, customer.isGuest ? { userId } : { customerId: customer.id });
    }
    const isInvited = options.shareData !== null && !customer.isGuest;
    const sharedListMerged = isInvited && (await acceptInvite(tx, context, options.shareData, customer.id));
    const owner = { store: storefront.store, userId: customer.isGuest ? userId : null, customerId: customer.id };
    if (options.cartId !== null && (await assignCart(tx, context, options.cartId, owner))) {
      return { userId, updatedCartId: options.cartId, cartMerged: false, sharedListMerged };
    }
    const updatedCartId = await openCart(tx, owner);
    const cartMerged =
      options.cartId !== null &&
      options.mergeCart &&
      (await isMergeable(tx, context, options.cartId)) &&
      (await mergeInto(tx, options.cartId, updatedCartId, clock.now()));
    return { userId, updatedCartId, cartMerged, sharedListMerged };
  });
  const token = await issueCustomerToken(context, {
    customerId: customer.id,
    isGuest: customer.isGuest,
    storefront,
    staySignedIn: options.staySignedIn,
  });
  // The token of who was signed in here before must not outlive them.
  if (caller.customer?.tokenId !== undefined) await retireCustomerToken(context, caller.customer.tokenId);
  return {
    ...refusedLogin(null),
    successfull: true,
    updatedCartId,
    userId,
    firstName: customer.firstName === "" ? null : customer.firstName,
    lastName: customer.lastName === "" ? null : customer.lastName,
    cartMerged,
    sharedListMerged,
    token,
  };
}

/** Ends the caller's customer token (OP-M-15); without one it has nothing to do. */
export async function logout(context: ShopContext): Promise<MutationResult> {
  const { customer } = context.caller;
  if (customer === null) return succeeded;
  await finaliseRemoval(context.database.write, customer.customerId);
  if (customer.tokenId !== undefined) await revokeCustomerToken(context, customer.tokenId);
  return succeeded;
}

function wrongText(isBusiness: boolean, language: Language): string {
  return isBusiness
    ? pick(language, "Kundennummer oder Passwort ist falsch.", "Customer number or password is wrong.")
    : pick(language, "E-Mail-Adresse oder Passwort ist falsch.", "Email address or password is wrong.");
}

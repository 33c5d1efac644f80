import { randomUUID } from "node:crypto";
import type { FieldError, LoginResponse } from "../generated/graph.ts";
import { requireCart } from "../cart/cart.service.ts";
import { isId } from "../cart/ids.ts";
import { pick } from "../catalogue/language.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import { adoptOrder, findGuestOrder, type OrderTicket } from "../orders/guest-order.service.ts";
import { hashPassword, verifyPassword } from "../platform/auth/password.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { tooManyAttempts } from "../platform/errors.ts";
import { isKeptForOwner } from "./account-link.store.ts";
import { moveAddresses } from "./address/address.store.ts";
import { ensureMain } from "./address/main-address.store.ts";
import {
  type BusinessData,
  businessDataOf,
  businessFaults,
  type BusinessInput,
  companyMissingText,
} from "./business-data.ts";
import { endedUploadText, isWaiting } from "./certificate/certificate.service.ts";
import { attachCertificate } from "./certificate/certificate.store.ts";
import {
  type CustomerRow,
  findByEmail,
  findCustomer,
  findOpenedBy,
  insertCustomer,
  insertGuest,
  type NewCustomer,
  realmOf,
  takeCustomerNumber,
} from "./customer.store.ts";
import { rememberSignIn, takeLoginGuess } from "./guessing.service.ts";
import { takeLookup, tooManyLookupsText } from "./lookup.service.ts";
import { refusedLogin, signIn, type SignInOptions } from "./sign-in.service.ts";
import { emailFault, normalEmail } from "./validation/email.ts";
import { passwordFault } from "./validation/password.ts";
import { companyNameFault, personalNameFault } from "./validation/personal-name.ts";
import { normalPhone, phoneFault } from "./validation/phone.ts";
import { salutationFault, salutationOf } from "./validation/salutation.ts";
import { reclaimVisit } from "./visitor.service.ts";
import { welcomeMail } from "./welcome-mail.ts";

/** `RegisterCustomerInput` of the graph. */
export interface RegisterCustomerInput extends BusinessInput {
  readonly email: string;
  readonly password: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string;
  /** Id of the certificate that was handed in (ACC-04). */
  readonly certificateId?: string | null;
  /** `share_data` of an invite link to a wish list that is accepted along with it. */
  readonly shareData?: string | null;
  /** A guest's order that becomes the account's. */
  readonly order?: OrderTicket | null;
}

/** A generous technical maximum for free texts (C-67). */
const maximumLength = 255;

/** For how long a registration that is repeated counts as the same one, in milliseconds. */
const repeatTime = 15 * 60_000;

/**
 * Opens an account and signs in (OP-M-16). A guest's addresses and cart go along, and the order that the guest has just
 * made in this browser with the same email (ux 3). Business accounts get a customer number, which the welcome mail holds. Repeated by the visitor with the same password, because its answer was lost, it
 * signs in to the account that was opened.
 */
export async function registerCustomer(
  context: ShopContext,
  input: RegisterCustomerInput,
  cartId: string | null,
): Promise<LoginResponse> {
  const { database, storefront, clock, caller } = context;
  const { language, store } = storefront;
  const realm = realmOf(store);
  const businessData = businessDataOf(input, realm === "b2b");
  const fieldErrors = checkRegistration(input, businessData, realm === "b2b", language);
  if (fieldErrors.length > 0) return refusedLogin(null, fieldErrors);
  // A consumer has none, as with the other data of a business.
  const certificateId = realm === "b2b" ? (input.certificateId ?? null) : null;
  if (certificateId !== null && !(await isWaiting(context, certificateId))) {
    return refusedLogin(null, [{ fieldName: "certificate", errorMessage: endedUploadText(language) }]);
  }
  const verdict = await takeLookup(context);
  if (!verdict.isAllowed) return refusedLogin(tooManyLookupsText(verdict.retryAfter, language));
  const passwordHash = await hashPassword(input.password);
  const order = input.order == null ? null : await findGuestOrder(context, input.order, normalEmail(input.email));
  const id = randomUUID();
  const stored = await database.transaction(async (tx) => {
    const customer: NewCustomer = {
      id,
      realm,
      email: normalEmail(input.email),
      passwordHash,
      customerNumber: realm === "b2b" ? await takeCustomerNumber(tx) : null,
      salutation: salutationOf(input.salutation) ?? "",
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      company: input.company.trim(),
      phone: normalPhone(input.phone),
      paymentMethod: realm === "b2b" ? "RECHNUNG" : null,
      termsOfPayment: realm === "b2b" ? "14 Tage netto" : null,
      ...businessData,
    };
    if (await isKeptForOwner(tx, { ...customer, customerId: null, now: clock.now() })) return null;
    if (!(await insertCustomer(tx, customer))) return null;
    if (certificateId !== null && caller.userId !== null) {
      await attachCertificate(tx, { id: certificateId, userId: caller.userId, customerId: id });
    }
    if (order !== null) await adoptOrder(tx, order, id);
    const guests = new Set([
      caller.customer?.isGuest === true ? caller.customer.customerId : null,
      order?.guestId ?? null,
    ]);
    for (const guestId of guests) if (guestId !== null) await moveAddresses(tx, guestId, id);
    await ensureMain(tx, id);
    await sendMail(tx, welcomeMail(customer, storefront), clock.now());
    return customer;
  });
  const options: SignInOptions = { cartId, mergeCart: true, staySignedIn: false, shareData: input.shareData ?? null };
  if (stored === null) {
    const opened = await findJustOpened(context, input);
    if (opened !== null) return signIn(context, opened, options);
    return refusedLogin(null, [{ fieldName: "email", errorMessage: takenText(language) }]);
  }
  await rememberSignIn(context, stored.customerNumber ?? stored.email);
  return signIn(context, await requireStored(context, id), options);
}

/** The account that the same visitor opened a moment ago with the same registration; its password is guessed no more often than at a login. */
async function findJustOpened(
  context: ShopContext,
  { email, password }: Pick<RegisterCustomerInput, "email" | "password">,
): Promise<CustomerRow | null> {
  const { database, storefront, clock, caller } = context;
  if (caller.userId === null || !isId(caller.userId)) return null;
  const opened = await findOpenedBy(database.write, caller.userId, {
    realm: realmOf(storefront.store),
    email: normalEmail(email),
    openedAfter: new Date(clock.now().getTime() - repeatTime),
  });
  if (opened === null) return null;
  const guess = await takeLoginGuess(context, opened.customerNumber ?? normalEmail(email));
  if (guess === null || !(await verifyPassword(opened.passwordHash, password))) return null;
  await guess.succeeded();
  return opened;
}

/**
 * Opens a guest account for one order (OP-M-17); the email is requested later. Repeated, because its answer was lost, it
 * opens another for the same cart.
 * @throws ShopError CART_NOT_FOUND when the cart is not the caller's
 */
export async function registerGuest(context: ShopContext, cartId: string): Promise<LoginResponse> {
  const { database, storefront, caller } = context;
  const { store } = storefront;
  const { userId } = caller;
  if (caller.customer === null && userId !== null && isId(userId)) {
    await database.transaction((tx) => reclaimVisit(tx, store, userId));
  }
  await requireCart(database.write, context, cartId);
  const options: SignInOptions = { cartId, mergeCart: true, staySignedIn: false, shareData: null };
  // A double click on "as guest" goes on with the first guest.
  if (caller.customer?.isGuest === true) {
    return signIn(context, await requireStored(context, caller.customer.customerId), options);
  }
  const id = randomUUID();
  await insertGuest(database.write, id, realmOf(store));
  return signIn(context, await requireStored(context, id), options);
}

/**
 * Whether no account uses an email yet (OP-Q-19); a faulty email is not free either.
 * @throws ShopError RATE_LIMITED when the visitor, or their address, has checked too often (C-89)
 */
export async function isUniqueEmail(context: ShopContext, email: string): Promise<boolean> {
  const { database, storefront, clock } = context;
  const normal = normalEmail(email);
  if (emailFault(normal, storefront.language) !== null) return false;
  const verdict = await takeLookup(context);
  if (!verdict.isAllowed) throw tooManyAttempts(tooManyLookupsText(verdict.retryAfter, storefront.language));
  const realm = realmOf(storefront.store);
  if ((await findByEmail(database.write, realm, normal)) !== null) return false;
  return !(await isKeptForOwner(database.write, { realm, email: normal, customerId: null, now: clock.now() }));
}

/** What a shopper reads of an email that has an account. */
export function takenText(language: Language): string {
  return pick(
    language,
    "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an oder nehmen Sie eine andere.",
    "There is an account with this email address already. Please sign in or use another one.",
  );
}

function checkRegistration(
  input: RegisterCustomerInput,
  businessData: BusinessData,
  isBusiness: boolean,
  language: Language,
): FieldError[] {
  const faults: (readonly [string, string | null])[] = [
    ["email", emailFault(normalEmail(input.email), language)],
    ["password", passwordFault(input.password, language)],
    ["phone", phoneFault(normalPhone(input.phone), language)],
    ["salutation", salutationFault(input.salutation, language)],
    ["firstName", personalNameFault(input.firstName.trim(), language, maximumLength)],
    ["lastName", personalNameFault(input.lastName.trim(), language, maximumLength)],
    ["company", companyNameFault(input.company.trim(), language, maximumLength)],
    ["company", isBusiness && input.company.trim() === "" ? companyMissingText(language) : null],
    ...businessFaults(businessData, language),
  ];
  return faults.flatMap(([fieldName, errorMessage]) => (errorMessage === null ? [] : [{ fieldName, errorMessage }]));
}

async function requireStored({ database }: ShopContext, customerId: string): Promise<CustomerRow> {
  const customer = await findCustomer(database.write, customerId);
  if (customer === null) throw new Error("A customer that was just stored is not there");
  return customer;
}

import { readKey } from "@chalkbox/input-text/read-text";
import { type Periodic, runPeriodically } from "@chalkbox/edge";
import { pick } from "../catalogue/language.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import { revokeCustomerTokens } from "../platform/auth/customer-token.ts";
import { hashPassword } from "../platform/auth/password.ts";
import type { Language, ShopContext, Storefront } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import type { Platform } from "../platform/platform.ts";
import { takeVisitorAttempt, type VisitorRate } from "../platform/rate-limit/visitor-rate.ts";
import { endedText, linkDigest, makeLink } from "./account-link.service.ts";
import { countLinks, dropLinks, isLinkOpen, replaceLinks, takeLink } from "./account-link.store.ts";
import { callBackMail, newPasswordMail, passwordNoticeMail } from "./account-mail-texts.ts";
import { tellOwner } from "./owner-notice.service.ts";
import {
  type CustomerRow,
  findByCustomerNumber,
  findByEmail,
  findCustomer,
  realmOf,
  setPasswordHash,
} from "./customer.store.ts";
import { insertRequest, type PasswordRequest, takeRequest } from "./forgotten-password.store.ts";
import { rememberSignIn } from "./guessing.service.ts";
import { tooManyLookupsText } from "./lookup.service.ts";
import { checkNewPassword, type NewPassword } from "./password.service.ts";
import { emailFault, normalEmail } from "./validation/email.ts";
import { failed, fieldFailed, type MutationResult, succeeded } from "./validation/field-error.ts";
import { normalPhone, phoneFault } from "./validation/phone.ts";

/** Arguments of `forgotPassword`. */
export interface ForgottenPassword {
  readonly email: string;
  readonly customerNumber: string;
  readonly phone: string;
  readonly honeypot: string;
  readonly triesCount: number;
}

const hour = 60 * 60_000;
const rate: VisitorRate = {
  name: "forgotten passwords",
  perVisitor: 5,
  perAddress: 40,
  perNetwork: 200,
  windowMs: hour,
};
/** How often one session may request, whatever its addresses are. */
const mostTries = 5;
/** Links for one account in an hour: a stranger cannot fill its mailbox. The newest of them works. */
const mostLinks = 3;
/** Longest customer number (VALID-09). */
const numberLimit = 80;
/** How often requests are looked for, in milliseconds. */
const pollEvery = 500;

/**
 * Notes that a password is forgotten (OP-M-18). Whether there is such an account is looked up afterwards, apart from the
 * call: the answer and its time cannot depend on it (C-89).
 */
export async function forgotPassword(context: ShopContext, forgotten: ForgottenPassword): Promise<MutationResult> {
  const { database, storefront, publicOrigin, clock, log } = context;
  const { language, store } = storefront;
  const email = normalEmail(forgotten.email);
  const customerNumber = readKey(forgotten.customerNumber);
  const phone = normalPhone(forgotten.phone);
  const fault = faultOf(email, customerNumber, phone, language);
  if (fault !== null) return fault;
  // A program that fills in all fields learns nothing from the answer.
  if (forgotten.honeypot !== "") return succeeded;
  if (forgotten.triesCount > mostTries) return failed(tooManyLookupsText(hour, language));
  const verdict = await takeVisitorAttempt(context, rate);
  if (!verdict.isAllowed) return failed(tooManyLookupsText(verdict.retryAfter, language));
  if (publicOrigin === null) {
    log.error("no mail for a new password: no x-forwarded-host that SHOP_PUBLIC_HOSTS allows");
    return failed(unavailableText(language));
  }
  const request = { realm: realmOf(store), email, customerNumber, phone, language, origin: publicOrigin };
  await insertRequest(database.write, { ...request, madeAt: clock.now() });
  return succeeded;
}

function faultOf(email: string, customerNumber: string, phone: string, language: Language): MutationResult | null {
  if (email === "" && customerNumber === "") return fieldFailed("email", missingText(language));
  const wrongEmail = email === "" ? null : emailFault(email, language);
  if (wrongEmail !== null) return fieldFailed("email", wrongEmail);
  if (customerNumber.length > numberLimit) return fieldFailed("customerNumber", longNumberText(language));
  const wrongPhone = phoneFault(phone, language);
  return wrongPhone === null ? null : fieldFailed("phone", wrongPhone);
}

/** Sends the mails of all requests that wait; returns how many requests there were. */
export async function answerPasswordRequests(
  { database, clock }: Pick<Platform, "database" | "clock">,
  stopping?: AbortSignal,
): Promise<number> {
  const answerNext = () =>
    database.transaction(async (tx) => {
      const request = await takeRequest(tx);
      if (request !== null) await answer(tx, request, clock.now());
      return request !== null;
    });
  let answered = 0;
  for (;;) {
    if (stopping?.aborted === true || !(await answerNext())) return answered;
    answered += 1;
  }
}

async function answer(tx: TransactionSql, request: PasswordRequest, now: Date): Promise<void> {
  if (request.phone !== "") await sendMail(tx, callBackMail(request), now);
  const customer = await find(tx, request);
  if (customer?.email == null || (await countLinks(tx, customer.id, "password", now)) >= mostLinks) return;
  await replaceLinks(tx, customer.id, "password", now);
  const secret = await makeLink(tx, { customerId: customer.id, kind: "password", email: null }, now);
  const url = `${request.origin}/myaccount/newpassword/?token=${secret}`;
  const { email: to } = customer;
  const storefront = storefrontOf(request);
  await sendMail(tx, newPasswordMail({ to, storefront, customer, url, key: linkDigest(secret) }), now);
}

/** The storefront where the request was made, for the face of its mail. */
function storefrontOf({ realm, language }: PasswordRequest): Storefront {
  const consumers = language === "de-AT" ? "at" : language === "de-CH" ? "ch" : "de";
  return { store: realm === "b2b" ? "b2b" : consumers, language };
}

function find(tx: TransactionSql, { realm, email, customerNumber }: PasswordRequest): Promise<CustomerRow | null> {
  return realm === "b2b" && customerNumber !== ""
    ? findByCustomerNumber(tx, customerNumber)
    : findByEmail(tx, realm, email);
}

/** Sends such mails until it is stopped. */
export function startPasswordRequests(platform: Platform): Periodic {
  return runPeriodically({
    every: pollEvery,
    run: (stopping) => answerPasswordRequests(platform, stopping),
    log: platform.log,
    onFailure: "forgotten passwords were not answered; tried again in the next round",
  });
}

/** Whether a link for a new password works (OP-Q-17). */
export function checkTokenValidity({ database, clock }: ShopContext, emailToken: string): Promise<boolean> {
  return isLinkOpen(database.write, linkDigest(emailToken), "password", clock.now());
}

/** Sets a new password with a link's secret (OP-M-19). All devices are signed out, and no other link works any more. */
export async function changeForgottenPassword(
  context: ShopContext,
  { emailToken, ...passwords }: NewPassword & { readonly emailToken: string },
): Promise<MutationResult> {
  const { database, storefront, clock, publicOrigin } = context;
  const { language } = storefront;
  const now = clock.now();
  const digest = linkDigest(emailToken);
  if (!(await isLinkOpen(database.write, digest, "password", now))) return failed(endedText(language));
  const fault = checkNewPassword(passwords, language);
  if (fault !== null) return fault;
  const passwordHash = await hashPassword(passwords.newPassword);
  const customer = await database.transaction(async (tx) => {
    const link = await takeLink(tx, digest, "password", now);
    const owner = link === null ? null : await findCustomer(tx, link.customerId);
    if (owner?.email == null) return null;
    await setPasswordHash(tx, owner.id, passwordHash);
    await dropLinks(tx, owner.id, null);
    await tellOwner(tx, owner, now, (to) =>
      passwordNoticeMail({ to, storefront, customer: owner, key: digest }, publicOrigin),
    );
    return owner;
  });
  if (customer === null) return failed(endedText(language));
  await revokeCustomerTokens(context, customer.id);
  // Strangers' guesses do not keep an owner waiting who has just proved to be one.
  await rememberSignIn(context, customer.customerNumber ?? customer.email ?? "");
  return succeeded;
}

function missingText(language: Language): string {
  return pick(
    language,
    "Bitte geben Sie Ihre E-Mail-Adresse oder Ihre Kundennummer ein.",
    "Please enter your email address or your customer number.",
  );
}

function longNumberText(language: Language): string {
  return pick(
    language,
    `Eine Kundennummer hat höchstens ${numberLimit} Zeichen.`,
    `A customer number has at most ${numberLimit} characters.`,
  );
}

function unavailableText(language: Language): string {
  return pick(
    language,
    "Im Moment können wir Ihnen keinen Link schicken. Bitte versuchen Sie es später noch einmal.",
    "We cannot send you a link at the moment. Please try again later.",
  );
}

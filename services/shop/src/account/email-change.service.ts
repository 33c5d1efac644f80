import { followEmail } from "../cart/redemption.service.ts";
import { pick } from "../catalogue/language.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import { lastDayOf } from "../platform/berlin-day.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { takeRecipient } from "../platform/rate-limit/recipient-rate.ts";
import { endedText, endOfLink, linkDigest, makeLink } from "./account-link.service.ts";
import { dropLinks, isKeptForOwner, takeLink } from "./account-link.store.ts";
import { confirmEmailMail, emailChangedMail, emailNoticeMail } from "./account-mail-texts.ts";
import { checkCurrentPassword } from "./current-password.service.ts";
import { requireCustomerData } from "./customer.service.ts";
import { type CustomerRow, findByEmail, findCustomer, setEmail } from "./customer.store.ts";
import { rememberSignIn } from "./guessing.service.ts";
import { takeLookup, tooManyLookupsText } from "./lookup.service.ts";
import { takenText } from "./registration.service.ts";
import { emailFault, normalEmail } from "./validation/email.ts";
import { failed, fieldFailed, type MutationResult, succeeded } from "./validation/field-error.ts";

/**
 * Changes the caller's email (OP-M-22). A guest's is set at once. A customer's comes with the current password (C-100), and
 * changes when the new address is confirmed by the link of a mail; the old address gets a notice.
 * @throws ShopError without a customer token
 */
export async function updateEmail(
  context: ShopContext,
  email: string,
  currentPassword: string,
): Promise<MutationResult> {
  const { database, storefront, clock } = context;
  const { language } = storefront;
  const customer = await requireCustomerData(context);
  const normal = normalEmail(email);
  const fault = emailFault(normal, language);
  if (fault !== null) return fieldFailed("email", fault);
  if (customer.isGuest) {
    await setEmail(database.write, customer.id, normal);
    return succeeded;
  }
  const refusal = await checkCurrentPassword(context, customer, currentPassword);
  if (refusal !== null) return refusal;
  // The answer shows whether the address has an account, so it counts as a look-up, too.
  const verdict = await takeLookup(context);
  if (!verdict.isAllowed) return failed(tooManyLookupsText(verdict.retryAfter, language));
  const owner = await findByEmail(database.write, customer.realm, normal);
  if (owner !== null && owner.id !== customer.id) return fieldFailed("email", takenText(language));
  if (owner === null) {
    const now = clock.now();
    const isKept = await isKeptForOwner(database.write, { ...customer, email: normal, customerId: customer.id, now });
    return isKept ? fieldFailed("email", takenText(language)) : requestChange(context, customer, normal);
  }
  // The same mailbox, written in another way.
  await database.transaction(async (tx) => {
    await setEmail(tx, customer.id, normal);
    await dropLinks(tx, customer.id, null);
  });
  return succeeded;
}

async function requestChange(context: ShopContext, customer: CustomerRow, email: string): Promise<MutationResult> {
  const { database, storefront, publicOrigin, clock, log } = context;
  const { language } = storefront;
  if (publicOrigin === null) {
    log.error("no mail to confirm an email: no x-forwarded-host that SHOP_PUBLIC_HOSTS allows");
    return failed(unavailableText(language));
  }
  if (!(await takeRecipient(context, email))) return failed(tooManyLookupsText(3_600_000, language));
  const now = clock.now();
  await database.transaction(async (tx) => {
    // The last address that was asked for is the one that can be confirmed.
    await dropLinks(tx, customer.id, "email");
    const secret = await makeLink(tx, { customerId: customer.id, kind: "email", email }, now);
    const url = `${publicOrigin}/myaccount/newemail/?token=${secret}`;
    const key = linkDigest(secret);
    await sendMail(tx, confirmEmailMail({ to: email, storefront, customer, url, key }), now);
    if (customer.email === null) return;
    await sendMail(tx, emailNoticeMail({ to: customer.email, storefront, customer, key }, email), now);
  });
  return succeeded;
}

/**
 * Makes the email of a link the account's. The links that the old address has received work no more; it gets one by which
 * it takes the account back (C-106).
 */
export async function confirmEmail(context: ShopContext, emailToken: string): Promise<MutationResult> {
  const { database, storefront, clock, publicOrigin, log } = context;
  const { language } = storefront;
  if (publicOrigin === null) {
    log.error("no mail to the old email: no x-forwarded-host that SHOP_PUBLIC_HOSTS allows");
    return failed(unavailableText(language));
  }
  const now = clock.now();
  const outcome = await database.transaction(async (tx) => {
    const link = await takeLink(tx, linkDigest(emailToken), "email", now);
    const customer = link === null ? null : await findCustomer(tx, link.customerId);
    if (link?.email == null || customer === null || customer.isGuest) return { fault: endedText(language) } as const;
    const { id: customerId, realm, email: before } = customer;
    // Another account may have got it meanwhile.
    const isTaken =
      (await isKeptForOwner(tx, { realm, email: link.email, customerId, now })) ||
      !(await setEmail(tx, customerId, link.email));
    if (isTaken) return { fault: takenText(language) } as const;
    await dropLinks(tx, customerId, null);
    await followEmail(tx, customerId, [before, link.email]);
    if (before !== null) {
      const secret = await makeLink(tx, { customerId, kind: "restore", email: before }, now);
      const url = `${publicOrigin}/myaccount/oldemail/?token=${secret}`;
      const mail = { to: before, storefront, customer, url, key: linkDigest(secret) };
      await sendMail(tx, emailChangedMail(mail, link.email, lastDayOf(endOfLink("restore", now))), now);
    }
    return { fault: null, name: customer.customerNumber ?? link.email } as const;
  });
  if (outcome.fault !== null) return failed(outcome.fault);
  await rememberSignIn(context, outcome.name);
  return succeeded;
}

function unavailableText(language: Language): string {
  return pick(
    language,
    "Im Moment können wir Ihnen keine Mail schicken. Bitte versuchen Sie es später noch einmal.",
    "We cannot send you a mail at the moment. Please try again later.",
  );
}

import type { NewsletterSubscription } from "../../generated/graph.ts";
import { emailFault, normalEmail } from "../../account/validation/email.ts";
import { failed, fieldFailed, type MutationResult, succeeded } from "../../account/validation/field-error.ts";
import { pick } from "../../catalogue/language.ts";
import { sendMail } from "../../orders/outbox/outbox.service.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";
import { takeVisitorAttempt, type VisitorRate, waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { hasHouseNumber, houseNumberFault } from "./house-number.ts";
import { newsletterToken, subscriptionOf } from "./newsletter-link.ts";
import {
  confirmNewsletterMail,
  endNewsletterMail,
  newsletterEndedMail,
  welcomeToNewsletterMail,
} from "./newsletter-mails.ts";
import {
  confirmSubscription,
  deleteSubscription,
  findConfirmed,
  findSubscription,
  readStreets,
  type SubscriptionRow,
  upsertRequest,
} from "./newsletter.store.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** How long the link that confirms works, in milliseconds. */
const linkLife = 7 * day;
/** Within this time an address gets no second mail: a stranger cannot fill its mailbox. */
const mailPause = 10 * minute;

/** A visitor subscribes once; a class of thirty that orders in one lesson stays below. */
const requestRate: VisitorRate = {
  name: "newsletter",
  perVisitor: 5,
  perAddress: 60,
  perNetwork: 180,
  windowMs: 60 * minute,
};
const endRate: VisitorRate = { ...requestRate, name: "newsletter ends" };

/** Asks for the newsletter (OP-M-35): a mail goes to the address, and nothing else before its owner has confirmed. */
export async function subscribeToNewsletter(
  context: ShopContext,
  { email, honeypot }: { readonly email: string; readonly honeypot: string },
): Promise<MutationResult> {
  const { language } = context.storefront;
  const normal = normalEmail(email);
  const fault = emailFault(normal, language);
  if (fault !== null) return fieldFailed("email", fault);
  // A program that fills in all fields learns nothing from the answer.
  if (honeypot !== "") return succeeded;
  const already = fieldFailed("email", alreadyText(language));
  return requestNewsletter(context, normal, already, (work) => context.database.transaction(work));
}

/**
 * Requests the newsletter for an email that is good, limited by visitor, address and network.
 * @param already the answer where the email gets it already
 * @param within where the request is stored: a transaction of its own, or the caller's
 */
export async function requestNewsletter(
  context: ShopContext,
  email: string,
  already: MutationResult,
  within: (work: (tx: TransactionSql) => Promise<MutationResult>) => Promise<MutationResult>,
): Promise<MutationResult> {
  const { config, storefront, publicOrigin, clock, log } = context;
  const { store, language } = storefront;
  const verdict = await takeVisitorAttempt(context, requestRate);
  if (!verdict.isAllowed) return failed(tooManyText(verdict.retryAfter, language));
  if (publicOrigin === null) {
    log.error("no mail that confirms the newsletter: no x-forwarded-host that SHOP_PUBLIC_HOSTS allows");
    return failed(unavailableText(language));
  }
  const at = clock.now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  return within(async (tx) => {
    if ((await findConfirmed(tx, email, store)) !== null) return already;
    const request = { email, store, language, at, notSince: before(mailPause) };
    const id = await upsertRequest(tx, request);
    if (id === null) return succeeded;
    const url = `${publicOrigin}/service/newsletter/success/?token=${newsletterToken(config, id)}`;
    await sendMail(tx, confirmNewsletterMail({ to: email, storefront, url, key: `${id}:${at.getTime()}` }), at);
    return succeeded;
  });
}

/** The subscription that a link is about. */
export async function findNewsletterSubscription(
  { config, database, clock }: ShopContext,
  token: string,
): Promise<NewsletterSubscription | null> {
  const id = subscriptionOf(config, token);
  const row = id === null ? null : await findSubscription(database.write, id);
  return row !== null && isOpen(row, clock.now()) ? { email: row.email, isConfirmed: row.isConfirmed } : null;
}

/** Confirms a subscription by the link of its mail. The link may be opened again. */
export async function confirmNewsletter(context: ShopContext, token: string): Promise<MutationResult> {
  const { config, database, storefront, publicOrigin, clock } = context;
  const id = subscriptionOf(config, token);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const row = id === null ? null : await findSubscription(tx, id);
    if (row === null || !isOpen(row, now)) return failed(endedText(storefront.language));
    if ((await confirmSubscription(tx, row.id, now)) && publicOrigin !== null) {
      const url = endUrl(context, publicOrigin, row);
      const owner = { to: row.email, storefront: { ...storefront, language: row.language } };
      await sendMail(tx, welcomeToNewsletterMail({ ...owner, url, key: row.id }), now);
    }
    return succeeded;
  });
}

/** Ends a subscription by the link of a mail; one that has ended stays so. */
export async function endNewsletter(
  { config, database, storefront }: ShopContext,
  token: string,
): Promise<MutationResult> {
  const id = subscriptionOf(config, token);
  if (id === null) return failed(endedText(storefront.language));
  await deleteSubscription(database.write, id);
  return succeeded;
}

/** Ends the newsletter of an email (OP-M-36): at once with a house number that belongs to it, else by a link. */
export async function unsubscribeNewsletter(
  context: ShopContext,
  wish: { readonly email: string; readonly houseNr: string; readonly honeypot: string },
): Promise<MutationResult> {
  const { database, storefront } = context;
  const { store, language } = storefront;
  const email = normalEmail(wish.email);
  const faults = [
    ["email", emailFault(email, language)],
    ["houseNr", houseNumberFault(wish.houseNr, language)],
  ] as const;
  const fieldErrors = faults.flatMap(([fieldName, errorMessage]) =>
    errorMessage === null ? [] : [{ fieldName, errorMessage }],
  );
  if (fieldErrors.length > 0) return { successful: false, generalErrorMessage: null, fieldErrors };
  if (wish.honeypot !== "") return succeeded;
  const verdict = await takeVisitorAttempt(context, endRate);
  if (!verdict.isAllowed) return failed(tooManyText(verdict.retryAfter, language));
  return database.transaction(async (tx) => {
    const row = await findConfirmed(tx, email, store);
    if (row !== null) await endOrAsk(context, tx, row, wish.houseNr);
    return succeeded;
  });
}

async function endOrAsk(
  context: ShopContext,
  tx: TransactionSql,
  row: SubscriptionRow,
  houseNr: string,
): Promise<void> {
  const { clock, publicOrigin, log } = context;
  const { id, email: to } = row;
  const storefront = { ...context.storefront, language: row.language };
  const now = clock.now();
  const streets = await readStreets(tx, to);
  if (streets.some((street) => hasHouseNumber(street, houseNr))) {
    await deleteSubscription(tx, id);
    await sendMail(tx, newsletterEndedMail({ to, storefront, key: id }), now);
  } else if (publicOrigin === null) {
    log.error("no mail that ends the newsletter: no x-forwarded-host that SHOP_PUBLIC_HOSTS allows");
  } else {
    const key = `${id}:${Math.floor(now.getTime() / mailPause)}`;
    await sendMail(tx, endNewsletterMail({ to, storefront, url: endUrl(context, publicOrigin, row), key }), now);
  }
}

const isOpen = ({ isConfirmed, requestedAt }: SubscriptionRow, now: Date): boolean =>
  isConfirmed || now.getTime() - requestedAt.getTime() < linkLife;

const endUrl = ({ config }: ShopContext, origin: string, { id }: SubscriptionRow): string =>
  `${origin}/service/newsletter/newsletter-abmelden/?token=${newsletterToken(config, id)}`;

function alreadyText(language: Language): string {
  return pick(language, "Diese Adresse erhält den Newsletter bereits.", "This address gets the newsletter already.");
}

function endedText(language: Language): string {
  return pick(
    language,
    "Dieser Link gilt nicht mehr. Bitte bestellen Sie den Newsletter noch einmal.",
    "This link is no longer valid. Please ask for the newsletter again.",
  );
}

function tooManyText(retryAfter: number, language: Language): string {
  const wait = waitText(retryAfter, language);
  return pick(
    language,
    `Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in ${wait} noch einmal.`,
    `These were many attempts in a short time. Please try again in ${wait}.`,
  );
}

function unavailableText(language: Language): string {
  return pick(
    language,
    "Im Moment können wir Ihnen keine Mail schicken. Bitte versuchen Sie es später noch einmal.",
    "We cannot send you a mail at the moment. Please try again later.",
  );
}

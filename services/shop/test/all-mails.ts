import * as account from "../src/account/account-mail-texts.ts";
import { welcomeMail } from "../src/account/welcome-mail.ts";
import { paidBackMail } from "../src/checkout/attempt/refund-mail.ts";
import { entryMail } from "../src/content/competition/competition.service.ts";
import { answerMail, serviceMail } from "../src/content/contact/contact-mail.ts";
import * as newsletter from "../src/content/newsletter/newsletter-mails.ts";
import * as fulfilment from "../src/orders/mail/fulfilment-mails.ts";
import { orderMail } from "../src/orders/mail/order-mail.ts";
import type { Mail } from "../src/orders/outbox/mail.ts";
import { ratingMail } from "../src/orders/rating-mail/rating-mail.service.ts";
import type { Storefront } from "../src/platform/context.ts";
import { membershipMail } from "../src/prime/membership-mail.ts";
import { wakingMail } from "../src/prime/waking.service.ts";
import type { StoredReturn } from "../src/returns/return.types.ts";
import {
  cancellationMail,
  cancellationTaskMail,
  cancellationUndoneMail,
} from "../src/returns/cancellation/cancellation-mails.ts";
import type { StoredCancellation } from "../src/returns/cancellation/cancellation.types.ts";
import { objectedMails } from "../src/returns/objection/objection-mails.ts";
import { announcedMails, linkMail } from "../src/returns/return-mails.ts";
import { carriedOutMails, withdrawalMails } from "../src/returns/withdrawal/withdrawal-mails.ts";
import { aCustomer } from "./customers.ts";
import { aLine, anOrder, aShipment, aStoredLine, aStoredOrder } from "./order-draft.ts";

const now = new Date("2026-11-24T10:00:00Z");
const person = { firstName: "Anna", lastName: "Beispiel" };
const shipment = aShipment();

/** Every mail that the shop writes, by the name of its function. @param origin address of the storefront */
export function allMails(storefront: Storefront, origin: string): Readonly<Record<string, Mail | null>> {
  const { store, language } = storefront;
  const keys = { tokenSecret: "token-secret-for-tests" };
  const to = "anna@example.org";
  const { head } = anOrder({ store, language, origin });
  const order = aStoredOrder({ head, lines: [aStoredLine({ shipped: 2 })] });
  const made = {
    rma: "R1",
    orderNumber: head.orderNumber,
    kind: "return",
    status: "announced",
    regulation: "REFUND",
    carrier: "dhl",
    labels: 1,
    contact: { ...person, salutation: "MS", email: to, phone: "0123 456" },
    declaration: "Ich widerrufe.",
    submissionId: "1",
    createdAt: now,
    heldUntil: null,
    refundCents: null,
    items: [{ line: 0, quantity: 1, cancelled: 0, reason: null, additionalInfo: "" }],
  } satisfies StoredReturn;
  const held = { ...made, status: "held", heldUntil: now } satisfies StoredReturn;
  const cancelled: StoredCancellation = {
    id: 1001,
    store,
    language,
    membershipId: 1,
    kind: "extraordinary",
    contract: "40012345",
    name: "Anna Beispiel",
    email: to,
    wishedOn: "2026-12-01",
    reason: "Ein Grund.",
    declaration: "Ich kündige.",
    declaredAt: now,
    heldUntil: now,
    status: "held",
  };
  const given = { origin, refund: "11,90 €" };
  const withLink = { to, storefront, customer: person, url: `${origin}/myaccount/?token=t`, key: "1" };
  const subscription = { to, storefront, url: `${origin}/newsletter/?token=t`, key: "1" };
  const days = { startsOn: "2026-11-24", endsOn: "2027-11-24" };
  const competition = {
    id: "1",
    titleDe: "Großes Los",
    titleEn: "Big prize",
    prizeDe: "",
    prizeEn: "",
    questionDe: "",
    questionEn: "",
    endsAt: now,
  };
  const message = { name: "Anna", email: to, topic: "ORDER", reference: "1", text: "Wo?", sendCopy: true } as const;
  const customer = aCustomer({ realm: "b2b", customerNumber: "20001" });
  return {
    orderMail: orderMail(anOrder({ store, language, origin })),
    paidMail: fulfilment.paidMail(order, order.head.totalCents),
    packedMail: fulfilment.packedMail(order, shipment),
    shippedMail: fulfilment.shippedMail(keys, order, shipment),
    deliveredMail: fulfilment.deliveredMail(keys, order, shipment),
    cancelledMail: fulfilment.cancelledMail(order, [{ name: "Stift", quantity: 1 }], 1_190, "cancelled:1"),
    refundMail: fulfilment.refundMail(order, "R1", 1_190, "soldOut"),
    ratingMail: ratingMail(keys.tokenSecret, order, now),
    announcedMails: announcedMails(keys, order, held, origin)[0] ?? null,
    withdrawalMails: withdrawalMails(keys, order, { ...held, kind: "withdrawal" }, given)[0] ?? null,
    carriedOutMails: carriedOutMails(keys, order, { ...made, kind: "withdrawal" }, given)[0] ?? null,
    objectedMails: objectedMails(order, made)[0] ?? null,
    cancellationMail: cancellationMail(keys, cancelled, { to, own: { endsOn: "2027-11-23", origin } }),
    cancellationUndoneMail: cancellationUndoneMail(cancelled, to),
    cancellationTaskMail: cancellationTaskMail(cancelled),
    linkMail: linkMail(keys, order, { origin, now, returnsAreOn: true, withdrawable: true }),
    newPasswordMail: account.newPasswordMail(withLink),
    confirmEmailMail: account.confirmEmailMail(withLink),
    emailNoticeMail: account.emailNoticeMail(withLink, "neu@example.org"),
    emailChangedMail: account.emailChangedMail(withLink, "neu@example.org", "2026-12-01"),
    emailRestoredMail: account.emailRestoredMail(withLink),
    accountChangedMail: account.accountChangedMail(withLink, "deliveryAddress"),
    accountDeletedMail: account.accountDeletedMail(withLink),
    passwordNoticeMail: account.passwordNoticeMail(withLink, origin),
    callBackMail: account.callBackMail({ id: 1, email: to, customerNumber: "", phone: "0123 456" }),
    welcomeMail: welcomeMail(customer, storefront),
    confirmNewsletterMail: newsletter.confirmNewsletterMail(subscription),
    welcomeToNewsletterMail: newsletter.welcomeToNewsletterMail(subscription),
    endNewsletterMail: newsletter.endNewsletterMail(subscription),
    newsletterEndedMail: newsletter.newsletterEndedMail(subscription),
    entryMail: entryMail(to, competition, storefront),
    serviceMail: serviceMail("1", message, storefront),
    answerMail: answerMail("1", message, storefront, true),
    paidBackMail: paidBackMail(anOrder({ store, language, origin }), {
      attemptId: "a1",
      providerReference: "p1",
      amountCents: 2_737,
      reason: "goods",
      shortItems: [aLine().itemId],
    }),
    membershipMail: membershipMail({ to, name: "Anna", storefront, orderId: "1", price: "49,00 €", ...days, origin }),
    wakingMail: wakingMail(store, { email: to, language, origin, requestedAt: now }),
  };
}

import type { Price, PrimeInfo } from "../generated/graph.ts";
import { findBillingAddress } from "../account/address/address.service.ts";
import { requireCustomerData } from "../account/customer.service.ts";
import { pick } from "../catalogue/language.ts";
import { findItem } from "../catalogue/product/product.service.ts";
import { requireRegisteredCustomer } from "../platform/auth/require.ts";
import { paymentName } from "../orders/payment-name.ts";
import { placeMembership } from "../orders/place-membership.service.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import { berlinDay } from "../platform/berlin-day.ts";
import type { ShopContext } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { countRunning, findMembership, findOrdered, insertMembership, lockMemberships } from "./membership.store.ts";
import { membershipDraft } from "./membership-draft.ts";
import { membershipMail } from "./membership-mail.ts";
import { lockPlaces, readOffer } from "./prime.store.ts";

const none: PrimeInfo = { status: "NONE", abo: null, startDate: null, endDate: null };

/** How memberships are paid: with the invoice that comes by mail. */
export const primePaymentId = "INVOICE";

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The last day of a membership: the day before the same day `months` later, or the last day of that month where it is
 * shorter.
 * @param start ISO day
 */
export function lastDay(start: string, months: number): string {
  const [year = 0, month = 1, day = 1] = start.split("-").map(Number);
  const daysInMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(day, daysInMonth) - 1)));
}

/** The caller's membership; everyone without an account is outside (C-29). */
export async function primeInfo({ database, caller, clock }: ShopContext): Promise<PrimeInfo> {
  if (caller.customer === null || caller.customer.isGuest) return none;
  const row = await findMembership(database.write, caller.customer.customerId, berlinDay(clock.now()));
  return row ? { status: "ACTIVE", abo: row.plan, startDate: row.startsOn, endDate: row.endsOn } : none;
}

/** Memberships from before these were orders have numbers of their own. */
const orderIdOf = ({ id, orderNumber }: { readonly id: number; readonly orderNumber: number | null }): string =>
  orderNumber === null ? `P${id}` : String(orderNumber);

/** `PrimeMembership` of the graph. */
interface MembershipView {
  readonly orderId: string;
  readonly plan: string;
  readonly price: Price;
  readonly orderedAt: Date;
  readonly startDate: string;
  readonly endDate: string;
  readonly cancelledAt: Date | null;
}

/** The caller's membership as it was ordered: its confirmation, for as long as it runs. */
export async function findPrimeMembership(context: ShopContext): Promise<MembershipView | null> {
  const { database, caller, clock, storefront } = context;
  if (caller.customer === null || caller.customer.isGuest) return null;
  const row = await findOrdered(database.write, caller.customer.customerId, berlinDay(clock.now()));
  if (row === null) return null;
  const { plan, priceCents, orderedAt, startsOn, endsOn, cancelledAt } = row;
  const price = priceOf(priceCents, storefront.language);
  return { orderId: orderIdOf(row), plan, price, orderedAt, startDate: startsOn, endDate: endsOn, cancelledAt };
}

/** Whether the membership on offer can be ordered: there is one, and not all are taken. */
export async function isPrimeOpen({ database, storefront, clock }: ShopContext): Promise<boolean> {
  const offer = await readOffer(database.write, storefront.store);
  if (offer === null) return false;
  return (
    offer.places === null ||
    (await countRunning(database.write, storefront.store, berlinDay(clock.now()))) < offer.places
  );
}

/** Result of ordering a membership. */
export interface PrimeSubscription {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly orderId: string | null;
}

const refused = (errorMessage: string): PrimeSubscription => ({ successful: false, errorMessage, orderId: null });

/**
 * Orders the membership on offer for a registered customer (PRIME-02, C-108); the price is the one that holds now. A
 * customer whose membership runs gets no second one, however often and at once they order.
 * @param wish without `billingAddressId` the invoice goes to the customer's main address
 * @throws ShopError without a registered customer's token
 */
export async function submitPrimeSubscription(
  context: ShopContext,
  wish: { readonly paymentId: string; readonly billingAddressId?: string | null; readonly isMeasured?: boolean | null },
): Promise<PrimeSubscription> {
  const { paymentId, billingAddressId = null, isMeasured } = wish;
  const { database, storefront, clock } = context;
  const say = (de: string, en: string) => pick(storefront.language, de, en);
  requireRegisteredCustomer(context);
  const customer = await requireCustomerData(context);
  const offer = await readOffer(database.read, storefront.store);
  const sold = offer && (await findItem(context, String(offer.itemId)));
  if (!offer || !sold)
    return refused(say("In diesem Shop gibt es keine Mitgliedschaft.", "This shop has no membership."));
  if (paymentId !== primePaymentId)
    return refused(say("Bitte zahlen Sie die Mitgliedschaft auf Rechnung.", "Please pay the membership by invoice."));
  const billingAddress = await findBillingAddress(context, billingAddressId);
  if (billingAddress === null)
    return refused(say("Bitte geben Sie Ihre Rechnungsadresse an.", "Please enter your billing address."));
  const { email } = customer;
  if (email === null)
    return refused(say("Bitte geben Sie zuerst eine E-Mail-Adresse an.", "Please enter an email address first."));
  const now = clock.now();
  const startsOn = berlinDay(now);
  const payment = { id: primePaymentId, name: paymentName(primePaymentId, storefront.language) };
  return database.transaction(async (tx) => {
    await lockMemberships(tx, customer.id);
    if (await findMembership(tx, customer.id, startsOn))
      return refused(say("Ihre Mitgliedschaft läuft bereits.", "Your membership is already running."));
    if (offer.places !== null) {
      const places = await lockPlaces(tx, storefront.store);
      if (places !== null && (await countRunning(tx, storefront.store, startsOn)) >= places) {
        return refused(
          say(
            "Zurzeit sind alle Mitgliedschaften vergeben. Auf der Warteliste erfahren Sie, wenn wieder eine frei ist.",
            "All memberships are taken at the moment. The waiting list informs you when one is available again.",
          ),
        );
      }
    }
    const endsOn = lastDay(startsOn, offer.durationMonths);
    const ordered = { sold, storefront, billingAddress, payment, startsOn, endsOn, isMeasured: isMeasured ?? false };
    const buyer = { customer: { ...customer, email }, userId: context.caller.userId, origin: context.publicOrigin };
    const orderNumber = await placeMembership(tx, (number) => membershipDraft({ ...ordered, ...buyer }, number), now);
    await insertMembership(tx, {
      orderNumber,
      customerId: customer.id,
      store: storefront.store,
      plan: say(sold.product.row.nameDe, sold.product.row.nameEn),
      priceCents: sold.item.priceCents,
      vatBasisPoints: sold.item.vatBasisPoints,
      paymentId,
      startsOn,
      endsOn,
      orderedAt: now,
    });
    const orderId = String(orderNumber);
    const price = priceOf(sold.item.priceCents, storefront.language).stringValue;
    const name = `${billingAddress.firstName} ${billingAddress.lastName}`.trim();
    const period = { startsOn, endsOn };
    const mail = { to: email, name, storefront, orderId, price, ...period, origin: context.publicOrigin };
    await sendMail(tx, membershipMail(mail), now);
    return { successful: true, errorMessage: null, orderId };
  });
}

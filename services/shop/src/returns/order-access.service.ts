import { lookupLink, openLink } from "../orders/order-link.ts";
import { findOrderByNumber } from "../orders/orders.service.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import { toId } from "../platform/database-id.ts";
import type { ShopContext } from "../platform/context.ts";
import { tooManyAttempts } from "../platform/errors.ts";
import { giveBackAttempt, takeAttempt } from "../platform/rate-limit/rate-limit.ts";
import { visitorSubjects, waitText } from "../platform/rate-limit/visitor-rate.ts";
import { pick } from "../catalogue/language.ts";

/** An order that a link has opened. */
export interface OpenedOrder {
  readonly order: StoredOrder;
  /** The link that opened it. */
  readonly hash: string;
  /** Whether names and addresses may be shown (C-96). */
  readonly isBuyers: boolean;
  /** Whether the caller is the buyer beyond doubt: what they declare takes effect at once (C-106). */
  readonly isTrusted: boolean;
}

/** Tries that find nothing (C-96). */
const lookupRate = { name: "look-ups of orders", perVisitor: 5, perAddress: 30, perNetwork: 90, windowMs: 3_600_000 };

/** The order that a link opens; null for every link that opens none. */
export async function openOrder(context: ShopContext, hash: string): Promise<OpenedOrder | null> {
  const { database, config, clock } = context;
  const opened = openLink(config, hash, clock.now());
  if (opened === null) return null;
  const order = await findOrderByNumber(database.write, opened.orderNumber);
  const { isBuyers } = opened;
  return order && { order, hash, isBuyers, isTrusted: isBuyers || isOwn(context, order) };
}

/** The order of a look-up, with a link that opens as much. */
export function openLookedUp(context: ShopContext, order: StoredOrder): OpenedOrder {
  const hash = lookupLink(context.config, order.head.orderNumber, context.clock.now());
  return { order, hash, isBuyers: false, isTrusted: isOwn(context, order) };
}

/** Whether the caller is signed in as who has ordered. */
const isOwn = ({ caller }: ShopContext, { head }: StoredOrder): boolean =>
  head.customerId !== null && caller.customer?.customerId === head.customerId;

/**
 * The order of a number and the postcode of one of its addresses; null for unknown and foreign ones alike.
 * @throws ShopError RATE_LIMITED after too many tries that found nothing (C-96)
 */
export async function lookOrderUp(context: ShopContext, orderId: string, zipCode: string): Promise<StoredOrder | null> {
  const { database, clock, storefront } = context;
  const subjects = visitorSubjects(context, lookupRate);
  const verdict = await takeAttempt(database, subjects, clock.now());
  if (!verdict.isAllowed) {
    const wait = waitText(verdict.retryAfter, storefront.language);
    throw tooManyAttempts(
      pick(
        storefront.language,
        `Das waren zu viele Versuche. Bitte versuchen Sie es in ${wait} noch einmal.`,
        `These were too many attempts. Please try again in ${wait}.`,
      ),
    );
  }
  const number = toId(orderId.trim());
  const order = number === null ? null : await findOrderByNumber(database.write, number);
  const code = codeOf(zipCode);
  const isRight =
    order !== null &&
    [order.head.deliveryAddress, order.head.billingAddress].some(({ postCode }) => codeOf(postCode) === code);
  if (!isRight) return null;
  await giveBackAttempt(database, subjects);
  return order;
}

const codeOf = (zipCode: string): string => zipCode.replaceAll(/\s/g, "").toUpperCase();

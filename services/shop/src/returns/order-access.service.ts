import { openLink } from "../orders/order-link.ts";
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
}

/** Tries that find nothing (C-96). */
const lookupRate = { name: "look-ups of orders", perVisitor: 5, perAddress: 30, perNetwork: 90, windowMs: 3_600_000 };

/** The order that a link opens; null for every link that opens none. */
export async function openOrder({ database, config, clock }: ShopContext, hash: string): Promise<OpenedOrder | null> {
  const opened = openLink(config, hash, clock.now());
  if (opened === null) return null;
  const order = await findOrderByNumber(database.write, opened.orderNumber);
  return order && { order, hash, isBuyers: opened.isBuyers };
}

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

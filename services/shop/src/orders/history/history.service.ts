import { fillCart } from "../../cart/fill.service.ts";
import { pick } from "../../catalogue/language.ts";
import { toId } from "../../platform/database-id.ts";
import type { ShopContext } from "../../platform/context.ts";
import { takeAttempt } from "../../platform/rate-limit/rate-limit.ts";
import { waitText } from "../../platform/rate-limit/visitor-rate.ts";
import { orderMail } from "../mail/order-mail.ts";
import type { OrderViewer } from "../order-graph.ts";
import { readOrder, readOrders } from "../order.store.ts";
import { sendOrderMail } from "../mail/send-order-mail.service.ts";
import type { StoredOrder } from "../stored-order.ts";
import { readDateFilter } from "./date-filter.ts";
import { countSelected, readOrderNumbers, readOrderYears } from "./order-list.store.ts";
import { readReturnSwitch } from "./return-switch.store.ts";

/** Orders on a page (ORD-01). */
const perPage = 5;
/** More words than anyone types. */
const maxWords = 10;

/** What is listed (OP-Q-07). */
export interface OrderQuery {
  readonly page: number;
  readonly searchText?: string | null;
  readonly dateFilter?: string | null;
}

/** A page of the caller's orders, latest first. */
export async function findOrders(context: ShopContext, query: OrderQuery) {
  const { database, clock } = context;
  const customerId = registeredOf(context);
  const filter = readDateFilter(query.dateFilter ?? null, clock.now());
  const words = (query.searchText ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, maxWords);
  const selection = { customerId: customerId ?? "", from: filter.from, until: filter.until, words };
  const totalElements = customerId === null ? 0 : await countSelected(database.write, selection);
  const totalPages = Math.ceil(totalElements / perPage);
  const currentPage = Math.max(0, Math.min(query.page, totalPages - 1));
  const numbers =
    totalElements === 0
      ? []
      : await readOrderNumbers(database.write, selection, { limit: perPage, offset: currentPage * perPage });
  return {
    orders: await readOrders(database.write, numbers),
    pageInfo: { totalElements, totalPages, currentPage, elementsPerPage: perPage },
    dateFilter: filter.name,
  };
}

/** Years in which the caller has ordered, latest first (OP-Q-08). */
export async function findOrderYears(context: ShopContext): Promise<number[]> {
  const customerId = registeredOf(context);
  return customerId === null ? [] : await readOrderYears(context.database.write, customerId);
}

/** An order of the caller's (OP-Q-09); null for unknown and foreign orders alike (C-80). */
export async function findOwnOrder(context: ShopContext, orderId: string): Promise<StoredOrder | null> {
  const [number, customerId] = [toId(orderId), registeredOf(context)];
  if (number === null || customerId === null) return null;
  const order = await readOrder(context.database.write, number);
  return order !== null && !order.head.isGuest && order.head.customerId === customerId ? order : null;
}

/** Guests have no account, and so no list (C-42). */
function registeredOf({ caller }: ShopContext): string | null {
  return caller.customer === null || caller.customer.isGuest ? null : caller.customer.customerId;
}

/** How the caller sees orders. @param isBuyer whether they are theirs */
export async function viewerOf(context: ShopContext, isBuyer: boolean): Promise<OrderViewer> {
  return {
    config: context.config,
    language: context.storefront.language,
    now: context.clock.now(),
    isBuyer,
    returnsAreOn: await readReturnSwitch(context.database.write, context.storefront.store),
  };
}

/** More confirmations than get lost. */
const mailRate = { name: "confirmations of an order", limit: 3, windowMs: 3_600_000 };

/** Sends an order's confirmation once more, to the address that it went to, and to that of the account. */
export async function resendConfirmation(context: ShopContext, orderId: string) {
  const { database, clock, storefront } = context;
  const refused = (de: string, en: string) => ({
    successful: false,
    generalErrorMessage: pick(storefront.language, de, en),
    fieldErrors: [],
  });
  const order = await findOwnOrder(context, orderId);
  if (order === null) return refused("Diese Bestellung gibt es nicht.", "There is no such order.");
  const now = clock.now();
  const verdict = await takeAttempt(database, [{ rule: mailRate, subject: orderId }], now);
  if (!verdict.isAllowed) {
    const wait = waitText(verdict.retryAfter, storefront.language);
    return refused(
      `Wir haben die Bestätigung gerade mehrmals verschickt. Bitte versuchen Sie es in ${wait} noch einmal.`,
      `We have just sent the confirmation several times. Please try again in ${wait}.`,
    );
  }
  const lines = order.lines.map((line) => ({ ...line, picture: line.picture ?? noPicture, dealId: null }));
  const mail = orderMail({ head: order.head, lines });
  const again = `${mail.idempotencyKey}:again:${now.toISOString()}`;
  await database.transaction((tx) => sendOrderMail(tx, order, { ...mail, idempotencyKey: again }, now));
  return { successful: true, generalErrorMessage: null, fieldErrors: [] };
}

/** Mails show no pictures. */
const noPicture = { kind: "", colour: "", accent: "" };

/** Puts the articles of an order of the caller's into a cart, as far as they are sold. */
export async function buyAgain(context: ShopContext, orderId: string, cartId: string) {
  const { language } = context.storefront;
  const order = await findOwnOrder(context, orderId);
  if (order === null) {
    const generalErrorMessage = pick(language, "Diese Bestellung gibt es nicht.", "There is no such order.");
    return { successful: false, generalErrorMessage, added: [], missing: [] };
  }
  const names = new Map(order.lines.map(({ itemId, name }) => [itemId, name]));
  const wanted = order.lines.filter(({ singleCents }) => singleCents > 0);
  const filled = await fillCart(context, cartId, wanted);
  const lines = filled.map((line) => ({ ...line, itemId: String(line.itemId), name: names.get(line.itemId) ?? "" }));
  const added = lines.filter((line) => line.added > 0).map((line) => ({ ...line, quantity: line.added, reason: null }));
  const missing = lines.filter((line) => line.missing > 0).map((line) => ({ ...line, quantity: line.missing }));
  const none = pick(
    language,
    "Von dieser Bestellung ist zurzeit nichts lieferbar.",
    "Nothing of this order is available now.",
  );
  return { successful: added.length > 0, generalErrorMessage: added.length > 0 ? null : none, added, missing };
}

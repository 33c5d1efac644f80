import { pick } from "../../catalogue/language.ts";
import { countReturned, lockOrder, unpackOrder } from "../../orders/fulfilment/returned-goods.service.ts";
import { findOrderByNumber } from "../../orders/orders.service.ts";
import { sendOrderMail } from "../../orders/mail/send-order-mail.service.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import type { Language, ShopContext } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";
import { formatPrice } from "../../platform/money.ts";
import type { Platform } from "../../platform/platform.ts";
import type { StoredReturn } from "../return.types.ts";
import { findReturnsOrder, markAnnounced, markUndone, readDueHeld, readReturns } from "../returns.store.ts";
import { carryOut, labelsFor, splitPieces } from "../withdrawal/carry-out.service.ts";
import { carriedOutMails } from "../withdrawal/withdrawal-mails.ts";
import { openObjectionLink } from "./objection-link.ts";
import { objectedMails } from "./objection-mails.ts";

/** A declaration that the order's own address may object to, or could once. */
export interface Objection {
  readonly order: StoredOrder;
  readonly made: StoredReturn;
  readonly state: "open" | "objected" | "over";
}

/** The declaration of a mailed link; null for every link that is none. It changes nothing: programs open links. */
export async function findObjection({ database, config, clock }: ShopContext, link: string): Promise<Objection | null> {
  const rma = openObjectionLink(config, link);
  const orderNumber = rma === null ? null : await findReturnsOrder(database.write, rma);
  const order = orderNumber === null ? null : await findOrderByNumber(database.write, orderNumber);
  if (rma === null || order === null) return null;
  const made = (await readReturns(database.write, order.head.orderNumber)).find((one) => one.rma === rma);
  return made === undefined ? null : { order, made, state: stateOf(made, clock.now()) };
}

function stateOf({ status, heldUntil }: StoredReturn, now: Date): Objection["state"] {
  if (status === "undone") return "objected";
  return status === "held" && heldUntil !== null && heldUntil > now ? "open" : "over";
}

/** What came of an objection. */
export interface ObjectionResult {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly objection: Objection | null;
}

/** Objects to a held declaration, from the order's own address: it ends without effect (C-106). Twice is once. */
export async function submitObjection(context: ShopContext, link: string): Promise<ObjectionResult> {
  const { database, config, clock, storefront } = context;
  const { language } = storefront;
  const rma = openObjectionLink(config, link);
  const unknown = pick(language, "Dieser Link ist ungültig.", "This link is not valid.");
  if (rma === null) return { successful: false, generalErrorMessage: unknown, objection: null };
  return database.transaction(async (tx): Promise<ObjectionResult> => {
    const found = await lockDeclaration(tx, rma);
    if (found === null) return { successful: false, generalErrorMessage: unknown, objection: null };
    const now = clock.now();
    const state = stateOf(found.made, now);
    if (state === "over") {
      return { successful: false, generalErrorMessage: lateText(language), objection: { ...found, state } };
    }
    if (state === "open") {
      await markUndone(tx, rma);
      for (const mail of objectedMails(found.order, found.made)) await sendOrderMail(tx, found.order, mail, now);
    }
    return { successful: true, generalErrorMessage: null, objection: { ...found, state: "objected" } };
  });
}

/** What is read by who objects too late. */
export const lateText = (language: Language): string =>
  pick(
    language,
    "Die 24 Stunden sind vorbei. Bitte wenden Sie sich an unseren Kundenservice.",
    "The 24 hours are over. Please contact our customer service.",
  );

async function lockDeclaration(tx: TransactionSql, rma: string): Promise<Omit<Objection, "state"> | null> {
  const orderNumber = await findReturnsOrder(tx, rma);
  const order = orderNumber === null ? null : await lockOrder(tx, orderNumber);
  const made =
    order === null ? undefined : (await readReturns(tx, order.head.orderNumber)).find((one) => one.rma === rma);
  return order === null || made === undefined ? null : { order, made };
}

/**
 * Lets held declarations take effect whose time to object is over, each in a transaction of its own.
 * @returns how many there were
 */
export async function settleHeld(platform: Pick<Platform, "config" | "database" | "clock">): Promise<number> {
  const { config, database, clock } = platform;
  const due = await readDueHeld(database.write, clock.now());
  for (const { rma } of due) {
    await database.transaction(async (tx) => {
      const found = await lockDeclaration(tx, rma);
      if (found?.made.status === "held") await takeEffect(tx, config, found, clock.now());
    });
  }
  return due.length;
}

/** With what is left of it: the buyer may have withdrawn from the same pieces, or returned them, meanwhile. */
async function takeEffect(
  tx: TransactionSql,
  config: Platform["config"],
  { order: locked, made }: Omit<Objection, "state">,
  now: Date,
): Promise<void> {
  const { rma, kind } = made;
  const isWithdrawal = kind === "withdrawal";
  const pieces = made.items.flatMap(({ line: number, quantity, cancelled }) => {
    const line = locked.lines.find((one) => one.line === number);
    if (line === undefined) return [];
    const left = isWithdrawal ? line.quantity - line.cancelled - line.returned : line.shipped - line.returned;
    const count = Math.min(quantity + cancelled, left);
    return count > 0 ? [{ line: number, quantity: count }] : [];
  });
  if (pieces.length === 0) return markUndone(tx, rma);
  if (!isWithdrawal) {
    const items = pieces.map((piece) => ({ ...piece, cancelled: 0 }));
    await markAnnounced(tx, rma, { carrier: made.carrier, labels: made.labels, items });
    return countReturned(tx, made.orderNumber, pieces);
  }
  const order = await unpackOrder(tx, locked);
  const items = splitPieces(order, pieces);
  await markAnnounced(tx, rma, { ...labelsFor(order, items), items });
  const refund = await carryOut(tx, order, { rma, items }, now);
  const done = (await readReturns(tx, made.orderNumber)).find((one) => one.rma === rma);
  if (done === undefined) throw new Error(`Withdrawal ${rma} has gone while its order was locked`);
  const money = refund === 0 ? null : formatPrice(refund, order.head.language);
  for (const mail of carriedOutMails(config, order, done, { origin: null, refund: money }))
    await sendOrderMail(tx, order, mail, now);
}

import { emailFault, normalEmail } from "../../account/validation/email.ts";
import { pick } from "../../catalogue/language.ts";
import { cancelPieces, settleStatus } from "../../orders/fulfilment/fulfilment.service.ts";
import {
  countReturned,
  lockOrder,
  takeReturnNumber,
  unpackOrder,
} from "../../orders/fulfilment/returned-goods.service.ts";
import { openPieces } from "../../orders/fulfilment/order-state.ts";
import { lookupLink } from "../../orders/order-link.ts";
import { sendMail } from "../../orders/outbox/outbox.service.ts";
import { type LineRight, withdrawalRights } from "../../orders/return-rights.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import type { ShopContext } from "../../platform/context.ts";
import { formatPrice } from "../../platform/money.ts";
import { carriersFor } from "../choices.ts";
import { lookOrderUp, type OpenedOrder, openOrder } from "../order-access.service.ts";
import { type Fault, nameFault } from "../return-input.ts";
import { momentText, withdrawalMail } from "../return-mails.ts";
import { returnNumber } from "../return-number.ts";
import type { StoredReturn } from "../return.types.ts";
import { findSubmission, insertReturn, markRefunded, readReturns } from "../returns.store.ts";
import { readSubmissionId } from "../submit-return.service.ts";

/** `WithdrawalInput` of the graph. */
export interface WithdrawalInput {
  readonly submissionId: string;
  readonly name: string;
  readonly email: string;
  readonly items?: readonly { readonly id: string; readonly quantity: number }[] | null;
}

/** An order as far as it can be withdrawn from (C-99). */
export interface WithdrawalOrder extends OpenedOrder {
  readonly rights: readonly LineRight[];
  readonly returns: readonly StoredReturn[];
}

/** The order of a number and a postcode; null for unknown ones. Returns that are switched off do not matter. */
export async function findForWithdrawal(context: ShopContext, orderId: string, zipCode: string) {
  const order = await lookOrderUp(context, orderId, zipCode);
  if (order === null) return null;
  const hash = lookupLink(context.config, order.head.orderNumber, context.clock.now());
  return complete(context, { order, hash, isBuyers: false });
}

/** The order of a link; null when it opens none. */
export async function findForWithdrawalByHash(context: ShopContext, hash: string): Promise<WithdrawalOrder | null> {
  const opened = await openOrder(context, hash);
  return opened && complete(context, opened);
}

async function complete({ database, clock }: ShopContext, opened: OpenedOrder): Promise<WithdrawalOrder> {
  const returns = await readReturns(database.write, opened.order.head.orderNumber);
  return { ...opened, returns, rights: withdrawalRights(opened.order, clock.now()) };
}

/** What became of a withdrawal. */
export interface Withdrawal {
  readonly isError: boolean;
  readonly errorMsg: string | null;
  readonly fieldErrors: readonly Fault[];
  readonly receipt: {
    readonly rma: string;
    readonly declaredAt: Date;
    readonly content: string;
    readonly email: string;
    readonly goodsToReturn: boolean;
  } | null;
}

/**
 * Takes a withdrawal in (C-99): what has not left is cancelled and paid back at once, the rest is awaited as a return.
 * The receipt's mail is stored with it.
 */
export async function submitWithdrawal(
  context: ShopContext,
  hash: string,
  input: WithdrawalInput,
): Promise<Withdrawal> {
  const { database, clock, storefront, config } = context;
  const { language } = storefront;
  const refused = (errorMsg: string | null, fieldErrors: readonly Fault[] = []): Withdrawal => ({
    isError: true,
    errorMsg,
    fieldErrors,
    receipt: null,
  });
  const unknown = pick(language, "Diese Bestellung finden wir nicht.", "We cannot find this order.");
  const opened = await openOrder(context, hash);
  const submissionId = readSubmissionId(input.submissionId);
  if (opened === null || submissionId === null) return refused(unknown);
  const [name, email] = [input.name.trim(), normalEmail(input.email)];
  const faults = [
    { fieldName: "name", errorMessage: nameFault(name, language, 120) },
    { fieldName: "email", errorMessage: emailFault(email, language) },
  ].flatMap(({ fieldName, errorMessage }) => (errorMessage === null ? [] : [{ fieldName, errorMessage }]));
  if (faults.length > 0) return refused(faultyText(language), faults);
  const { orderNumber } = opened.order.head;
  return database.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderNumber);
    if (locked === null) return refused(unknown);
    const known = (await readReturns(tx, orderNumber)).find((one) => one.submissionId === submissionId);
    if (known !== undefined) return accepted(known);
    if ((await findSubmission(tx, submissionId)) !== null) return refused(unknown);
    const now = clock.now();
    const chosen = chooseLines(locked, input.items ?? [], now, language);
    if ("fault" in chosen) return refused(chosen.fault, chosen.faults);
    const order = await unpackOrder(tx, locked);
    const parts = chosen.items.map(({ line, quantity }) => {
      const cancelled = Math.min(quantity, openOf(order, line));
      return { line, cancelled, quantity: quantity - cancelled };
    });
    const isWhole = order.lines.every(
      ({ line, quantity, cancelled, returned }) =>
        quantity - cancelled - returned === (chosen.items.find((item) => item.line === line)?.quantity ?? 0),
    );
    const declaration = declarationOf(order, { name, items: chosen.items, isWhole });
    const goBack = parts.filter(({ quantity }) => quantity > 0);
    const carrier = goBack.length === 0 ? null : (carriersFor(order)[0] ?? null);
    const rma = returnNumber(await takeReturnNumber(tx));
    const contact = { salutation: "", firstName: "", lastName: name, email, phone: "" };
    await insertReturn(
      tx,
      {
        rma,
        orderNumber,
        kind: "withdrawal",
        regulation: "REFUND",
        carrier,
        labels: carrier === null ? 0 : 1,
        contact,
        declaration,
        submissionId,
        items: parts.map((part) => ({ ...part, reason: null, additionalInfo: "", components: [] })),
      },
      now,
    );
    if (goBack.length > 0) await countReturned(tx, orderNumber, goBack);
    const toCancel = parts.flatMap(({ line, cancelled }) => (cancelled > 0 ? [{ line, quantity: cancelled }] : []));
    const refund = toCancel.length === 0 ? 0 : await cancelPieces(tx, order, { items: toCancel, rma }, now);
    if (goBack.length === 0) await markRefunded(tx, rma, refund, now);
    await settleStatus(tx, orderNumber, now);
    const made = (await readReturns(tx, orderNumber)).find((one) => one.rma === rma);
    if (made === undefined) throw new Error(`Withdrawal ${rma} was not stored`);
    const money = refund === 0 ? null : formatPrice(refund, order.head.language);
    await sendMail(tx, withdrawalMail(config, order, made, { origin: context.publicOrigin, refund: money }), now);
    return accepted(made);
  });
}

type Language = ShopContext["storefront"]["language"];

function accepted({ rma, createdAt, declaration, contact, items }: StoredReturn): Withdrawal {
  const goodsToReturn = items.some(({ quantity }) => quantity > 0);
  const receipt = { rma, declaredAt: createdAt, content: declaration ?? "", email: contact.email, goodsToReturn };
  return { isError: false, errorMsg: null, fieldErrors: [], receipt };
}

/** The pieces that are withdrawn from: those given, or all. */
function chooseLines(
  order: StoredOrder,
  given: readonly { readonly id: string; readonly quantity: number }[],
  now: Date,
  language: Language,
): { readonly items: { line: number; quantity: number }[] } | { readonly fault: string; readonly faults: Fault[] } {
  const rights = withdrawalRights(order, now);
  const open = rights.filter(({ quantity }) => quantity > 0);
  if (open.length === 0) return { fault: withdrawalRefusal(rights, language) ?? "", faults: [] };
  if (given.length === 0) return { items: open.map(({ line, quantity }) => ({ line, quantity })) };
  const faults: Fault[] = [];
  const items = given.flatMap(({ id, quantity }, index) => {
    const right = open.find(({ line }) => String(line + 1) === id);
    const isAgain = given.findIndex((one) => one.id === id) !== index;
    const most = isAgain ? 0 : (right?.quantity ?? 0);
    if (right !== undefined && Number.isInteger(quantity) && quantity >= 1 && quantity <= most) {
      return [{ line: right.line, quantity }];
    }
    const errorMessage =
      most === 0
        ? pick(language, "Davon kann nichts mehr widerrufen werden.", "None of it can be withdrawn from any more.")
        : pick(
            language,
            `Bitte geben Sie eine Menge von 1 bis ${most} an.`,
            `Please enter a quantity from 1 to ${most}.`,
          );
    faults.push({ fieldName: `items.${id}.quantity`, errorMessage });
    return [];
  });
  return faults.length > 0 ? { fault: faultyText(language), faults } : { items };
}

/** Why an order cannot be withdrawn from; null when it can. */
export function withdrawalRefusal(rights: readonly LineRight[], language: Language): string | null {
  if (rights.some(({ quantity }) => quantity > 0)) return null;
  if (rights.some(({ why }) => why === "noRight")) {
    return pick(
      language,
      "Für diese Bestellung gibt es kein gesetzliches Widerrufsrecht: Es gilt für Verbraucher in Deutschland und Österreich. Bestellungen aus der Schweiz nehmen wir 30 Tage lang über die Rücksendung zurück.",
      "There is no legal right to withdraw from this order: it is for consumers in Germany and Austria. Orders from Switzerland can be returned for 30 days.",
    );
  }
  if (rights.some(({ why }) => why === "tooLate")) {
    return pick(
      language,
      "Die Frist von 30 Tagen nach der letzten Lieferung ist abgelaufen.",
      "The period of 30 days after the last delivery is over.",
    );
  }
  return pick(
    language,
    "Alle Artikel dieser Bestellung sind schon widerrufen, storniert oder zurückgegeben.",
    "All articles of this order were already withdrawn from, cancelled or returned.",
  );
}

function openOf({ lines }: StoredOrder, number: number): number {
  const line = lines.find((one) => one.line === number);
  return line === undefined ? 0 : openPieces(line);
}

function declarationOf(
  { head, lines, orderedAt }: StoredOrder,
  {
    name,
    items,
    isWhole,
  }: {
    readonly name: string;
    readonly items: readonly { line: number; quantity: number }[];
    readonly isWhole: boolean;
  },
): string {
  const { language, orderNumber } = head;
  const goods = items.map(
    ({ line, quantity }) => `${quantity} × ${lines.find((one) => one.line === line)?.name ?? ""}`,
  );
  const about = isWhole
    ? pick(language, "Der Widerruf gilt für die ganze Bestellung", "The withdrawal is from the whole order")
    : pick(language, "Der Widerruf gilt für diese Artikel", "The withdrawal is from these articles");
  return pick(
    language,
    `Hiermit widerrufe ich, ${name}, den Vertrag über die Bestellung ${orderNumber} vom ${momentText(orderedAt, language)}. ${about}: ${goods.join(", ")}.`,
    `I, ${name}, hereby withdraw from the contract of order ${orderNumber} of ${momentText(orderedAt, language)}. ${about}: ${goods.join(", ")}.`,
  );
}

function faultyText(language: Language): string {
  return pick(
    language,
    "Der Widerruf konnte so nicht entgegengenommen werden. Bitte prüfen Sie Ihre Angaben.",
    "The withdrawal could not be taken in like this. Please check what you entered.",
  );
}

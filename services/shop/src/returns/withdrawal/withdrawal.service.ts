import type { WithdrawalInput } from "../../generated/graph.ts";
import { emailFault, normalEmail } from "../../account/validation/email.ts";
import { pick } from "../../catalogue/language.ts";
import { lockOrder, takeReturnNumber, unpackOrder } from "../../orders/fulfilment/returned-goods.service.ts";
import { sendOrderMail } from "../../orders/mail/send-order-mail.service.ts";
import { lessHeld, type LineRight, withdrawalRights } from "../../orders/return-rights.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import type { ShopContext } from "../../platform/context.ts";
import { formatPrice } from "../../platform/money.ts";
import { hasManyHeld, heldFor } from "../objection/held-pieces.ts";
import { objectionTime } from "../objection/objection-link.ts";
import { lookOrderUp, type OpenedOrder, openLookedUp, openOrder } from "../order-access.service.ts";
import { type Fault, nameFault } from "../return-input.ts";
import { returnNumber } from "../return-number.ts";
import type { StoredReturn } from "../return.types.ts";
import { findSubmission, insertReturn, readReturns } from "../returns.store.ts";
import { manyText, readSubmissionId } from "../submit-return.service.ts";
import { carryOut, labelsFor, splitPieces } from "./carry-out.service.ts";
import { declarationOf } from "./declaration.ts";
import { withdrawalMails } from "./withdrawal-mails.ts";

/** An order as far as it can be withdrawn from (C-99). */
export interface WithdrawalOrder extends OpenedOrder {
  readonly rights: readonly LineRight[];
  readonly returns: readonly StoredReturn[];
}

/** The order of a number and a postcode; null for unknown ones. Returns that are switched off do not matter. */
export async function findForWithdrawal(context: ShopContext, orderId: string, zipCode: string) {
  const order = await lookOrderUp(context, orderId, zipCode);
  if (order === null) return null;
  return complete(context, openLookedUp(context, order));
}

/** The order of a link; null when it opens none. */
export async function findForWithdrawalByHash(context: ShopContext, hash: string): Promise<WithdrawalOrder | null> {
  const opened = await openOrder(context, hash);
  return opened && complete(context, opened);
}

async function complete({ database, clock }: ShopContext, opened: OpenedOrder): Promise<WithdrawalOrder> {
  const returns = await readReturns(database.write, opened.order.head.orderNumber);
  const { order, isTrusted } = opened;
  return { ...opened, returns, rights: rightsOf(order, { returns, isTrusted, now: clock.now() }) };
}

/** What the caller can withdraw from: who is not the buyer has no part in pieces that are held. */
function rightsOf(
  order: StoredOrder,
  { returns, isTrusted, now }: Pick<WithdrawalOrder, "returns" | "isTrusted"> & { readonly now: Date },
): readonly LineRight[] {
  return lessHeld(withdrawalRights(order, now), heldFor(returns, isTrusted));
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
 * From someone who only knew number and postcode it is received at once, too, and held until the order's own address
 * can no longer object (C-106). The mails about it are stored with it.
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
    const returns = await readReturns(tx, orderNumber);
    const known = returns.find((one) => one.submissionId === submissionId);
    if (known !== undefined) return accepted(known);
    if ((await findSubmission(tx, submissionId)) !== null) return refused(unknown);
    const now = clock.now();
    if (!opened.isTrusted && hasManyHeld(returns, now)) return refused(manyText(language));
    const rights = rightsOf(locked, { returns, isTrusted: opened.isTrusted, now });
    const chosen = chooseLines(rights, input.items ?? [], language);
    if ("fault" in chosen) return refused(chosen.fault, chosen.faults);
    const heldUntil = opened.isTrusted ? null : new Date(now.getTime() + objectionTime);
    const order = heldUntil === null ? await unpackOrder(tx, locked) : locked;
    const items = splitPieces(order, chosen.items);
    const rma = returnNumber(await takeReturnNumber(tx));
    await insertReturn(
      tx,
      {
        rma,
        orderNumber,
        kind: "withdrawal",
        regulation: "REFUND",
        ...labelsFor(order, items),
        contact: { salutation: "", firstName: "", lastName: name, email, phone: "" },
        declaration: declarationOf(order, { name, items: chosen.items }),
        submissionId,
        heldUntil,
        items: items.map((item) => ({ ...item, reason: null, additionalInfo: "", components: [] })),
      },
      now,
    );
    const refund = heldUntil === null ? await carryOut(tx, order, { rma, items }, now) : 0;
    const made = (await readReturns(tx, orderNumber)).find((one) => one.rma === rma);
    if (made === undefined) throw new Error(`Withdrawal ${rma} was not stored`);
    const money = refund === 0 ? null : formatPrice(refund, order.head.language);
    const given = { origin: context.publicOrigin, refund: money };
    for (const mail of withdrawalMails(config, order, made, given)) await sendOrderMail(tx, order, mail, now);
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
  rights: readonly LineRight[],
  given: readonly { readonly id: string; readonly quantity: number }[],
  language: Language,
): { readonly items: { line: number; quantity: number }[] } | { readonly fault: string; readonly faults: Fault[] } {
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

function faultyText(language: Language): string {
  return pick(
    language,
    "Der Widerruf konnte so nicht entgegengenommen werden. Bitte prüfen Sie Ihre Angaben.",
    "The withdrawal could not be taken in like this. Please check what you entered.",
  );
}

import type { ReturnOrderInput } from "../generated/graph.ts";
import { pick } from "../catalogue/language.ts";
import { countReturned, lockOrder, takeReturnNumber } from "../orders/fulfilment/returned-goods.service.ts";
import { sendOrderMail } from "../orders/mail/send-order-mail.service.ts";
import type { TransactionSql } from "../platform/database.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { noLabel } from "./choices.ts";
import { hasManyHeld } from "./objection/held-pieces.ts";
import { objectionTime } from "./objection/objection-link.ts";
import { attachImages } from "./image/image.store.ts";
import { type Fault, mergeInput, nameFault } from "./return-input.ts";
import { announcedMails } from "./return-mails.ts";
import { returnNumber } from "./return-number.ts";
import {
  chosenReturn,
  emptyState,
  findForReturnByHash,
  type ReturnOrder,
  returnRightsOf,
  visitorOf,
} from "./return-order.service.ts";
import type { StoredReturn } from "./return.types.ts";
import { dropState, findSubmission, insertReturn, readReturns, writeState } from "./returns.store.ts";

/** What became of keeping a step. */
export interface SavedState {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly Fault[];
  readonly order: ReturnOrder | null;
}

/** Keeps what was chosen in a step (RET-03); nothing of a step with a fault. */
export async function saveState(context: ShopContext, hash: string, input: ReturnOrderInput): Promise<SavedState> {
  const { database, clock, storefront } = context;
  const userId = visitorOf(context);
  const found = await findForReturnByHash(context, hash);
  if (found === null) {
    return { successful: false, generalErrorMessage: unknownText(context), fieldErrors: [], order: null };
  }
  const now = clock.now();
  const { state, faults } = mergeInput(found.order, found.state, input, {
    language: storefront.language,
    rights: found.rights,
  });
  if (faults.length > 0) return { successful: false, generalErrorMessage: null, fieldErrors: faults, order: found };
  await writeState(database.write, userId, found.order.head.orderNumber, state, now);
  return {
    successful: true,
    generalErrorMessage: null,
    fieldErrors: [],
    order: await findForReturnByHash(context, hash),
  };
}

/** What a choice would have on offer; for callers that keep no steps (OP-Q-23, OP-Q-24). */
export async function offersFor(context: ShopContext, hash: string, input: ReturnOrderInput) {
  const found = await findForReturnByHash(context, hash);
  if (found === null) return { regulations: [], carriers: [] };
  const { language } = context.storefront;
  const merged = mergeInput(found.order, found.state, input, { language, rights: found.rights });
  // What cannot be returned has no regulation.
  const isPossible = merged.faults.every(({ fieldName }) => !fieldName.startsWith("items."));
  const state = isPossible ? merged.state : emptyState;
  const { regulations, carriers } = chosenReturn({ ...found, state });
  return { regulations, carriers };
}

/** What became of a return (RET-10). */
export interface Submission {
  readonly isError: boolean;
  readonly errorMsg: string | null;
  readonly fieldErrors: readonly Fault[];
  readonly made: { readonly found: ReturnOrder; readonly made: StoredReturn } | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Reads what a form repeats when it is sent again; null for what is no UUID. */
export const readSubmissionId = (id: string): string | null => (uuid.test(id) ? id.toLowerCase() : null);

/**
 * Announces a return (OP-M-31). The order is locked while its pieces are counted: however many tabs, people and
 * repetitions there are, no piece is returned twice.
 */
export async function submitReturn(
  context: ShopContext,
  hash: string,
  input: ReturnOrderInput,
  submission: string,
): Promise<Submission> {
  const { database, clock, storefront, config } = context;
  const { language } = storefront;
  const refused = (errorMsg: string, fieldErrors: readonly Fault[] = []): Submission => ({
    isError: true,
    errorMsg,
    fieldErrors,
    made: null,
  });
  const userId = visitorOf(context);
  const found = await findForReturnByHash(context, hash);
  const submissionId = readSubmissionId(submission);
  if (found === null || submissionId === null) return refused(unknownText(context));
  const { orderNumber } = found.order.head;
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (order === null) return refused(unknownText(context));
    const returns = await readReturns(tx, orderNumber);
    const known = returns.find((one) => one.submissionId === submissionId);
    if (known !== undefined) return { isError: false, errorMsg: null, fieldErrors: [], made: { found, made: known } };
    if ((await findSubmission(tx, submissionId)) !== null) return refused(unknownText(context));
    const now = clock.now();
    if (!found.isTrusted && hasManyHeld(returns, now)) return refused(manyText(language));
    const rights = returnRightsOf({ order, isTrusted: found.isTrusted, returns }, now);
    const { state, faults } = mergeInput(order, found.state, input, { language, rights });
    if (faults.length > 0) return refused(faultyText(context), faults);
    // Another tab may have returned what was chosen here: the pieces are looked at again under the lock.
    const again = mergeInput(order, emptyState, { items: selectionsOf(state.items) }, { language, rights });
    if (again.faults.length > 0) return refused(faultyText(context), again.faults);
    const chosen = chosenReturn({ order, isBuyers: found.isBuyers, state });
    if (chosen.regulation === null) {
      return refused(pick(language, "Bitte wählen Sie, was Sie zurückgeben.", "Please choose what you return."));
    }
    const missing = contactFaults(chosen.contact, context);
    if (missing.length > 0) return refused(faultyText(context), missing);
    const rma = returnNumber(await takeReturnNumber(tx));
    const carrier = chosen.carrier === noLabel ? null : chosen.carrier;
    const items = state.items.map((item) => ({ ...item, cancelled: 0 }));
    const { regulation, labels, contact } = chosen;
    await insertReturn(
      tx,
      {
        rma,
        orderNumber,
        kind: "return",
        regulation,
        carrier,
        labels,
        contact,
        declaration: null,
        submissionId,
        heldUntil: found.isTrusted ? null : new Date(now.getTime() + objectionTime),
        items,
      },
      now,
    );
    if (found.isTrusted) await countReturned(tx, orderNumber, state.items);
    await attachImages(tx, { rma, userId, orderNumber, lines: state.items.map(({ line }) => line) });
    await dropState(tx, userId);
    const made = await findMade(tx, orderNumber, submissionId);
    if (made === null) throw new Error(`Return ${rma} was not stored`);
    for (const mail of announcedMails(config, order, made, context.publicOrigin))
      await sendOrderMail(tx, order, mail, now);
    return { isError: false, errorMsg: null, fieldErrors: [], made: { found, made } };
  });
}

async function findMade(tx: TransactionSql, orderNumber: number, submissionId: string): Promise<StoredReturn | null> {
  const returns = await readReturns(tx, orderNumber);
  return returns.find((one) => one.submissionId === submissionId) ?? null;
}

function selectionsOf(items: ReturnOrder["state"]["items"]) {
  return items.map(({ line, ...item }) => ({ ...item, id: String(line + 1) }));
}

function contactFaults(
  { firstName, lastName, email }: ReturnType<typeof chosenReturn>["contact"],
  { storefront }: ShopContext,
): Fault[] {
  const { language } = storefront;
  const given = [
    { fieldName: "contact.firstName", errorMessage: nameFault(firstName, language) },
    { fieldName: "contact.lastName", errorMessage: nameFault(lastName, language) },
    {
      fieldName: "contact.email",
      errorMessage:
        email === ""
          ? pick(language, "Bitte geben Sie Ihre E-Mail-Adresse ein.", "Please enter your email address.")
          : null,
    },
  ];
  return given.flatMap(({ fieldName, errorMessage }) => (errorMessage === null ? [] : [{ fieldName, errorMessage }]));
}

/** Why an order takes no more declarations by number and postcode for now. */
export function manyText(language: Language): string {
  return pick(
    language,
    "Zu dieser Bestellung wurde heute schon mehrmals etwas angemeldet. Bitte nutzen Sie den Link, den wir an die E-Mail-Adresse der Bestellung schicken.",
    "Several declarations were made about this order today. Please use the link that we send to the email address of the order.",
  );
}

function unknownText({ storefront }: ShopContext): string {
  return pick(
    storefront.language,
    "Diese Bestellung finden wir nicht. Bitte beginnen Sie noch einmal.",
    "We cannot find this order. Please start again.",
  );
}

function faultyText({ storefront }: ShopContext): string {
  return pick(
    storefront.language,
    "Die Rücksendung konnte so nicht angemeldet werden. Bitte prüfen Sie Ihre Angaben.",
    "The return could not be announced like this. Please check what you entered.",
  );
}

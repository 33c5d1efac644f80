import { viewerOf } from "../orders/history/history.service.ts";
import { type LineRight, lessHeld, returnRights } from "../orders/return-rights.ts";
import type { ShopContext } from "../platform/context.ts";
import { userIdRequired } from "../platform/errors.ts";
import { carriersFor, isReason, noLabel, regulationsFor } from "./choices.ts";
import { readImages, type ImageRow } from "./image/image.store.ts";
import { lookOrderUp, type OpenedOrder, openLookedUp, openOrder } from "./order-access.service.ts";
import { heldFor } from "./objection/held-pieces.ts";
import type { Contact, ReturnState, StoredReturn } from "./return.types.ts";
import { readReturns, readState } from "./returns.store.ts";
import type { OrderViewer } from "../orders/order-graph.ts";

/** An order with all that the returns pages show of it. */
export interface ReturnOrder extends OpenedOrder {
  readonly viewer: OrderViewer;
  readonly returns: readonly StoredReturn[];
  /** What the caller can return now. */
  readonly rights: readonly LineRight[];
  readonly images: readonly ImageRow[];
  readonly state: ReturnState;
}

/** Nothing has been chosen. */
export const emptyState: ReturnState = { items: [], regulation: null, labels: 1, contact: null };

/** The order of a number and a postcode (OP-Q-21); null for unknown ones, and while returns are off (ACCESS-25). */
export async function findForReturn(
  context: ShopContext,
  orderId: string,
  zipCode: string,
): Promise<ReturnOrder | null> {
  if (!(await viewerOf(context, false)).returnsAreOn) return null;
  const order = await lookOrderUp(context, orderId, zipCode);
  if (order === null) return null;
  return complete(context, openLookedUp(context, order));
}

/** The order of a link (OP-Q-22); null when it opens none, and while returns are off (ACCESS-25). */
export async function findForReturnByHash(context: ShopContext, hash: string): Promise<ReturnOrder | null> {
  if (!(await viewerOf(context, false)).returnsAreOn) return null;
  const opened = await openOrder(context, hash);
  return opened && complete(context, opened);
}

/** Returns and withdrawals of an order that the caller may see, earliest first. */
export const findReturnsOf = ({ database }: ShopContext, orderNumber: number): Promise<StoredReturn[]> =>
  readReturns(database.write, orderNumber);

async function complete(context: ShopContext, opened: OpenedOrder): Promise<ReturnOrder> {
  const { database, caller } = context;
  const { orderNumber } = opened.order.head;
  const { userId } = caller;
  const [returns, state, images, viewer] = await Promise.all([
    readReturns(database.write, orderNumber),
    userId === null ? null : readState(database.write, userId, orderNumber),
    userId === null ? [] : readImages(database.write, userId, orderNumber),
    viewerOf(context, opened.isBuyers),
  ]);
  const rights = returnRightsOf({ ...opened, returns }, viewer.now);
  return { ...opened, viewer, returns, images, rights, state: stillPossible(rights, state ?? emptyState) };
}

/** What the caller can return of an order's lines: who is not the buyer has no part in pieces that are held. */
export function returnRightsOf(
  { order, isTrusted, returns }: Pick<ReturnOrder, "order" | "isTrusted" | "returns">,
  now: Date,
): readonly LineRight[] {
  return lessHeld(returnRights(order, now), heldFor(returns, isTrusted));
}

/** The caller's device, which what they choose is kept for. @throws ShopError USER_ID_REQUIRED */
export function visitorOf({ caller }: ShopContext): string {
  if (caller.userId === null) throw userIdRequired();
  return caller.userId;
}

/** A choice without what can no longer be returned: another tab or another person may have been faster. */
function stillPossible(rights: readonly LineRight[], state: ReturnState): ReturnState {
  const items = state.items.flatMap((item) => {
    const most = rights.find(({ line }) => line === item.line)?.quantity ?? 0;
    return most === 0 || !isReason(item.reason) ? [] : [{ ...item, quantity: Math.min(item.quantity, most) }];
  });
  return { ...state, items };
}

/** What a choice comes to with its defaults (RET-05 to RET-08). */
export interface ChosenReturn {
  readonly regulations: readonly string[];
  readonly carriers: readonly string[];
  readonly regulation: string | null;
  /** A carrier's code, or `nolabel`. */
  readonly carrier: string;
  readonly labels: number;
  readonly contact: Contact;
  readonly step: "PRODUCTSELECTION" | "REGULATIONS" | "CARRIER" | "CONFIRM";
}

/** Works out what is offered for a choice, what holds by default, and which step may be opened; pure. */
export function chosenReturn({
  order,
  isBuyers,
  state,
}: Pick<ReturnOrder, "order" | "isBuyers" | "state">): ChosenReturn {
  const regulations = regulationsFor(state.items.map(({ reason }) => reason));
  const carriers: readonly string[] = carriersFor(order);
  const kept = state.regulation !== null && regulations.includes(state.regulation) ? state.regulation : null;
  const isCarrierKept = state.carrier === null || (state.carrier !== undefined && carriers.includes(state.carrier));
  const carrier = isCarrierKept ? (state.carrier ?? noLabel) : (carriers[0] ?? noLabel);
  return {
    regulations,
    carriers,
    regulation: kept ?? regulations[0] ?? null,
    carrier,
    labels: carrier === noLabel ? 0 : state.labels,
    contact: state.contact ?? (isBuyers ? ordersContact(order.head) : emptyContact),
    step: stepOf(state, kept, isCarrierKept),
  };
}

function stepOf(
  { items, contact }: ReturnState,
  regulation: string | null,
  isCarrierKept: boolean,
): ChosenReturn["step"] {
  if (items.length === 0) return "PRODUCTSELECTION";
  if (regulation === null) return "REGULATIONS";
  return isCarrierKept && contact !== null ? "CONFIRM" : "CARRIER";
}

const emptyContact: Contact = { salutation: "", firstName: "", lastName: "", email: "", phone: "" };

function ordersContact({ billingAddress, email, phone }: OpenedOrder["order"]["head"]): Contact {
  const { salutation, firstName, lastName } = billingAddress;
  return { salutation, firstName, lastName, email, phone: phone ?? "" };
}

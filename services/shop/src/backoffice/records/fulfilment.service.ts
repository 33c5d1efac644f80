import {
  cancelOrder as cancel,
  deliverShipment as deliver,
  type LinePieces,
  packOrder as pack,
  recordPayment as pay,
  releaseOrder as release,
  shipShipment as ship,
  type Step,
  type StepFault,
} from "../../orders/fulfilment/fulfilment.service.ts";
import type { StoredOrder } from "../../orders/stored-order.ts";
import { toId } from "../../platform/database-id.ts";
import { receiveReturn as receive } from "../../returns/receive-return.service.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { done, missing, refuse, refuseField, type Result } from "../result.ts";

/** A step's outcome, with the order as it is then. */
export type OrderResult = Result & { readonly progress: OrderProgress | null };

interface OrderProgress extends Pick<StoredOrder, "status" | "paidCents" | "refundedCents" | "shipments"> {
  readonly orderNumber: number;
}

interface PiecesInput {
  readonly lineNo: number;
  readonly quantity: number;
}

const placesOf = (items: readonly PiecesInput[] | null | undefined): LinePieces[] | null =>
  items?.map(({ lineNo, quantity }) => ({ line: lineNo - 1, quantity })) ?? null;

/** Books that what is due of an order has been paid. */
export const recordPayment = (context: BackofficeContext, orderNumber: string): Promise<OrderResult> =>
  stepOf(orderNumber, "order", (number) => pay(context.platform, number));

/** Lets an order go on that is paid after it has come. */
export const releaseOrder = (context: BackofficeContext, orderNumber: string): Promise<OrderResult> =>
  stepOf(orderNumber, "order", (number) => release(context.platform, number));

/** Packs open pieces of an order. */
export const packOrder = (
  context: BackofficeContext,
  orderNumber: string,
  items: readonly PiecesInput[] | null | undefined,
): Promise<OrderResult> => stepOf(orderNumber, "order", (number) => pack(context.platform, number, placesOf(items)));

/** Hands a packed shipment to its carrier. */
export const shipShipment = (
  context: BackofficeContext,
  shipmentId: string,
  trackingCode: string,
): Promise<OrderResult> => stepOf(shipmentId, "shipment", (id) => ship(context.platform, id, trackingCode));

/** Records that a shipment has arrived. */
export const deliverShipment = (context: BackofficeContext, shipmentId: string): Promise<OrderResult> =>
  stepOf(shipmentId, "shipment", (id) => deliver(context.platform, id));

/** Cancels open pieces of an order. */
export const cancelOrder = (
  context: BackofficeContext,
  orderNumber: string,
  items: readonly PiecesInput[] | null | undefined,
): Promise<OrderResult> => stepOf(orderNumber, "order", (number) => cancel(context.platform, number, placesOf(items)));

const whyNotTaken = {
  notNow: "This return was taken in before, or the buyer has objected to it.",
  held: "This return is held for 24 hours: it was announced by someone who only knew number and postcode, and the buyer may object.",
} as const;

/** Takes in a return that has arrived. */
export async function receiveReturn({ platform }: BackofficeContext, rma: string) {
  const receipt = await receive(platform, rma);
  if (receipt.ok) return { ...done, refundCents: receipt.refundCents, isReplaced: receipt.isReplaced };
  const refusal = receipt.fault === "unknown" ? missing("return") : refuse(whyNotTaken[receipt.fault]);
  return { ...refusal, refundCents: null, isReplaced: false };
}

async function stepOf(id: string, what: string, take: (number: number) => Promise<Step>): Promise<OrderResult> {
  const number = toId(id);
  const step: Step = number === null ? { ok: false, fault: "unknown" } : await take(number);
  if (!step.ok) return { ...refusalOf(step.fault, what), progress: null };
  const { head, status, paidCents, refundedCents, shipments } = step.order;
  return { ...done, progress: { orderNumber: head.orderNumber, status, paidCents, refundedCents, shipments } };
}

function refusalOf(fault: StepFault, what: string): Result {
  switch (fault) {
    case "unknown":
      return missing(what);
    case "notNow":
      return refuse("The order is not in a state in which this can be done.");
    case "held":
      return refuse(
        "A withdrawal by someone who only knew number and postcode is held: the buyer may object for 24 hours. Nothing is packed, sent or cancelled until then.",
      );
    case "pieces":
      return refuseField("items", "There are not as many open pieces, or a line is named twice.");
    case "trackingCode":
      return refuseField("trackingCode", "A tracking code has 4 to 40 letters, digits and hyphens.");
  }
}

import { graphEnum } from "../platform/graph-enum.ts";
import { cutText } from "@chalkbox/input-text/read-text";
import { addressGraph } from "../cart/address/address-graph.ts";
import { productImages } from "../catalogue/images.ts";
import { pick } from "../catalogue/language.ts";
import { invitationEnd, sealInvitation } from "../catalogue/review/rating-link.ts";
import type { Config } from "../platform/config.ts";
import type { Language } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { returnRights, withdrawalRights } from "./return-rights.ts";
import { carrierName, readCarrier, trackingLink } from "./carriers.ts";
import { isSettled } from "./fulfilment/order-money.ts";
import { openTransferOf } from "./open-transfer.ts";
import { buyersLink } from "./order-link.ts";
import { paymentName } from "./payment-name.ts";
import { paperNumber } from "./paper/paper-number.ts";
import type { OrderLineRow, ShipmentRow, StoredOrder } from "./stored-order.ts";

/** Who looks at an order, and when. */
export interface OrderViewer {
  readonly config: Pick<Config, "tokenSecret">;
  readonly language: Language;
  readonly now: Date;
  /** Whether papers, ratings and the order's link are theirs: its buyer, signed in or by the link of a mail. */
  readonly isBuyer: boolean;
  /** `returnOrderSwitches/globalActivation` (ACCESS-25). */
  readonly returnsAreOn: boolean;
}

/** An order as `orderGraph` makes it. */
export type OrderSource = ReturnType<typeof orderGraph>;
/** A line of an order as `orderGraph` makes it. */
export type OrderLineSource = OrderSource["lines"][number];
/** A parcel of an order as `shipmentsGraph` makes it. */
export type OrderShipmentSource = ReturnType<typeof shipmentsGraph>[number];
/** What lies in a parcel, as `shipmentsGraph` makes it. */
export type ShipmentItemSource = OrderShipmentSource["items"][number];

/** `Order` of the graph; amounts and names are those of the moment of ordering (ORD-05). */
export function orderGraph(order: StoredOrder, viewer: OrderViewer) {
  const { head, orderedAt, lines } = order;
  const { language, now } = viewer;
  const price = (cents: number) => priceOf(cents, language);
  return {
    orderId: String(head.orderNumber),
    orderedAt,
    paymentMethod: head.paymentMethod,
    paymentMethodName: shownPaymentName(head, language),
    subtotal: price(head.subtotalCents),
    promotionsSaving: price(head.promotionsSavingCents),
    shippingCost: price(head.shippingCents),
    tax: price(head.taxCents),
    taxIncluded: head.taxIncluded,
    totalAmount: price(head.totalCents),
    deliveryAddress: addressGraph(head.deliveryAddress),
    billingAddress: addressGraph(head.billingAddress),
    email: head.email,
    phone: head.phone,
    orderReference: head.orderReference,
    comment: head.comment,
    shipper: head.shipper,
    deliveryFrom: head.deliveryFrom,
    deliveryUntil: head.deliveryUntil,
    lines: lines.map((line) => lineGraph(line, language)),
    hash: viewer.isBuyer ? buyersLink(viewer.config, head.orderNumber) : null,
    status: graphEnum(order.status),
    membership: head.membership && { startDate: head.membership.startsOn, endDate: head.membership.endsOn },
    history: order.events.map(({ status, at }) => ({ status: graphEnum(status), at })),
    isPaid: isSettled(order),
    bankTransfer: () => (viewer.isBuyer ? openTransferOf(order, language) : null),
    refunded: price(order.refundedCents),
    shipments: shipmentsGraph(order, viewer),
    papers: viewer.isBuyer ? papersGraph(order, viewer, null) : [],
    returnable: viewer.returnsAreOn && returnRights(order, now).some(({ quantity }) => quantity > 0),
    withdrawable: withdrawalRights(order, now).some(({ quantity }) => quantity > 0),
  };
}

/** In the reader's language; a method that is gone has the name that it had when it was ordered. */
function shownPaymentName({ paymentMethod, paymentMethodName }: StoredOrder["head"], language: Language): string {
  const name = paymentName(paymentMethod, language);
  return name === paymentMethod ? paymentMethodName : name;
}

/** `OrderLine` of the graph (ENT-05): `price` is net, as tracking needs it. */
function lineGraph(line: OrderLineRow, language: Language) {
  return {
    lineNo: line.line + 1,
    name: lineName(line, language),
    itemId: line.itemId,
    quantity: line.quantity,
    shippedQuantity: line.shipped,
    cancelledQuantity: line.cancelled,
    returnedQuantity: line.returned,
    sku: line.articleNumber,
    price: priceOf(line.netSingleCents, language),
    singlePrice: priceOf(line.singleCents, language),
    totalPrice: priceOf(line.totalCents, language),
    image: () => lineImage(line, language),
    path: linePath(line),
  };
}

/** Name of a line's article in the reader's language, as it was when it was ordered (ORD-05). */
export const lineName = ({ name, names }: Pick<OrderLineRow, "name" | "names">, language: Language): string =>
  names == null ? name : pick(language, names.de, names.en);

/** `image` of an order's line. */
export function lineImage(line: Pick<OrderLineRow, "picture" | "name" | "names">, language: Language) {
  return line.picture === null ? null : (productImages(line.picture, lineName(line, language))[0] ?? null);
}

const linePath = ({ productId, itemId }: Pick<OrderLineRow, "productId" | "itemId">): string =>
  `/prod/${productId}/?varid=${itemId}`;

/** `OrderShipment`s of the graph (ORD-06). */
export function shipmentsGraph(order: StoredOrder, viewer: OrderViewer) {
  const rights = returnRights(order, viewer.now);
  const invoice = order.papers.find(({ kind }) => kind === "invoice");
  return order.shipments.map((shipment) => {
    const items = shipment.items.flatMap(({ line: number, quantity }) => {
      const line = order.lines.find((one) => one.line === number);
      return line === undefined ? [] : [{ line, quantity }];
    });
    const first = items[0]?.line;
    return {
      shipmentId: String(shipment.id),
      status: graphEnum(shipment.status),
      carrier: nameOf(shipment),
      shippedAt: shipment.shippedAt,
      deliveredAt: shipment.deliveredAt,
      expectedDeliveryDate: shipment.expectedDelivery,
      invoiceLink: viewer.isBuyer && invoice !== undefined ? paperLink(order, paperNumber(invoice), null) : null,
      trackingLink: trackingOf(shipment),
      trackingCode: shipment.trackingCode,
      reviewUrl: () => (first === undefined ? null : reviewPath(order, shipment, first, viewer)),
      items: items.map(({ line, quantity }) => ({
        lineNo: line.line + 1,
        itemId: line.itemId,
        name: lineName(line, viewer.language),
        sku: line.articleNumber,
        quantity,
        image: () => lineImage(line, viewer.language),
        path: linePath(line),
        returnable: viewer.returnsAreOn && (rights.find((right) => right.line === line.line)?.quantity ?? 0) > 0,
        alreadyReturned: line.shipped > 0 && line.returned === line.shipped,
        reviewUrl: () => reviewPath(order, shipment, line, viewer),
      })),
    };
  });
}

function nameOf({ carrier }: ShipmentRow): string {
  const code = readCarrier(carrier);
  return code === null ? carrier : carrierName(code);
}

function trackingOf({ carrier, trackingCode }: ShipmentRow): string | null {
  const code = readCarrier(carrier);
  return code === null || trackingCode === null ? null : trackingLink(code, trackingCode);
}

/** The page on which a buyer rates what has arrived (ROUTE-04). */
function reviewPath(
  { head }: StoredOrder,
  { status }: ShipmentRow,
  { productId }: OrderLineRow,
  { isBuyer, config, now }: OrderViewer,
): string | null {
  if (!isBuyer || status !== "delivered") return null;
  const { firstName, lastName } = head.billingAddress;
  const author = `${firstName} ${cutText(lastName, 1)}${lastName === "" ? "" : "."}`.trim();
  const invitation = { productId, author, orderId: String(head.orderNumber), expires: invitationEnd(now) };
  return `/rating/?enc=${sealInvitation(invitation, config.tokenSecret)}`;
}

type Paper = StoredOrder["papers"][number];

/** @param hash the order's link, for who has no account */
const paperLink = ({ head }: StoredOrder, number: string, hash: string | null): string =>
  `/myaccount/orders/paper/?${hash === null ? `orderId=${head.orderNumber}` : `order=${hash}`}&number=${number}`;

/** `OrderPaper`s of the graph. @param hash the order's link, for who has no account */
export const papersGraph = (order: StoredOrder, viewer: OrderViewer, hash: string | null) =>
  order.papers.map((paper) => paperGraph(order, paper, viewer, hash));

function paperGraph(order: StoredOrder, paper: Paper, { language }: OrderViewer, hash: string | null) {
  const number = paperNumber(paper);
  const link = paperLink(order, number, hash);
  return {
    paperNumber: number,
    kind: graphEnum(paper.kind),
    issuedAt: paper.issuedAt,
    total: priceOf(paper.totalCents, language),
    link,
    electronicLink: paper.isElectronic === true ? `${link}&format=xrechnung` : null,
  };
}

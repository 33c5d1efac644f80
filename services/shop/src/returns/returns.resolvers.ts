import { graphEnum } from "../platform/graph-enum.ts";
import { lineImage, lineName, papersGraph, shipmentsGraph } from "../orders/order-graph.ts";
import { sendOrderLink } from "./mailed-link.service.ts";
import { returnRefusal } from "../orders/return-rights.ts";
import { lastDayOf } from "../platform/berlin-day.ts";
import type { Resolvers } from "../platform/domain.ts";
import { priceOf } from "../platform/money.ts";
import { earlierReturnGraph } from "./earlier-return-graph.ts";
import { carrierGraph, reasonGraph, reasonsGraph, regulationGraph } from "./choices.ts";
import { imageGraph, removeImage, uploadImage } from "./image/image.service.ts";
import { findLabel } from "./label/label.service.ts";
import {
  chosenReturn,
  findForReturn,
  findForReturnByHash,
  findReturnsOf,
  type ReturnOrder,
} from "./return-order.service.ts";
import { offersFor, saveState, submitReturn } from "./submit-return.service.ts";

export const returnsResolvers = {
  Query: {
    findOrderForReturn: async (_, { orderId, zipCode }, context) => {
      const found = await findForReturn(context, orderId, zipCode);
      return found && returnOrderGraph(found);
    },
    findOrderForReturnByHash: async (_, { hash }, context) => {
      const found = await findForReturnByHash(context, hash);
      return found && returnOrderGraph(found);
    },
    getAvailableCarriers: async (_, { hash, returnOrder }, context) => {
      const { carriers } = await offersFor(context, hash, returnOrder);
      return carriers.map((code) => carrierGraph(code, context.storefront.language));
    },
    getAvailableRegulations: async (_, { hash, selectedItems }, context) => {
      const { regulations } = await offersFor(context, hash, { items: selectedItems });
      return regulations.map((code) => regulationGraph(code, context.storefront.language));
    },
    getReturnLabel: (_, { hash, rma, label }, context) => findLabel(context, hash, rma, label),
  },
  Mutation: {
    saveReturnState: async (_, { hash, state }, context) => {
      const saved = await saveState(context, hash, state);
      return { ...saved, order: saved.order && returnOrderGraph(saved.order) };
    },
    submitReturnOrder: async (_, { hash, returnOrder, submissionId }, context) => {
      const { made, ...answer } = await submitReturn(context, hash, returnOrder, submissionId);
      const { language } = context.storefront;
      return { ...answer, earlierReturn: made && earlierReturnGraph(made.found.order, made.made, language) };
    },
    sendOrderLink: (_, { hash }, context) => sendOrderLink(context, hash),
    uploadReturnImage: async (_, { hash, image }, context) => {
      const outcome = await uploadImage(context, hash, image);
      return { ...outcome, image: outcome.image && imageGraph(outcome.image) };
    },
    removeReturnImage: (_, { hash, imageId }, context) => removeImage(context, hash, imageId),
  },
  Order: {
    earlierReturns: async ({ hash, orderId, lines }, _, context) => {
      if (hash === null) return [];
      const named = { lines: lines.map(({ lineNo, name }) => ({ line: lineNo - 1, name })) };
      const returns = await findReturnsOf(context, Number(orderId));
      return returns.map((made) => earlierReturnGraph(named, made, context.storefront.language));
    },
  },
} satisfies Resolvers;

/** An order to return from, as `returnOrderGraph` makes it. */
export type ReturnOrderSource = ReturnType<typeof returnOrderGraph>;
/** A line of an order to return from, as `returnOrderGraph` makes it. */
export type ReturnOrderItemSource = ReturnOrderSource["items"][number];

/** `ReturnOrder` of the graph (RET-02). */
function returnOrderGraph(found: ReturnOrder) {
  const { order, hash, returns, images, state, viewer } = found;
  const { language } = viewer;
  const chosen = chosenReturn(found);
  const rights = new Map(found.rights.map((right) => [right.line, right]));
  return {
    hash,
    orderId: String(order.head.orderNumber),
    salesOrderNo: `AB${order.head.orderNumber}`,
    orderDate: order.orderedAt,
    status: graphEnum(order.status),
    // Ratings are the account's (C-96).
    shipments: shipmentsGraph(order, { ...viewer, isBuyer: false }),
    isBuyers: found.isBuyers,
    papers: found.isBuyers ? papersGraph(order, viewer, hash) : [],
    items: order.lines.map((line) => {
      const right = rights.get(line.line);
      const picked = state.items.find((item) => item.line === line.line);
      return {
        id: String(line.line + 1),
        lineNo: line.line + 1,
        itemId: line.itemId,
        sku: line.articleNumber,
        name: lineName(line, language),
        image: () => lineImage(line, language),
        orderedQuantity: line.quantity,
        shippedQuantity: line.shipped,
        returnedQuantity: line.returned,
        returnableQuantity: right?.quantity ?? 0,
        notReturnable: right === undefined ? null : returnRefusal(right, language),
        returnableUntil: right?.ends ? lastDayOf(right.ends) : null,
        price: priceOf(line.singleCents, language),
        reason: picked === undefined ? null : reasonGraph(picked.reason, language),
        additionalInfo: picked?.additionalInfo ?? "",
        images: images.filter((image) => image.line === line.line).map(imageGraph),
        components: line.components.map(({ id, nameDe, nameEn, quantity }) => ({
          id,
          name: language === "en-DE" ? nameEn : nameDe,
          quantity,
        })),
      };
    }),
    reasons: reasonsGraph(language),
    earlierReturns: returns.map((made) => earlierReturnGraph(order, made, language)),
    carriers: chosen.carriers.map((code) => carrierGraph(code, language)),
    regulations: chosen.regulations.map((code) => regulationGraph(code, language)),
    state: {
      selectedItems: state.items.map(({ line, reason, ...item }) => ({
        ...item,
        id: String(line + 1),
        reason: reasonGraph(reason, language),
      })),
      selectedRegulation: chosen.regulation,
      selectedCarrier: chosen.carrier,
      labels: chosen.labels,
      contact: chosen.contact,
      step: chosen.step,
    },
  };
}

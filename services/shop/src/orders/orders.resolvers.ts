import type { Resolvers } from "../platform/domain.ts";
import {
  buyAgain,
  findOrders,
  findOrderYears,
  findOwnOrder,
  resendConfirmation,
  viewerOf,
} from "./history/history.service.ts";
import { orderGraph } from "./order-graph.ts";
import { findThankYou } from "./orders.service.ts";
import { findPaper } from "./paper/paper-reader.service.ts";

export const ordersResolvers = {
  Query: {
    getThankYouPageData: async (_, { orderId, ticket }, context) => {
      const found = await findThankYou(context, orderId, ticket ?? null);
      return found && { ...found, order: orderGraph(found.order, await viewerOf(context, !found.isGuestOrder)) };
    },
    getOrdersV2: async (_, query, context) => {
      const found = await findOrders(context, query);
      const viewer = await viewerOf(context, true);
      return { ...found, orders: found.orders.map((order) => orderGraph(order, viewer)) };
    },
    getOrderYears: (_, __, context) => findOrderYears(context),
    getOrderDetailsV2: async (_, { orderId }, context) => {
      const order = await findOwnOrder(context, orderId);
      return order && orderGraph(order, await viewerOf(context, true));
    },
    getOrderPaper: (_, query, context) => findPaper(context, query),
  },
  Mutation: {
    buyAgain: (_, { orderId, cartId }, context) => buyAgain(context, orderId, cartId),
    resendOrderConfirmation: (_, { orderId }, context) => resendConfirmation(context, orderId),
  },
} satisfies Resolvers;

import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import {
  buyAgain,
  findOrders,
  findOrderYears,
  findOwnOrder,
  type OrderQuery,
  resendConfirmation,
  viewerOf,
} from "./history/history.service.ts";
import { orderGraph } from "./order-graph.ts";
import { findThankYou } from "./orders.service.ts";
import { findPaper, type PaperQuery } from "./paper/paper-reader.service.ts";

type ById = { readonly orderId: string };

export const ordersResolvers: Resolvers = {
  Query: {
    getThankYouPageData: async (
      _: unknown,
      { orderId, ticket }: ById & { ticket?: string | null },
      context: ShopContext,
    ) => {
      const found = await findThankYou(context, orderId, ticket ?? null);
      return found && { ...found, order: orderGraph(found.order, await viewerOf(context, !found.isGuestOrder)) };
    },
    getOrdersV2: async (_: unknown, query: OrderQuery, context: ShopContext) => {
      const found = await findOrders(context, query);
      const viewer = await viewerOf(context, true);
      return { ...found, orders: found.orders.map((order) => orderGraph(order, viewer)) };
    },
    getOrderYears: (_: unknown, __: unknown, context: ShopContext) => findOrderYears(context),
    getOrderDetailsV2: async (_: unknown, { orderId }: ById, context: ShopContext) => {
      const order = await findOwnOrder(context, orderId);
      return order && orderGraph(order, await viewerOf(context, true));
    },
    getOrderPaper: (_: unknown, query: PaperQuery, context: ShopContext) => findPaper(context, query),
  },
  Mutation: {
    buyAgain: (_: unknown, { orderId, cartId }: ById & { cartId: string }, context: ShopContext) =>
      buyAgain(context, orderId, cartId),
    resendOrderConfirmation: (_: unknown, { orderId }: ById, context: ShopContext) =>
      resendConfirmation(context, orderId),
  },
};

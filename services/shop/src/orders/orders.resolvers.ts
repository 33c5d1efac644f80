import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { orderGraph } from "./order-graph.ts";
import { findThankYou } from "./orders.service.ts";

export const ordersResolvers: Resolvers = {
  Query: {
    getThankYouPageData: async (
      _: unknown,
      { orderId, ticket }: { orderId: string; ticket?: string | null },
      context: ShopContext,
    ) => {
      const found = await findThankYou(context, orderId, ticket ?? null);
      return found && { ...found, order: orderGraph(found.order, context.storefront.language) };
    },
  },
};

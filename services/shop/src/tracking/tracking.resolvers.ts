import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { addEvents } from "./tracking.service.ts";

export const trackingResolvers: Resolvers = {
  Mutation: {
    tracking_addEvents: (_: unknown, { events }: { events: readonly unknown[] }, context: ShopContext) =>
      addEvents(context, events),
  },
};

import type { Resolvers } from "../platform/domain.ts";
import { addEvents } from "./tracking.service.ts";

export const trackingResolvers = {
  Mutation: {
    tracking_addEvents: (_, { events }, context) => addEvents(context, events),
  },
} satisfies Resolvers;

import type { Domain } from "../platform/domain.ts";
import { ordersResolvers } from "./orders.resolvers.ts";
import { startOutbox } from "./outbox/outbox.service.ts";

/** Orders and the mails about them. */
export const orders: Domain = {
  name: "orders",
  resolvers: ordersResolvers,
  start: async (platform) => startOutbox(platform).stop,
};

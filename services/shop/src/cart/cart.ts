import type { Domain } from "../platform/domain.ts";
import { cartResolvers } from "./cart.resolvers.ts";
import { orderFormResolvers } from "./order-form/order-form.resolvers.ts";
import { startReservationSweep } from "./reservations.service.ts";

/** Visitors, carts, vouchers and reservations. */
export const cart = {
  name: "cart",
  resolvers: {
    ...cartResolvers,
    Query: { ...cartResolvers.Query, ...orderFormResolvers.Query },
    Mutation: { ...cartResolvers.Mutation, ...orderFormResolvers.Mutation },
  },
  start: async (platform) => startReservationSweep(platform).stop,
} satisfies Domain;

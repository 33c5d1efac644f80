import type { Domain } from "../platform/domain.ts";
import { cartResolvers } from "./cart.resolvers.ts";
import { startReservationSweep } from "./reservations.service.ts";

/** Visitors, carts, vouchers and reservations. */
export const cart: Domain = {
  name: "cart",
  resolvers: cartResolvers,
  start: async (platform) => startReservationSweep(platform).stop,
};

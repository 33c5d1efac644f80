import type { Domain } from "../platform/domain.ts";
import { accountResolvers } from "./account.resolvers.ts";
import { startPasswordRequests } from "./forgotten-password.service.ts";

/** Customers, guests, sign-in and addresses. */
export const account: Domain = {
  name: "account",
  resolvers: accountResolvers,
  start: async (platform) => startPasswordRequests(platform).stop,
};

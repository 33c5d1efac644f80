import type { Domain } from "../platform/domain.ts";
import { accountResolvers } from "./account.resolvers.ts";
import { startRemoval } from "./certificate/abandoned.service.ts";
import { startPasswordRequests } from "./forgotten-password.service.ts";

/** Customers, guests, sign-in and addresses. */
export const account = {
  name: "account",
  resolvers: accountResolvers,
  start: async (platform) => {
    const started = [startPasswordRequests(platform), startRemoval(platform)];
    return async () => {
      await Promise.all(started.map((each) => each.stop()));
    };
  },
} satisfies Domain;

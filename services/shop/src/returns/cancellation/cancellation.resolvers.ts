import type { Resolvers } from "../../platform/domain.ts";
import { cancelMembership } from "./cancellation.service.ts";

/** Resolvers of cancellations of memberships (§ 312k BGB). */
export const cancellationResolvers = {
  Mutation: {
    cancelMembership: (_, { cancellation }, context) => cancelMembership(context, cancellation),
  },
} satisfies Resolvers;

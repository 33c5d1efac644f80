import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { cancelMembership } from "./cancellation.service.ts";
import type { CancellationInput } from "./cancellation.types.ts";

/** Resolvers of cancellations of memberships (§ 312k BGB). */
export const cancellationResolvers = {
  Mutation: {
    cancelMembership: (_: unknown, { cancellation }: { cancellation: CancellationInput }, context: ShopContext) =>
      cancelMembership(context, cancellation),
  },
} satisfies Resolvers;

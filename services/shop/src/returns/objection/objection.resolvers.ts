import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { earlierReturnGraph } from "../earlier-return-graph.ts";
import { findObjection, type Objection, submitObjection } from "./objection.service.ts";

/** Resolvers of objections to what others have declared (C-106). */
export const objectionResolvers = {
  Query: {
    getObjection: async (_: unknown, { link }: { link: string }, context: ShopContext) => {
      const found = await findObjection(context, link);
      return found && objectionGraph(found, context);
    },
  },
  Mutation: {
    submitObjection: async (_: unknown, { link }: { link: string }, context: ShopContext) => {
      const { objection, ...result } = await submitObjection(context, link);
      return { ...result, objection: objection && objectionGraph(objection, context) };
    },
  },
} satisfies Resolvers;

/** `Objection` of the graph: no names and no addresses. */
function objectionGraph({ order, made, state }: Objection, { storefront }: ShopContext) {
  const { rma, kind, createdAt, items } = earlierReturnGraph(order, made, storefront.language);
  return {
    rma,
    kind,
    orderId: String(order.head.orderNumber),
    declaredAt: createdAt,
    until: made.heldUntil,
    state: state.toUpperCase(),
    items: items.map(({ lineNo, name, quantity }) => ({ lineNo, name, quantity, reason: null })),
  };
}

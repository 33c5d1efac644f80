import { graphEnum } from "../../platform/graph-enum.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { earlierReturnGraph } from "../earlier-return-graph.ts";
import type { CancellationObjection } from "../cancellation/undo-cancellation.service.ts";
import { findCancellationObjection, submitCancellationObjection } from "./cancellation-objection.service.ts";
import { findObjection, type Objection, submitObjection } from "./objection.service.ts";

/** Resolvers of objections to what others have declared (C-106). */
export const objectionResolvers = {
  Query: {
    getObjection: async (_, { link }, context) => {
      const found = await findObjection(context, link);
      if (found !== null) return objectionGraph(found, context);
      const cancellation = await findCancellationObjection(context, link);
      return cancellation && cancellationGraph(cancellation);
    },
  },
  Mutation: {
    submitObjection: async (_, { link }, context) => {
      const cancellation = await submitCancellationObjection(context, link);
      if (cancellation !== null) return { ...cancellation, objection: cancellationGraph(cancellation.objection) };
      const { objection, ...result } = await submitObjection(context, link);
      return { ...result, objection: objection && objectionGraph(objection, context) };
    },
  },
} satisfies Resolvers;

/** `Objection` of the graph for the cancellation of a membership. */
function cancellationGraph({ number, membership, made, state }: CancellationObjection) {
  return {
    rma: number,
    kind: "CANCELLATION" as const,
    orderId: membership.number,
    declaredAt: made.declaredAt,
    until: made.heldUntil,
    state: graphEnum(state),
    items: [{ lineNo: 1, name: membership.plan, quantity: 1, reason: null }],
  };
}

/** `Objection` of the graph: no names and no addresses. */
function objectionGraph({ order, made, state }: Objection, { storefront }: ShopContext) {
  const { rma, kind, createdAt, items } = earlierReturnGraph(order, made, storefront.language);
  return {
    rma,
    kind,
    orderId: String(order.head.orderNumber),
    declaredAt: createdAt,
    until: made.heldUntil,
    state: graphEnum(state),
    items: items.map(({ lineNo, name, quantity }) => ({ lineNo, name, quantity, reason: null })),
  };
}

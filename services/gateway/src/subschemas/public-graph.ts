import { delegateToSchema, type SubschemaConfig } from "@graphql-tools/delegate";
import { stitchSchemas } from "@graphql-tools/stitch";
import { loadSessionTypeDefs, sessionResolvers } from "@chalkbox/session";
import type { GraphQLResolveInfo, GraphQLSchema } from "graphql";
import type { GraphContext } from "../identity/request-context.ts";
import type { FurtherSubschema } from "./further-subschemas.ts";
import { shopExecutor } from "./shop-executor.ts";
import { sessionCart } from "./links.ts";

/**
 * The public graph: the shop's public part with the session's types and resolvers stitched in. `Session.cart` calls
 * the shop for exactly what was selected; `Cart.checkout` is the session's.
 *
 * @param shopSchema the shop's public part
 * @param further upstreams beside the shop
 */
export function composePublicGraph(
  shopSchema: GraphQLSchema,
  further: readonly FurtherSubschema[] = [],
): GraphQLSchema {
  const shop: SubschemaConfig<unknown, unknown, unknown, GraphContext> = { schema: shopSchema, executor: shopExecutor };
  return stitchSchemas<GraphContext>({
    subschemas: [shop, ...further],
    typeDefs: loadSessionTypeDefs(),
    // What adds fields to a type of the shop does not describe it again.
    typeMergingOptions: {
      typeDescriptionsMerger: (candidates) => candidates.find(({ type }) => type.description)?.type.description,
    },
    resolvers: {
      ...sessionResolvers,
      Session: {
        ...sessionResolvers.Session,
        cart: (_session: unknown, _args: unknown, context: GraphContext, info: GraphQLResolveInfo) => {
          const { visitor } = context.request;
          const { shopField, argument, valueFor } = sessionCart;
          return visitor.askForCart(async (): Promise<unknown> => {
            const ids = await visitor.ensureIds();
            if (ids === null) return null;
            const args = { [argument]: valueFor(ids) };
            return delegateToSchema({ schema: shop, fieldName: shopField, args, context, info });
          });
        },
      },
    },
  });
}

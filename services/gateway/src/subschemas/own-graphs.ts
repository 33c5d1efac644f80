import type { PlanSchemas } from "../planning/plan-operation.ts";
import { makeLeafGraph } from "./leaf-graph.ts";
import { composePublicGraph } from "./public-graph.ts";
import { loadPublicShopSchema } from "./shop-schema.ts";

/** Nobody changes a schema: all gateways of a process, as tests start them, can have the same ones. */
let known: PlanSchemas | undefined;

/** The graphs of session and shop, made once. @throws GraphQLError when the contracts do not fit together */
export function loadOwnGraphs(): PlanSchemas {
  known ??= makeOwnGraphs();
  return known;
}

function makeOwnGraphs(): PlanSchemas {
  const shopSchema = loadPublicShopSchema();
  const publicSchema = composePublicGraph(shopSchema);
  return { shopSchema, publicSchema, leafSchema: makeLeafGraph(publicSchema, shopSchema) };
}

import { execute } from "graphql";
import type { Logger } from "pino";
import type { RequestContext } from "../identity/request-context.ts";
import type { LeafContext } from "../subschemas/leaf-graph.ts";
import type { Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import { declared } from "./passthrough.ts";
import { SubschemaFieldLoader } from "./subschema-field-loader.ts";
import { logUnexpected, mask } from "./masking.ts";
import type { SplicePlan } from "./plan.ts";
import type { OwnGraphs } from "../subschemas/own-graphs.ts";
import { printJson } from "../bytes/raw-json.ts";

/** What a splice works with. */
export interface SpliceTools {
  readonly schemas: OwnGraphs;
  readonly client: ShopClient;
  readonly log: Logger;
}

/**
 * Runs the session's part of an operation, and puts what the shop answers in between as it is.
 * @param variables that fit the operation
 */
export async function splice(
  { parts, operationName }: Pick<SplicePlan, "parts" | "operationName">,
  variables: Variables,
  { schemas, client, log }: SpliceTools,
  context: RequestContext,
): Promise<Buffer> {
  const leaves = new SubschemaFieldLoader(parts, variables, client, context);
  const contextValue: LeafContext = { request: context, session: context.session, leaves };
  const { data, errors = [] } = await execute({
    schema: schemas.leafSchema,
    document: parts.leafDocument,
    variableValues: declared(variables, parts.leafVariables),
    contextValue,
  });
  if (errors.length === 0 && leaves.errors.length === 0) return printJson({ data });
  const own = [...new Set(errors)];
  logUnexpected(own, log, { requestId: context.requestId, operationName });
  return printJson({
    errors: [...own.map((error) => mask(error.toJSON(), context.requestId)), ...leaves.errors],
    data,
  });
}

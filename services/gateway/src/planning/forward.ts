import { type GraphQLSchema, getVariableValues } from "graphql";
import { presentFailure } from "../errors/failure.ts";
import { present, type PublicError } from "../errors/rules.ts";
import type { RequestContext } from "../identity/request-context.ts";
import type { Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import type { ForwardPlan } from "./plan.ts";

/**
 * Sends an operation to the shop and brings its answer: bytes that are not parsed when they are clean.
 * @returns null when the variables do not fit; then the stitched graph answers with its usual words
 */
export async function forward(
  plan: ForwardPlan,
  variables: Variables,
  shopSchema: GraphQLSchema,
  client: ShopClient,
  context: RequestContext,
): Promise<Buffer | null> {
  const { definition, operation, variableNames } = plan;
  if ("errors" in getVariableValues(shopSchema, definition.variableDefinitions ?? [], variables)) return null;
  const reply = await client.run(operation, declared(variables, variableNames), context);
  switch (reply.kind) {
    case "clean":
      return reply.bytes;
    case "errors": {
      const { data, errors } = reply.result;
      return bytesOf(
        errors.map((error) => present(error, context.requestId)),
        data,
      );
    }
    case "failed":
      return bytesOf([presentFailure(reply.failure, reply.retryAfter)], null);
  }
}

/** The declared variables as they came, not coerced: the shop coerces them itself. */
export function declared(variables: Variables, names: readonly string[]): Variables {
  const taken: Record<string, unknown> = {};
  for (const name of names) if (Object.hasOwn(variables, name)) taken[name] = variables[name];
  return taken;
}

function bytesOf(errors: readonly PublicError[], data: unknown): Buffer {
  return Buffer.from(JSON.stringify({ errors, data }));
}

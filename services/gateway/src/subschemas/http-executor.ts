import type { ExecutionResult, Executor } from "@graphql-tools/utils";
import { GraphQLError, print } from "graphql";
import { Pool } from "undici";
import * as v from "valibot";
import { upstreamTimeout } from "../errors/failure.ts";
import type { GraphContext } from "../identity/request-context.ts";

/** Where an upstream beside the shop is, and what opens it. */
export interface HttpUpstream {
  readonly url: URL;
  /** E.g. an API key; nothing of the visitor's is sent. */
  readonly headers?: Readonly<Record<string, string>>;
}

const resultSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(v.looseObject({ message: v.string() }))),
});

/**
 * Calls an upstream beside the shop, once, within the time that the shop has, and while the client waits. It gets the
 * request's id and nothing else of the visitor; its errors are logged whole and leave the gateway as internal ones.
 */
export function createHttpExecutor({ url, headers = {} }: HttpUpstream): Executor<GraphContext> {
  const pool = new Pool(url.origin, { connections: 32 });
  return async ({ document, variables, context }): Promise<ExecutionResult> => {
    const { statusCode, body } = await pool.request({
      method: "POST",
      path: url.pathname + url.search,
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(context !== undefined && { "x-request-id": context.request.requestId }),
        ...headers,
      },
      body: JSON.stringify({ query: print(document), variables }),
      signal: callSignal(context),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${url.origin} answered ${statusCode}`);
    const { data, errors } = v.parse(resultSchema, JSON.parse(text));
    if (errors === undefined) return { data };
    return { data, errors: errors.map(({ message }) => new GraphQLError(message)) };
  };
}

/** Ends a call after the upstream's time, and once its operation is answered without it. */
function callSignal(context: GraphContext | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(upstreamTimeout);
  return context === undefined ? timeout : AbortSignal.any([timeout, context.abandoned]);
}

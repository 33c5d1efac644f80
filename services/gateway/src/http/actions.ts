import type { IncomingMessage } from "node:http";
import { readBody } from "@chalkbox/edge";
import * as v from "valibot";
import type { OperationParams } from "../planning/operation-request.ts";
import { type Action, actions } from "./actions-table.ts";
import type { GraphqlPipeline } from "./graphql-pipeline.ts";
import type { GraphqlRequest } from "./graphql-request.ts";
import { sendJson } from "./reply.ts";
import { sendFenced } from "./send-answer.ts";
import type { Handler } from "./router.ts";

/** A form's worth; in bytes. */
const bodyLimit = 16_384;

const resultSchema = v.object({
  data: v.nullish(v.unknown(), null),
  errors: v.optional(
    v.array(
      v.looseObject({
        message: v.string(),
        extensions: v.optional(v.looseObject({ fieldErrors: v.optional(v.unknown()) })),
      }),
    ),
    [],
  ),
});

/** What an action answers over HTTP. */
interface ActionAnswer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The addresses of the HTTP actions (OP-A-01..09). Each runs an operation of the session through the pipeline of the
 * graph, so that limits, recoveries and cookies are the same.
 */
export function actionRoutes(pipeline: GraphqlPipeline): readonly (readonly [string, Handler])[] {
  return actions.map((action) => [
    `POST ${action.path}`,
    async (raw, response, classified) => {
      const request = pipeline.open(raw, classified);
      const { status, body, headers } = await answerAction(pipeline, action, raw, request);
      if (request.isFenced) return sendFenced(response, request.requestId);
      sendJson(response, status, body, { ...headers, ...request.responseHeaders() });
    },
  ]);
}

async function answerAction(
  pipeline: GraphqlPipeline,
  action: Action,
  raw: IncomingMessage,
  request: GraphqlRequest,
): Promise<ActionAnswer> {
  const fail = (status: number, serverError: string, headers?: Readonly<Record<string, string>>): ActionAnswer => ({
    status,
    body: { ...action.unsuccessful, serverError },
    ...(headers !== undefined && { headers }),
  });
  // The request guard has looked at where it comes from.
  if (!request.class.isJson) return fail(415, "Send the payload as application/json");
  const body = await readBody(raw, { maxBytes: bodyLimit });
  // The rest of a body that is too large is still coming, so the connection cannot be used again.
  if (!body.ok) return fail(body.refusal.status, "The payload is too large or did not arrive", { connection: "close" });
  const params = paramsOf(action, body.bytes);
  if (params === null) return fail(400, "The payload is not as documented");
  const answer = await pipeline.run(params, request);
  const { data, errors } = v.parse(resultSchema, JSON.parse(answer.bytes.toString("utf8")));
  const [first] = errors;
  if (first === undefined) return { status: answer.status, body: action.answer(data) };
  const retryAfter = answer.headers["retry-after"];
  const refused = fail(
    answer.status,
    first.message,
    retryAfter === undefined ? undefined : { "retry-after": retryAfter },
  );
  const fieldErrors = first.extensions?.fieldErrors;
  return fieldErrors === undefined ? refused : { ...refused, body: { ...refused.body, fieldErrors } };
}

/** The operation to run; null when the payload is not as documented. No body stands for an empty payload. */
function paramsOf({ operation, variables }: Action, bytes: Buffer): OperationParams | null {
  try {
    const given = variables(bytes.length === 0 ? {} : JSON.parse(bytes.toString("utf8")));
    return {
      text: operation,
      operationName: null,
      variables: given,
      raw: { query: operation, variables: given },
      // The operations of the actions need no admission.
      refused: null,
    };
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error)) return null;
    throw error;
  }
}

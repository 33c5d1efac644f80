import type { IncomingMessage, ServerResponse } from "node:http";
import * as v from "valibot";
import { type AnswerParts, answerOperation, type OperationParams } from "../planning/answer.ts";
import { isJson } from "../security/csrf.ts";
import { type Action, actions } from "./actions-table.ts";
import { readBody } from "./body.ts";
import { HttpExchange, type OpenScope } from "./http-exchange.ts";
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
 * The addresses of the HTTP actions (OP-A-01..09). Each runs the session's own operation the way that every operation
 * of the graph runs, so that limits, repairs and cookies are the same.
 * @param open makes the scope of a request
 */
export function actionRoutes(
  parts: AnswerParts,
  open: (request: IncomingMessage) => OpenScope,
): readonly (readonly [string, Handler])[] {
  return actions.map((action) => [
    `POST ${action.path}`,
    async (request, response) => run(parts, action, request, response, open(request)),
  ]);
}

async function run(
  parts: AnswerParts,
  action: Action,
  request: IncomingMessage,
  response: ServerResponse,
  openScope: OpenScope,
): Promise<void> {
  const exchange = new HttpExchange(request, openScope);
  const { status, body, headers } = await answerAction(parts, action, request, exchange);
  if (exchange.isFenced) return sendFenced(response, exchange);
  sendJson(response, status, body, { ...headers, ...exchange.responseHeaders() });
}

async function answerAction(
  parts: AnswerParts,
  action: Action,
  request: IncomingMessage,
  exchange: HttpExchange,
): Promise<ActionAnswer> {
  const fail = (status: number, serverError: string, headers?: Readonly<Record<string, string>>): ActionAnswer => ({
    status,
    body: { ...action.unsuccessful, serverError },
    ...(headers !== undefined && { headers }),
  });
  // Where it comes from, the door has looked at.
  if (!isJson(request.headers["content-type"])) return fail(415, "Send the payload as application/json");
  const body = await readBody(request, bodyLimit);
  // The rest of a body that is too large is still coming, so the connection cannot be used again.
  if (!body.ok) return fail(body.refusal.status, "The payload is too large or did not arrive", { connection: "close" });
  const params = paramsOf(action, body.bytes);
  if (params === null) return fail(400, "The payload is not as documented");
  const answer = await answerOperation(parts, params, exchange);
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
      // Our own words need no admission.
      refused: null,
    };
  } catch (error) {
    if (error instanceof SyntaxError || v.isValiError(error)) return null;
    throw error;
  }
}

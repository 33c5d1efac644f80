import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Answer,
  answerOperation,
  type AnswerParts,
  type Exchange,
  type OperationParams,
} from "../planning/answer.ts";
import { answerGenerally } from "../planning/apollo-request.ts";
import { isForged, isJson } from "../security/csrf.ts";
import { readBody } from "./body.ts";
import { parseBody } from "./graphql-params.ts";
import { jsonType, refuse, sendBytes } from "./reply.ts";
import type { RequestScope } from "./request-scope.ts";

/** Ten operations of the longest documents stay far below; in bytes. */
const bodyLimit = 500_000;

/** `/api/shop/`: the public graph (GQL-01). */
export function createGraphqlEndpoint(parts: AnswerParts) {
  return async (request: IncomingMessage, response: ServerResponse, scope: RequestScope): Promise<void> => {
    if (isForged(request.headers)) {
      return refuse(response, 403, "The request does not come from this site, or not as JSON", "CSRF");
    }
    const exchange = exchangeOf(request, scope);
    const answer =
      request.method === "POST"
        ? await answerPost(parts, request, exchange)
        : await answerGenerally(parts.apollo, undefined, exchange);
    sendBytes(response, answer.status, answer.bytes, { ...answer.headers, ...scope.responseHeaders() });
  };
}

function exchangeOf({ headers, method = "GET", url = "/" }: IncomingMessage, { context }: RequestScope): Exchange {
  const question = url.indexOf("?");
  return {
    context,
    method,
    search: question === -1 ? "" : url.slice(question),
    accept: headers.accept ?? "",
    contentType: headers["content-type"] ?? "",
  };
}

async function answerPost(parts: AnswerParts, request: IncomingMessage, exchange: Exchange): Promise<Answer> {
  if (!isJson(request.headers["content-type"])) return badRequest("Send the operation as application/json", 415);
  const body = await readBody(request, bodyLimit);
  if (!body.ok) {
    const message = body.status === 413 ? "The request body is too large" : "The request body did not arrive";
    // The rest of the body is still coming, so the connection cannot be used again.
    return { ...badRequest(message, body.status), headers: { "content-type": jsonType, connection: "close" } };
  }
  const parsed = parseBody(body.bytes);
  if (parsed.kind === "bad") return badRequest(parsed.message, 400);
  if (parsed.kind === "single") return answerOperation(parts, parsed.params, exchange);
  const answers = await answerBatch(parts, exchange, parsed.params);
  const bytes = Buffer.from(`[${answers.map((answer) => answer.bytes.toString("utf8").trimEnd()).join(",")}]`);
  return { status: 200, bytes, headers: { "content-type": jsonType } };
}

/** Queries run together; as soon as there is a mutation, all run in the order in which they were sent. */
async function answerBatch(
  parts: AnswerParts,
  exchange: Exchange,
  batch: readonly OperationParams[],
): Promise<readonly Answer[]> {
  if (!batch.some(({ text }) => text.includes("mutation"))) {
    return Promise.all(batch.map((params) => answerOperation(parts, params, exchange)));
  }
  const answers: Answer[] = [];
  for (const params of batch) answers.push(await answerOperation(parts, params, exchange));
  return answers;
}

function badRequest(message: string, status: number): Answer {
  const bytes = Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] }));
  return { status, bytes, headers: { "content-type": jsonType } };
}

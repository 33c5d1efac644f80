import type { IncomingMessage, ServerResponse } from "node:http";
import { refuse as refuseRequest, type Refusal } from "@chalkbox/edge";
import {
  type Answer,
  answerGet,
  answerOperation,
  type AnswerParts,
  type Exchange,
  type OperationParams,
} from "../planning/answer.ts";
import { answerAtHand } from "../planning/answer-shared.ts";
import type { PublicError } from "../errors/rules.ts";
import type { Admission, SentOperation } from "../planning/admission.ts";
import { isForged, isJson } from "../security/csrf.ts";
import { limits } from "../security/limits.ts";
import { explain, explainHeader, explanationHeader } from "../observability/explanation.ts";
import { readBody } from "./body.ts";
import { parseBody, parseSearch } from "./graphql-params.ts";
import { HttpExchange, type OpenScope } from "./http-exchange.ts";
import type { RepeatedQuestions } from "./repeated-questions.ts";
import { jsonType, refusalStyle, refuse } from "./reply.ts";
import { sendAnswer } from "./send-answer.ts";

/** What the graph's endpoint works with. */
export interface GraphqlParts extends AnswerParts {
  readonly admission: Admission;
  /** Questions that need not be read again. */
  readonly repeated: RepeatedQuestions;
  /** Whether everybody may ask how an operation was answered; operators always may. */
  readonly explainsToAll: boolean;
}

/** `/api/shop/`: the public graph (GQL-01). */
export function createGraphqlEndpoint(parts: GraphqlParts) {
  return async (request: IncomingMessage, response: ServerResponse, openScope: OpenScope): Promise<void> => {
    // The door has looked at POSTs; a GET there may be a link to the IDE.
    if (request.method !== "POST" && isForged(request.headers)) {
      return refuse(response, 403, "The request does not come from this site, or not as JSON", "CSRF");
    }
    const exchange = new HttpExchange(request, openScope);
    const answer =
      request.method === "POST"
        ? await answerPost(parts, request, exchange)
        : await answerGet(parts, parts.admission.admit(parseSearch(exchange.search), exchange.headers), exchange);
    if ("code" in answer) return refuseRequest(response, answer, refusalStyle);
    const wantsExplanation = exchange.headers[explainHeader] !== undefined;
    const isExplained = wantsExplanation && (parts.explainsToAll || parts.admission.isOperator(exchange.headers));
    sendAnswer(response, isExplained ? withExplanation(answer, exchange) : answer, exchange);
  };
}

/** The answer with a header that says how it came about. */
function withExplanation(answer: Answer, { record }: HttpExchange): Answer {
  return record === null ? answer : { ...answer, headers: { ...answer.headers, [explanationHeader]: explain(record) } };
}

async function answerPost(
  parts: GraphqlParts,
  request: IncomingMessage,
  exchange: Exchange,
): Promise<Answer | Refusal> {
  if (!isJson(request.headers["content-type"])) return refusalOf(notJson, 415);
  const body = await readBody(request, limits.bodyBytes);
  if (!body.ok) return body.refusal;
  const parsed = body.parsed ?? parseBody(body.bytes);
  if (parsed.kind === "bad") return refusalOf(parsed.error, 400);
  const admitted = (sent: SentOperation): OperationParams => parts.admission.admit(sent, exchange.headers);
  if (parsed.kind === "single") {
    const params = admitted(parsed.params);
    const atHand = answerAtHand(parts, params, exchange);
    if (atHand !== null) parts.repeated.keep(body.bytes, parsed);
    return atHand ?? answerOperation(parts, params, exchange);
  }
  const answers = await answerBatch(parts, exchange, parsed.params.map(admitted));
  const bytes = Buffer.from(`[${answers.map((answer) => answer.bytes.toString("utf8").trimEnd()).join(",")}]`);
  const headers = { "content-type": jsonType, "x-chalkbox-cache": verdicts(answers), ...retryAfter(answers) };
  return { status: commonStatus(answers), bytes, headers };
}

/** A batch that is refused as one has the status of its refusals; one that asks too often has to wait as a whole. */
function commonStatus(answers: readonly Answer[]): number {
  const statuses = new Set(answers.map(({ status }) => status));
  if (statuses.has(429)) return 429;
  return statuses.size === 1 ? Math.max(...statuses) : 200;
}

/** What the public cache had to do with each operation of a batch, in their order; `none` where it has no say. */
function verdicts(answers: readonly Answer[]): string {
  return answers.map(({ cache }) => cache ?? "none").join(", ");
}

function retryAfter(answers: readonly Answer[]): Readonly<Record<string, string>> {
  const waits = answers.flatMap(({ headers }) => Number(headers["retry-after"] ?? []));
  const longest = Math.max(0, ...waits.filter(Number.isFinite));
  return longest > 0 ? { "retry-after": String(longest) } : {};
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

const notJson: PublicError = {
  message: "Send the operation as application/json",
  extensions: { code: "BAD_REQUEST" },
};

function refusalOf(error: PublicError, status: number): Answer {
  const bytes = Buffer.from(JSON.stringify({ errors: [error] }));
  return { status, bytes, headers: { "content-type": jsonType } };
}

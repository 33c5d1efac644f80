import type { ApolloServer } from "@apollo/server";
import type { Logger } from "pino";
import { jsonType } from "../http/reply.ts";
import type { GraphContext, RequestContext } from "../identity/request-context.ts";
import { faultOfVariables } from "../security/variables.ts";
import type { Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import { answerGenerally } from "./apollo-request.ts";
import { forward } from "./forward.ts";
import type { Plan, RefusedPlan } from "./plan.ts";
import type { PlanCache } from "./plan-cache.ts";
import type { PlanSchemas } from "./plan-operation.ts";
import { splice } from "./splice.ts";

/** What operations are answered with. */
export interface AnswerParts {
  readonly apollo: ApolloServer<GraphContext>;
  readonly plans: PlanCache;
  readonly schemas: PlanSchemas;
  readonly client: ShopClient;
  readonly log: Logger;
  /** Told of every operation once it is answered. */
  readonly observe: (record: OperationRecord) => void;
}

/** One operation as a client sent it. */
export interface OperationParams {
  readonly text: string;
  /** Which of several operations of the text is meant. */
  readonly operationName: string | null;
  readonly variables: Variables;
  /** What was sent, for Apollo; undefined: Apollo reads the address. */
  readonly raw: unknown;
}

/** How an operation came. */
export interface Exchange {
  readonly context: RequestContext;
  readonly method: string;
  /** The query part of the address with its `?`; empty without one. */
  readonly search: string;
  /** The `Accept` header. */
  readonly accept: string;
  /** The `Content-Type` header. */
  readonly contentType: string;
}

/** An answer to one operation. */
export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of an operation. */
export interface OperationRecord {
  readonly requestId: string;
  readonly plan: Plan["kind"];
  readonly operationName: string | null;
  /** HTTP status; partial answers have 200. */
  readonly status: number;
  /** Milliseconds from its plan to its bytes. */
  readonly ms: number;
}

const newType = "application/graphql-response+json";
const newHeaders = { "content-type": `${newType}; charset=utf-8` };
const jsonHeaders = { "content-type": jsonType };

/** Answers one operation, independent of how it came over HTTP and of its neighbours in a batch. */
export async function answerOperation(
  parts: AnswerParts,
  params: OperationParams,
  exchange: Exchange,
): Promise<Answer> {
  const started = performance.now();
  const plan = parts.plans.planFor(params.text, params.operationName);
  const fault = faultOfVariables(params.variables);
  const answer =
    fault === null
      ? await answerPlanned(parts, plan, params, exchange)
      : refusal({ status: 400, error: fault }, exchange);
  parts.observe({
    requestId: exchange.context.requestId,
    plan: plan.kind,
    operationName: "operationName" in plan ? plan.operationName : null,
    status: answer.status,
    ms: performance.now() - started,
  });
  return answer;
}

/** Answers an operation that came by GET: Apollo knows which of them may. */
export async function answerUnforwarded(
  { apollo, plans }: AnswerParts,
  { text, operationName, variables, raw }: OperationParams,
  exchange: Exchange,
): Promise<Answer> {
  const plan = plans.planFor(text, operationName);
  if (plan.kind === "refused") return refusal(plan, exchange);
  const fault = faultOfVariables(variables);
  return fault === null ? answerGenerally(apollo, raw, exchange) : refusal({ status: 400, error: fault }, exchange);
}

async function answerPlanned(
  parts: AnswerParts,
  plan: Plan,
  { variables, raw }: OperationParams,
  exchange: Exchange,
): Promise<Answer> {
  switch (plan.kind) {
    case "refused":
      return refusal(plan, exchange);
    case "forward": {
      const bytes = await forward(plan, variables, parts.schemas.shopSchema, parts.client, exchange.context);
      return bytes === null ? answerGenerally(parts.apollo, raw, exchange) : ok(bytes, exchange);
    }
    case "splice": {
      const bytes = await splice(plan, variables, parts, exchange.context);
      return bytes === null ? answerGenerally(parts.apollo, raw, exchange) : ok(bytes, exchange);
    }
    case "stitch":
    case "unreadable":
      return answerGenerally(parts.apollo, raw, exchange);
  }
}

function ok(bytes: Buffer, exchange: Exchange): Answer {
  return { status: 200, bytes, headers: headersFor(exchange) };
}

function refusal({ status, error }: Omit<RefusedPlan, "kind">, exchange: Exchange): Answer {
  return { status, bytes: Buffer.from(JSON.stringify({ errors: [error] })), headers: headersFor(exchange) };
}

/** The media type that the client prefers of the two that GraphQL over HTTP knows. */
function headersFor({ accept }: Exchange): Answer["headers"] {
  return accept.includes(newType) ? newHeaders : jsonHeaders;
}

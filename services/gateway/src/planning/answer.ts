import type { IncomingHttpHeaders } from "node:http";
import type { ApolloServer } from "@apollo/server";
import type { Storefront } from "@chalkbox/session";
import type { Logger } from "pino";
import type { EncodedBytes } from "../cache/encoded-bytes.ts";
import type { SharedAnswers } from "../cache/shared-answers.ts";
import type { CacheVerdict } from "../cache/verdict.ts";
import { cutTokenErrors } from "../errors/token-errors.ts";
import type { GraphContext, RequestContext } from "../identity/request-context.ts";
import { presentTooOften, type RateLimiter } from "../security/rate-limiter.ts";
import type { ShopCall } from "../observability/shop-call.ts";
import { faultOfVariables } from "../security/variables.ts";
import type { Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import { answerForwarded } from "./answer-shared.ts";
import { answerGenerally } from "./apollo-request.ts";
import { headersFor } from "./media-type.ts";
import { type OperationRecord, recordOf } from "./operation-record.ts";
import type { Plan, PlanFacts, RefusedPlan } from "./plan.ts";
import type { PlanCache } from "./plan-cache.ts";
import type { PlanSchemas } from "./plan-operation.ts";
import { splice } from "./splice.ts";

/** What operations are answered with. */
export interface AnswerParts {
  readonly apollo: ApolloServer<GraphContext>;
  readonly plans: PlanCache;
  readonly schemas: PlanSchemas;
  readonly client: ShopClient;
  readonly shared: SharedAnswers;
  readonly rates: RateLimiter;
  /** A context in which the shop is told nothing of the visitor. */
  readonly anonymous: (exchange: Pick<Exchange, "requestId" | "storefront" | "calls">) => RequestContext;
  readonly log: Logger;
  /** Told of every operation once it is answered. */
  readonly observe: (record: OperationRecord, exchange: Exchange) => void;
}

/** One operation as a client sent it. */
export interface OperationParams {
  readonly text: string;
  /** Which of several operations of the text is meant. */
  readonly operationName: string | null;
  readonly variables: Variables;
  /** What was sent: a POST's body, parsed, or the query part of a GET's address with its `?`. */
  readonly raw: unknown;
  /** Why it is not answered, whatever it asks; null when it may be. */
  readonly refused: RefusedPlan | null;
}

/** How an operation came. */
export interface Exchange {
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly headers: IncomingHttpHeaders;
  /** Visitor and session; made when it is first read, as shared answers do without. */
  readonly context: RequestContext;
  readonly method: string;
  /** The `Accept` header. */
  readonly accept: string;
  /** The `Content-Type` header. */
  readonly contentType: string;
  /** What the shop was asked for this request so far. */
  readonly calls: ShopCall[];
  /** Is told what became of each of its operations. */
  note(record: OperationRecord): void;
}

/** An answer to one operation. */
export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** What the public cache had to do with it; absent where it has no say. */
  readonly cache?: CacheVerdict;
  /** The same bytes in several codings, when visitors share them. */
  readonly encoded?: EncodedBytes;
}

/** Answers one operation, independent of how it came over HTTP and of its neighbours in a batch. */
export async function answerOperation(
  parts: AnswerParts,
  params: OperationParams,
  exchange: Exchange,
): Promise<Answer> {
  const started = performance.now();
  const plan = params.refused ?? parts.plans.planFor(params.text, params.operationName);
  // Most operations ask for nothing that counts, and wait for nothing.
  const mayBeTooOften = "rootFields" in plan && parts.rates.concerns(plan.rootFields);
  const refused =
    refusedVariables(params, exchange) ?? (mayBeTooOften ? await refusedForRate(parts, plan, exchange) : null);
  const answer = refused ?? withoutTokenErrors(await answerPlanned(parts, plan, params, exchange), plan, exchange);
  parts.observe(recordOf(plan, answer, exchange, started), exchange);
  return answer;
}

function refusedVariables({ variables }: OperationParams, exchange: Exchange): Answer | null {
  const error = faultOfVariables(variables, exchange.storefront.language);
  return error === null ? null : refusal({ status: 400, error }, exchange);
}

/** What is tried too often. */
async function refusedForRate({ rates }: AnswerParts, plan: PlanFacts, exchange: Exchange): Promise<Answer | null> {
  const { address, visitor } = exchange.context;
  exchange.context.tellOrigin();
  const tooOften = await rates.takeFields(plan.rootFields, { address, userId: visitor.userId });
  if (tooOften === null) return null;
  const { status, bytes, headers } = refusal({ status: 429, error: presentTooOften(tooOften) }, exchange);
  return { status, bytes, headers: { ...headers, "retry-after": String(tooOften.retryAfter) } };
}

/** Once the shop has refused the customer's token, the security logout says so; most answers need not (GQL-14). */
export function withoutTokenErrors(answer: Answer, plan: Plan, exchange: Exchange): Answer {
  // What all visitors share was asked for without their tokens.
  if (answer.encoded !== undefined) return answer;
  const { context } = exchange;
  if (!context.visitor.securityLogout || !("rootFields" in plan)) return answer;
  return { ...answer, bytes: cutTokenErrors(answer.bytes, plan.rootFields) };
}

/** Answers an operation that came by GET: queries alone may; Apollo has words for the others. */
export async function answerGet(parts: AnswerParts, params: OperationParams, exchange: Exchange): Promise<Answer> {
  const plan = params.refused ?? parts.plans.planFor(params.text, params.operationName);
  const isQuery = plan.kind === "refused" || ("operationType" in plan && plan.operationType === "query");
  return isQuery ? answerOperation(parts, params, exchange) : answerGenerally(parts.apollo, params, exchange);
}

async function answerPlanned(
  parts: AnswerParts,
  plan: Plan,
  params: OperationParams,
  exchange: Exchange,
): Promise<Answer> {
  const { variables } = params;
  switch (plan.kind) {
    case "refused":
      return refusal(plan, exchange);
    case "forward":
      return (await answerForwarded(parts, plan, params, exchange)) ?? answerGenerally(parts.apollo, params, exchange);
    case "splice": {
      const bytes = await splice(plan, variables, parts, exchange.context);
      return bytes === null ? answerGenerally(parts.apollo, params, exchange) : ok(bytes, exchange);
    }
    case "stitch":
    case "unreadable":
      return answerGenerally(parts.apollo, params, exchange);
  }
}

function ok(bytes: Buffer, exchange: Exchange): Answer {
  return { status: 200, bytes, headers: headersFor(exchange) };
}

function refusal({ status, error }: Omit<RefusedPlan, "kind">, exchange: Exchange): Answer {
  return { status, bytes: Buffer.from(JSON.stringify({ errors: [error] })), headers: headersFor(exchange) };
}

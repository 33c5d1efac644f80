import type { RequestContext } from "../identity/request-context.ts";
import type { EncodedBytes } from "../cache/encoded-bytes.ts";
import type { CacheVerdict } from "../cache/verdict.ts";
import { presentFailure } from "../errors/failure.ts";
import { deadlineOf, until } from "../upstream/time-left.ts";
import { faultOfVariables } from "../security/variables.ts";
import type { Answer, AnswerParts, Exchange, OperationParams } from "./answer.ts";
import { forward, forwardShared } from "./forward.ts";
import { headersFor } from "./media-type.ts";
import { recordOf } from "./operation-record.ts";
import type { ForwardPlan } from "./plan.ts";

/**
 * The answer that is at hand without asking anybody, and without looking at who asks; null when there is none. It
 * waits for nothing.
 */
export function answerAtHand(parts: AnswerParts, params: OperationParams, exchange: Exchange): Answer | null {
  if (params.refused !== null) return null;
  const started = performance.now();
  const plan = parts.plans.planFor(params.text, params.operationName);
  if (plan.kind !== "forward" || plan.sharing === null) return null;
  if (faultOfVariables(params.variables, exchange.storefront.language) !== null) return null;
  const lookup = lookUp(parts, plan, params, exchange);
  if (lookup.kind !== "hit") return null;
  parts.observe(recordOf(plan, { status: 200, cache: "hit" }, exchange, started), exchange);
  return shared(lookup.body, exchange, "hit");
}

/** Answers an operation of the shop alone; null when its variables do not fit. */
export async function answerForwarded(
  parts: AnswerParts,
  plan: ForwardPlan,
  params: OperationParams,
  exchange: Exchange,
): Promise<Answer | null> {
  const lookup = lookUp(parts, plan, params, exchange);
  if (lookup.kind === "hit") return shared(lookup.body, exchange, "hit");
  if (lookup.kind === "ask") {
    const context = parts.anonymous(exchange);
    const asked = lookup.load(() => forwardShared(plan, params.variables, parts.client, context));
    // Others may wait longer, and what comes in the end is kept: only this client goes without.
    const served = await until(asked, deadlineOf(exchange.headers));
    passOn(context, exchange.context);
    if (served === null) return tooLate(exchange);
    return shared(served.body, exchange, served.verdict);
  }
  const context = lookup.kind === "fetch" ? parts.anonymous(exchange) : exchange.context;
  const bytes = await forward(plan, params.variables, parts.client, context);
  if (lookup.kind === "fetch") passOn(context, exchange.context);
  return bytes === null ? null : { status: 200, bytes, headers: headersFor(exchange), cache: lookup.verdict };
}

/** Tells a visitor what befell a call in nobody's name. */
export function passOn(anonymous: RequestContext, own: RequestContext): void {
  if (anonymous.tokenFailed) own.noteTokenFailure();
  own.noteRetryAfter(anonymous.retryAfter);
}

function lookUp(parts: AnswerParts, plan: ForwardPlan, { variables }: OperationParams, exchange: Exchange) {
  const { storefront, headers } = exchange;
  return parts.shared.lookUp({ plan, variables, storefront, headers });
}

function tooLate(exchange: Exchange): Answer {
  const bytes = Buffer.from(JSON.stringify({ errors: [presentFailure("out-of-time")], data: null }));
  return { status: 200, bytes, headers: headersFor(exchange), cache: "uncacheable" };
}

function shared(body: EncodedBytes, exchange: Exchange, verdict: CacheVerdict): Answer {
  return { status: 200, bytes: body.identity, headers: headersFor(exchange), cache: verdict, encoded: body };
}
